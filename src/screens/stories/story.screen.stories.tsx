import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal } from '#src/api/testing/gallery-server.ts';
import { logIn } from '#src/features/session/testing/gallery-writer.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { Component } from './story.screen.tsx';

const meta = {
  title: 'Screens/Story',
  component: Component,
  parameters: { layout: 'fullscreen', route: { address: '/stories/21', path: '/stories/:story' } },
  beforeEach: () => {
    logIn();
    answer('storyRead', example('storyRead'));
    answer('turnList', example('turnList'));
    answer('storySequenceRead', example('storySequenceRead'));
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

function findSection(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}

function titlesIn(section: HTMLElement): (string | null)[] {
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    const sequences = within(await findSection('Sequences'));
    await userEvent.click(sequences.getByRole('button', { name: /^The return/ }));
    await expect(await sequences.findByText(/Mara takes the last bus to Pell Harbour/)).toBeVisible();
    await canvas.findByText(/There is a street in my town/);
    await expectAccessibleInBoth();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A story that has just been told: its sections invite the writer to talk. */
export const JustTold: Story = {
  beforeEach: () => {
    answer('storyRead', example('storyRead', 'justTold'));
    answer('turnList', example('turnList', 'empty'));
  },
  play: async () => {
    await expectAccessibleInBoth();
  },
};

export const OddResponse: Story = {
  beforeEach: () => {
    const data = {
      id: 21,
      name: '   ',
      image: { path: 'data:text/html,<script>alert(1)</script>' },
      percent: 'NaN',
      goals: 'none',
      market_comps: [{ title: 'A film', image: 'ftp://evil.test/f.png' }, { image: 'x' }],
      progress: [
        { name: 'Premise', progress: 140 },
        { name: 'Plot', progress: null },
        { name: null, progress: 3 },
      ],
      characters: [null, { name: 'Mara', types: 'Returner', image: 'http://evil.test/m.png' }],
      target_audience: [],
      impactful_scenes: [
        { id: 3, priority: null, name: 'Without a place' },
        { id: 2, priority: 2, name: 'Last' },
        { id: 1, priority: 1, name: 'First' },
      ],
      drafts: [{ id: 1, name: 'Opening', words: -3, updated_at: 'soon' }],
    };
    answer('storyRead', { data });
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Untitled$/));
    const progress = within(await findSection('Progress'));
    await expect(progress.getByRole('progressbar', { name: 'Premise' })).toHaveAttribute('aria-valuenow', '100');
    await expect(titlesIn(await findSection('Impactful scenes'))).toEqual(['First', 'Last']);
    await expect(await findSection('Characters')).toHaveTextContent('Mara');
    await expect(await findSection('Market comps')).toHaveTextContent('A film');
    const drafts = await findSection('Drafts');
    await expect(drafts).toHaveTextContent('Opening');
    await expect(within(drafts).queryByRole('link')).not.toBeInTheDocument();
    await expect(await findSection('Target audience')).toHaveTextContent('No reader in mind yet.');
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|\[object|Invalid Date/);
  },
};

export const Bare: Story = {
  beforeEach: () => answer('storyRead', { data: { id: 32, name: 'Bare' } }),
  parameters: { route: { address: '/stories/32', path: '/stories/:story' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bare' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
    const scenes = await findSection('Impactful scenes');
    await expect(scenes).toHaveTextContent('No scenes yet.');
    await expect(within(scenes).getByRole('link', { name: 'Talk about this' })).toHaveAttribute(
      'href',
      '/stories/32/develop',
    );
    await expect(within(await findSection('Drafts')).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: () => answer('storyRead', new Promise(() => undefined)),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await expectAccessibleInBoth();
  },
};

export const Failed: Story = {
  beforeEach: () => answer('storyRead', refusal(500), example('storyRead')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this story.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
  },
};

export const Missing: Story = {
  beforeEach: () => {
    answer('storyRead', refusal(404));
    answer('trashList', example('trashList', 'empty'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^We couldn’t find this story\. It may have been deleted, or you may not have access\.$/,
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expectAccessibleInBoth();
  },
};

export const InTrash: Story = {
  beforeEach: () => {
    const item = example('trashList').data.find(({ kind }) => kind === 'story');
    answer('storyRead', refusal(404));
    answer('trashList', { ...example('trashList'), data: [{ ...item, id: 21 }] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
  },
};
