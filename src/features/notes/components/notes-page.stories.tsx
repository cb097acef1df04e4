import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getNoteReadQueryKey } from '#src/api/generated/api/notes.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed, refusal } from '#src/api/testing/gallery-server.ts';
import { notesQuery } from '../queries.ts';
import { NotesPage } from './notes-page.tsx';

const slug = 'the-salt-road';

const meta = {
  title: 'Notes/Notes',
  component: NotesPage,
  args: { slug, userId: 1, editPath: (id) => `/projects/${slug}/notes/${id}` },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

function holdNotes(): void {
  const pages = [example('noteList', 'saltRoad')];
  queryClient.setQueryData(notesQuery(slug, '').queryKey, { pages, pageParams: [1] });
  queryClient.setQueryData(getNoteReadQueryKey(slug, 701), example('noteRead'));
}

export const Filled: Story = { beforeEach: holdNotes };
export const Empty: Story = {
  beforeEach: () => answer('noteList', refusal(500), example('noteList', 'empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your notes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await canvas.findByText('A place for stray thoughts.')).toBeVisible());
    await expect(canvas.getByText('They save as you type.')).toBeVisible();
  },
};
export const Loading: Story = {};
export const Failed: Story = failed;

export const ByArrowKeys: Story = {
  beforeEach: holdNotes,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').filter((link) => link.closest('ul'));
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(links[0]).toHaveFocus();
  },
};
