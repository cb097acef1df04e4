import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
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

async function choose(action: string): Promise<void> {
  await userEvent.click(screen.getByLabelText('More actions for The Salt Road'));
  await userEvent.click(await screen.findByText(action, { selector: '[role=menuitem]' }));
}

async function chooseAction(action: string, dialogName: string): Promise<HTMLElement> {
  await choose(action);
  const dialog = await screen.findByRole('dialog', { name: dialogName });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

function press(inside: HTMLElement, name: string | RegExp): Promise<void> {
  return userEvent.click(within(inside).getByRole('button', { name }));
}

async function expectAlert(text: string): Promise<void> {
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(text));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
}

type ExportedFile = { name: string; content: Blob };

/** Catches what would be downloaded. */
function catchFile(): ExportedFile {
  const file = { name: '', content: new Blob() };
  spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    file.content = content as Blob;
    return 'blob:';
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    file.name = this.download;
  });
  return file;
}

/** Exports all of the story or a part of it, in each form and after a failure. */
async function exportStory(): Promise<void> {
  const file = catchFile();
  const open = async (part: string) => {
    const dialog = await chooseAction('Export', 'Export');
    const queries = within(dialog);
    await userEvent.click(queries.getByRole('radio', { name: part }));
    return {
      ...queries,
      exportAs: async (form: string): Promise<string> => {
        await press(dialog, new RegExp(`^${form}`));
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
        return file.content.text();
      },
    };
  };
  const logline = 'Mara Ellery left Pell Harbour at nineteen';

  const dialog = await chooseAction('Export', 'Export');
  await expect(within(dialog).getByRole('radio', { name: 'Everything' })).toBeChecked();
  await expectAccessibleInBoth();
  answer('turnList', refusal(500));
  await press(dialog, /^Markdown/);
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/^We couldn’t create the file\. Please try again\.$/),
  );
  answer('turnList', example('turnList'));
  await press(dialog, /^Markdown/);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await expect(file.name).toBe('the-salt-road.md');
  for (const text of [
    '# The Salt Road\n\n*Novel · Standalone · Drama',
    logline,
    '### Mara Ellery\n\n*Protagonist · Returner*',
    '## In your words\n\n### What story has been following you around',
    'There is a street in my town',
  ])
    await expect(await file.content.text()).toContain(text);

  const interview = await open('Interview');
  await expect(interview.queryByRole('button', { name: /^Fountain/ })).not.toBeInTheDocument();
  const questions = interview.getByRole('checkbox', { name: 'Include the questions' });
  await expect(questions).toBeChecked();
  await userEvent.click(questions);
  const answers = await interview.exportAs('Markdown');
  await expect(file.name).toBe('the-salt-road-interview.md');
  await expect(answers).toContain('I want to know who she is hiding.\n\n* * *\n\n');
  await expect(answers).not.toContain('##');
  await expect(answers).not.toContain(logline);

  const page = await open('Story page');
  await expect(page.queryByRole('checkbox')).not.toBeInTheDocument();
  const text = await page.exportAs('Markdown');
  await expect(text).toContain(logline);
  await expect(text).not.toContain('There is a street in my town');

  const screenplay = await (await open('Everything')).exportAs('Fountain');
  await expect(file.name).toBe('the-salt-road.fountain');
  await expect(screenplay).toContain('.THE STORM ON THE FLATS\n\nThe road is open for one hour');
  await expect(await (await open('Everything')).exportAs('Word')).toMatch(/^PK/);
  await expect(file.name).toBe('the-salt-road.docx');

  answer('turnList', refusal(500));
  await choose('Print or save as PDF');
  await expectAlert('We couldn’t prepare the pages. Please try again.');
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await findSection('Sequences');
    await exportStory();
    const sequences = within(await findSection('Sequences'));
    await userEvent.click(sequences.getByRole('button', { name: /^The return/ }));
    await waitFor(async () =>
      expect(await sequences.findByText(/Mara takes the last bus to Pell Harbour/)).toBeVisible(),
    );
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
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Bare' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
    const scenes = await findSection('Impactful scenes');
    await expect(scenes).toHaveTextContent('No scenes yet.');
    await expect(within(scenes).getByRole('link', { name: 'Talk about this' })).toHaveAttribute(
      'href',
      '/stories/32/develop',
    );
    await expect(within(await findSection('Drafts')).queryByRole('link')).not.toBeInTheDocument();
    const more = canvas.getByRole('button', { name: 'More actions for Bare' });
    await userEvent.click(more);
    const actions = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(actions).toEqual(['Rename', 'Add cover', 'Export', 'Print or save as PDF', 'Delete']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    more.blur();
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
  },
};

export const Retried: Story = {
  ...Failed,
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible(),
    );
    await step('a name is required, and a failure keeps what was typed', async () => {
      answer('storyUpdate', refusal(500));
      const form = await chooseAction('Rename', 'Rename story');
      const name = within(form).getByRole('textbox', { name: 'Name' });
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveValue('The Salt Road');
      await expectAccessibleInBoth();
      await userEvent.clear(name);
      await userEvent.type(name, '  ');
      await press(form, 'Save');
      await expect(form).toHaveTextContent('Enter a name.');
      await userEvent.clear(name);
      await userEvent.type(name, 'The Thaw');
      await press(form, 'Save');
      await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('An unexpected error occurred.'));
      await expect(name).toHaveValue('The Thaw');
      await press(form, 'Cancel');
      await waitFor(() => expect(form).not.toBeInTheDocument());
    });
    await step('nothing is deleted on Cancel or after a failure', async () => {
      answer('storyDelete', refusal(500));
      const cancelled = await chooseAction('Delete', 'Delete story?');
      await expect(cancelled).toHaveTextContent('You can restore it for 30 days.');
      await press(cancelled, 'Cancel');
      await waitFor(() => expect(cancelled).not.toBeInTheDocument());
      await expect(requestsOf('storyDelete')).toEqual([]);
      await press(await chooseAction('Delete', 'Delete story?'), 'Delete');
      await expectAlert('We couldn’t delete the story.');
      await expect(canvas.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    });
    await step('an unusable file as a cover shows the reason', async () => {
      const input = document.querySelector<HTMLInputElement>('main input[type=file]') as HTMLInputElement;
      const writer = userEvent.setup({ applyAccept: false });
      await writer.upload(input, new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
      await expectAlert('We can’t use this file type.');
    });
    (document.activeElement as HTMLElement).blur();
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
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible());
  },
};
