import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { chooseItem } from '#src/ui/testing/menus.ts';
import { WritePage } from './write-page.tsx';

const project = { slug: 'the-salt-road', name: 'The Salt Road', path: '/projects/the-salt-road', author: 'Ana Reyes' };

const meta = {
  title: 'Manuscript/Write',
  component: WritePage,
  // A tab writes one manuscript at a time, so each story has its own.
  args: { userId: 1, project },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => answer('documentRead', example('documentRead')),
} satisfies Meta<typeof WritePage>;

export default meta;
type Story = StoryObj<typeof meta>;

function ofProject(slug: string): Pick<typeof meta.args, 'project'> {
  return { project: { ...project, slug } };
}

async function untilOpen(): Promise<HTMLElement> {
  const text = await screen.findByRole('textbox', { name: 'Story' });
  await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'));
  return text;
}

async function choose(action: string): Promise<void> {
  await untilOpen();
  await chooseItem('More', action);
}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await untilOpen();
    const title = canvas.getByRole('heading', { level: 1 });
    await userEvent.click(within(title).getByRole('button'));
    const scenes = await screen.findByRole('dialog', { name: 'Scenes' });
    await waitFor(() => expect(scenes).toBeVisible());
    await expectAccessibleInBoth();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(scenes).not.toBeInTheDocument());
    await waitFor(() => expect(within(title).getByRole('button')).toHaveFocus());
    within(title).getByRole('button').blur();
    await expectAccessibleInBoth();
  },
};

export const OnPhone: Story = {
  args: ofProject('on-phone'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await untilOpen();
  },
};

export const Empty: Story = {
  args: ofProject('empty'),
  beforeEach: () => answer('documentRead', example('documentRead', 'empty')),
  play: async () => {
    await untilOpen();
  },
};

export const Loading: Story = {
  args: ofProject('loading'),
  beforeEach: () => answer('documentRead', new Promise(() => undefined)),
};

export const Failed: Story = {
  args: ofProject('failed'),
  beforeEach: () => answer('documentRead', refusal(500)),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your manuscript.'),
    );
    answer('documentRead', example('documentRead'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await untilOpen();
  },
};

export const TextSettings: Story = {
  args: ofProject('text-settings'),
  play: async () => {
    await untilOpen();
    await userEvent.click(screen.getByRole('button', { name: 'Text settings' }));
    const slider = await screen.findByRole('slider', { name: 'Line height' });
    await waitFor(() => expect(slider).toBeVisible());
    await expectAccessibleInBoth();
  },
};

export const Finding: Story = {
  args: ofProject('finding'),
  play: async () => {
    const text = await untilOpen();
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = await screen.findByRole('textbox', { name: 'Find in manuscript' });
    await waitFor(() => expect(field).toHaveFocus());
    const bar = screen.getByRole('search', { name: 'Find in manuscript' });
    for (const [query, matches] of [
      ['HARBOUR', '1 of 1'],
      ['she', '3 of 8'],
      ['{Enter}', '4 of 8'],
      ['{Shift>}{Enter}{/Shift}', '3 of 8'],
      ['(((', 'No matches'],
    ] as const) {
      if (!query.startsWith('{')) await userEvent.clear(field);
      await userEvent.type(field, query);
      await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(matches));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await waitFor(() => expect(text).toHaveFocus());
    await choose('Find in manuscript');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find in manuscript' }), 'road');
    await waitFor(() => expect(screen.getByRole('search')).toHaveTextContent('1 of 2'));
    await expectAccessibleInBoth();
  },
};

export const FocusMode: Story = {
  args: ofProject('focus-mode'),
  play: async () => {
    await untilOpen();
    await userEvent.click(screen.getByRole('button', { name: 'Focus' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument());
  },
};

async function openFromMenu(name: string): Promise<HTMLElement> {
  await choose(name);
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

function dialogOf(slug: string, name: string): Story {
  return {
    args: ofProject(slug),
    play: async () => {
      await openFromMenu(name);
      await expectAccessibleInBoth();
    },
  };
}

export const Snapshots = dialogOf('snapshots', 'Snapshots');
export const DailyGoal = dialogOf('daily-goal', 'Daily goal');
export const Export = dialogOf('export', 'Export');

/** A file is rejected with the reason, or shown with what it has and what is left out. */
export const Import: Story = {
  args: ofProject('import'),
  play: async () => {
    const dialog = await openFromMenu('Import');
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['PK'], 'draft.docx'));
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        /^We couldn’t read this Word file\. Save it again as \.docx, then try again\.$/,
      ),
    );
    const source = '---\ntitle: The Quay\n---\n\n## The quay\n\nHer *own* hand. <!-- not here -->\n\n***\n\n> Gone';
    await userEvent.upload(input, new File([source], 'draft.md'));
    const report = await within(dialog).findByRole('status');
    await waitFor(() => expect(report).toHaveTextContent('draft.md: 6 words, 2 scenes'));
    await expect(within(report).getByRole('listitem')).toHaveTextContent(
      /^Left out: the properties before the text and 1 comment\.$/,
    );
    await expectAccessibleInBoth();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await openFromMenu('Import');
    await expectAccessibleInBoth();
  },
};

export const DailyGoalRefused: Story = {
  args: ofProject('daily-goal-refused'),
  play: async () => {
    await choose('Daily goal');
    const goal = await screen.findByRole('textbox', { name: /^Words per day/ });
    await userEvent.type(goal, 'many{Enter}');
    await expect(goal).toHaveAccessibleDescription(/Enter a number from 1 to 100,000\./);
  },
};

/** The selection's toolbar is reached and left by keys. */
export const Selected: Story = {
  args: ofProject('selected'),
  play: async () => {
    const text = await untilOpen();
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}');
    const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' });
    await waitFor(() => expect(toolbar).toBeVisible());
    const buttons = within(toolbar).getAllByRole('button');
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Bold', 'Italic', 'Heading', 'Quote', 'Scene break']),
    );
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(buttons[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(buttons.at(-1)).toHaveFocus();
    // Escape first hides the button's tooltip.
    await screen.findByText(buttons.at(-1)?.getAttribute('aria-label') ?? '');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expectAccessibleInBoth();
  },
};

export const SelectedOnPhone: Story = {
  ...Selected,
  args: ofProject('selected-on-phone'),
  globals: { viewport: { value: 'phone' } },
};
