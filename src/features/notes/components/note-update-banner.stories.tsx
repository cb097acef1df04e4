import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getNoteReadQueryKey } from '#src/api/generated/api/notes.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { NotePage } from './note-page.tsx';

const meta = {
  title: 'Notes/Note update',
  component: NotePage,
  // A store and its requests outlive their story, so each story has its own note, also beside those of other files.
  args: { userId: 1, address: { slug: 'tides', id: 21 }, listPath: '/', notePath: String, isNew: false },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    answer('noteRead', example('noteRead'));
    answer('noteSectionUpdate', refusal(422));
  },
} satisfies Meta<typeof NotePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function ofNote(id: number): Pick<typeof meta.args, 'address'> {
  return { address: { slug: 'tides', id } };
}

const name = 'What the town says';

function section(): HTMLElement {
  return screen.getByRole('textbox', { name, hidden: true });
}

function banner(): HTMLElement {
  return screen.getByRole('status', { name: `Updates to ${name}` });
}

/** The note as another device saves it while a section here has unsaved text. */
async function saveElsewhere({ args }: Context, content: object | null): Promise<void> {
  const editor = await screen.findByRole('textbox', { name });
  await userEvent.type(editor, 'Mine. ');
  const { data } = example('noteRead');
  const [first, second] = data.sections;
  const changed = content === null ? [first] : [first, { ...second, version: 9, content }];
  const { slug, id } = args.address;
  const note = { data: { ...data, version: data.version + 1, sections: changed } };
  answer('noteRead', note);
  queryClient.setQueryData(getNoteReadQueryKey(slug, id), note);
}

function text(words: string): object {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };
}

/** The server refuses the next save too. */
async function untilRefused(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('status', { name: 'Save state' })).toHaveTextContent('Save failed'));
}

async function untilUpdated(context: Context): Promise<void> {
  await saveElsewhere(context, text('“The road forgets.”'));
  await waitFor(() => expect(banner()).toHaveTextContent('Updated on another device. Your version hasn’t changed.'));
}

export const Updated: Story = {
  play: async (context) => {
    await untilUpdated(context);
    await expect(section()).toHaveTextContent('Mine.');
    await expect(section()).not.toHaveTextContent('forgets');
    await expectAccessibleInBoth();
  },
};

export const UpdatedOnPhone: Story = {
  args: ofNote(22),
  globals: { viewport: { value: 'phone' } },
  play: untilUpdated,
};

async function untilCompared(context: Context): Promise<HTMLElement> {
  await untilUpdated(context);
  await userEvent.click(within(banner()).getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: `Two versions of “${name}”` });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep both' })).toHaveFocus());
  await expect(within(dialog).getByRole('region', { name: 'This device' })).toHaveTextContent('Mine.');
  await expect(within(dialog).getByRole('region', { name: 'Other device' })).toHaveTextContent('forgets');
  return dialog;
}

export const Compared: Story = {
  args: ofNote(23),
  play: async (context) => {
    await untilCompared(context);
    await expectAccessibleInBoth();
  },
};

export const KeptBoth: Story = {
  args: ofNote(24),
  play: async (context) => {
    await untilCompared(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(section()).toHaveTextContent(/Mine\..*“The road forgets\.”/));
    await waitFor(() => expect(banner()).toBeEmptyDOMElement());
    await untilRefused();
  },
};

export const KeptOther: Story = {
  args: ofNote(25),
  play: async (context) => {
    const dialog = await untilCompared(context);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the other version' }));
    await waitFor(() => expect(section()).toHaveTextContent(/^“The road forgets\.”$/));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(section()).toHaveTextContent('Mine.'));
    await untilRefused();
  },
};

export const Deleted: Story = {
  args: ofNote(26),
  play: async (context) => {
    await saveElsewhere(context, null);
    await waitFor(() => expect(banner()).toHaveTextContent('Deleted on another device. Your copy is still here.'));
    await expect(section()).toHaveTextContent('Mine.');
    await expectAccessibleInBoth();
  },
};

export const DeletedThenRestored: Story = {
  args: ofNote(27),
  play: async (context) => {
    await saveElsewhere(context, null);
    await userEvent.click(await within(banner()).findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(banner()).toBeEmptyDOMElement());
    await expect(section()).toHaveTextContent('Mine.');
  },
};

export const DeletedThenDiscarded: Story = {
  args: ofNote(28),
  play: async (context) => {
    await saveElsewhere(context, null);
    await userEvent.click(await within(banner()).findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument());
  },
};
