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
    answer('noteList', example('noteList', 'empty'));
    // At once: letters that come slowly are a search each.
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Filter notes' }));
    await userEvent.paste('zeppelin');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('No matches')).toBeVisible());
    await expect(canvas.getByText('Try fewer words.')).toBeVisible();
    answer('noteList', example('noteList', 'saltRoad'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    (await canvas.findByRole('link', { name: /^Tides/ })).focus();
  },
};

/** A page of 30 notes. */
function notesFrom(first: number, current_page: number): object {
  const { data, meta } = example('noteList', 'saltRoad');
  return {
    data: Array.from({ length: 30 }, (_, n) => ({ ...data[0], id: 1000 + first + n, title: `Note ${first + n}` })),
    meta: { ...meta, total: 90, current_page, last_page: 3 },
  };
}

/** Only notes near the window are rendered, wherever the list is scrolled, and keys reach all of them. */
const long: Story = {
  beforeEach: () => {
    answer('noteList', notesFrom(1, 1), notesFrom(31, 2), notesFrom(61, 3));
    answer('noteRead', example('noteRead'));
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Notes' });
    const limit = window.innerWidth < 1024 ? 30 : 25;
    const rows = () => list.querySelectorAll('[aria-posinset]');
    const row = (position: number) => list.querySelector<HTMLElement>(`[aria-posinset="${position}"]`);
    const expectInView = (position: number) =>
      waitFor(() => {
        const { top, bottom } = row(position)?.getBoundingClientRect() ?? new DOMRect(0, -1);
        return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
      });
    for (const total of [60, 90]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-setsize', String(total)));
    }
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument());
    list.scrollIntoView();
    await waitFor(() => expect(row(1)).toBeInTheDocument());
    row(1)?.querySelector('a')?.focus();
    await waitFor(() => {
      for (const scrolled of [document.documentElement, list.parentElement]) scrolled?.scrollTo(0, 100_000);
      return expect(row(90)).toBeInTheDocument();
    });
    await expectInView(90);
    await waitFor(() => expect(row(40)).not.toBeInTheDocument());
    await expect(rows().length).toBeLessThan(limit);
    for (let position = 2; position < 25; position += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(row(position)).toContainElement(document.activeElement as HTMLElement));
    }
    await expectInView(24);
    await userEvent.tab();
    await expect(row(25)).toContainElement(document.activeElement as HTMLElement);
    await expect(rows().length).toBeLessThan(limit);
  },
};

export const LongOnPhone: Story = { ...long, globals: { viewport: { value: 'phone' } } };
export const LongOnDesktop: Story = { ...long, globals: { viewport: { value: 'desktop' } } };
