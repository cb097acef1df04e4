import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { WritePage } from './write-page.tsx';

type Project = Parameters<typeof WritePage>[0]['project'];

/** A tab writes one manuscript at a time, so each story has its own. */
function project(slug: string): Project {
  return { slug, name: 'The Salt Road', path: `/projects/${slug}`, author: 'Ana Reyes' };
}

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

const { data: opened } = example('documentRead', 'empty');
const elsewhere = {
  ...opened,
  version: opened.version + 1,
  content: { type: 'doc', content: [paragraph('It was open.')] },
  updated_at: '2026-11-12T18:44:00.000000Z',
};

const meta = {
  title: 'Manuscript/Conflict dialog',
  component: WritePage,
  args: { userId: 1, project: project('two-versions') },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    answer('documentRead', { data: opened }, { data: elsewhere });
    answer('documentReplace', refusal(409), { data: { ...elsewhere, version: elsewhere.version + 1 } });
  },
  play: async () => {
    const text = await screen.findByRole('textbox', { name: 'Story' });
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'));
    await userEvent.type(text, 'She knocked.');
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    const both = await screen.findByRole('button', { name: 'Keep both' });
    await waitFor(() => expect(both).toHaveFocus());
  },
} satisfies Meta<typeof WritePage>;

export default meta;
type Story = StoryObj<typeof meta>;

function dialog(): HTMLElement {
  return screen.getByRole('dialog', { name: 'Two versions of “The Salt Road”' });
}

export const TwoVersions: Story = {
  play: async () => {
    await meta.play();
    const versions = within(dialog());
    await expect(versions.getByRole('region', { name: 'This device' })).toHaveTextContent('She knocked.');
    await expect(versions.getByRole('region', { name: 'Other device' })).toHaveTextContent('It was open.');
    await expect(versions.getByRole('status')).toHaveTextContent('Difference 1 of 1');
    await expectAccessibleInBoth();
  },
};

export const TwoVersionsOnPhone: Story = {
  args: { project: project('two-versions-on-phone') },
  globals: { viewport: { value: 'phone' } },
};

export const ClosedWithoutChoice: Story = {
  args: { project: project('closed-without-choice') },
  play: async () => {
    await meta.play();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const compare = within(screen.getByRole('status', { name: 'This manuscript' })).getByRole('button');
    await expect(compare).toHaveAccessibleName('Compare');
    await expect(screen.getByRole('status', { name: 'Save state' })).toHaveTextContent('Saved on this device');
    await expect(requestsOf('documentReplace')).toHaveLength(1);
    await expect(await screen.findByText('2 in the scene')).toBeVisible();
  },
};

/** A choice that the server refuses keeps the dialog. The next one is saved. */
export const KeptBoth: Story = {
  args: { project: project('kept-both') },
  beforeEach: () =>
    answer('documentReplace', refusal(409), refusal(500), { data: { ...elsewhere, version: elsewhere.version + 1 } }),
  play: async () => {
    await meta.play();
    await userEvent.keyboard('{Enter}');
    const alert = await within(dialog()).findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('An unexpected error occurred.'));
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await screen.findByText('Kept both versions')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Story' })).toHaveTextContent(
      /She knocked\.\s*Other version, saved \d\d:\d\d:\s*It was open\./,
    );
    await expect(requestsOf('documentReplace').at(-1)?.body).toMatch(/She knocked\..*It was open\./);
  },
};

export const KeptOther: Story = {
  args: { project: project('kept-other') },
  play: async () => {
    await meta.play();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Keep the other version' }));
    const text = screen.getByRole('textbox', { name: 'Story', hidden: true });
    await waitFor(() => expect(text).toHaveTextContent(/^It was open\.$/));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(text).toHaveTextContent(/^She knocked\.$/));
    await waitFor(() => expect(requestsOf('documentReplace')).toHaveLength(2));
    await expect(requestsOf('documentReplace')[1]?.body).toContain('She knocked.');
  },
};
