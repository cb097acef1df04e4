import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { trashQuery } from '../queries.ts';
import { TrashList } from './trash-list.tsx';

const meta = {
  title: 'Trash/Trash list',
  component: TrashList,
  args: { getElementKind: () => 'Character' },
} satisfies Meta<typeof TrashList>;

export default meta;
type Story = StoryObj<typeof meta>;

function holdItems(): void {
  queryClient.setQueryData(trashQuery().queryKey, { pages: [example('trashList', 'filled')], pageParams: [1] });
}

export const Filled: Story = { beforeEach: holdItems, play: () => expectAccessibleInBoth() };
/** A trash that fails to load can be tried again. An item that expired meanwhile leaves it. */
export const Empty: Story = {
  beforeEach: () => {
    const filled = example('trashList', 'filled');
    const stories = { ...filled, data: filled.data.filter(({ kind }) => kind === 'story') };
    answer('trashList', refusal(500), stories, example('trashList', 'empty'));
    answer('storyRestore', refusal(404));
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your trash.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Winter Quarters' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('We couldn’t restore this.'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await canvas.findByText('Nothing thrown away.')).toBeVisible());
  },
};
export const Loading: Story = {};

export const Restoring: Story = {
  beforeEach: holdItems,
  play: async ({ canvas }) => {
    const restore = canvas.getByRole('button', { name: 'Restore Winter Quarters' });
    await userEvent.click(restore);
    await expect(restore).toHaveAttribute('aria-busy', 'true');
    await expect(restore).toHaveFocus();
  },
};

export const Failed: Story = failed;

function toItem(id: number): object {
  const item = example('trashList').data.find(({ kind }) => kind === 'note');
  return { ...item, id, name: `Note ${id}` };
}

export const InPages: Story = {
  beforeEach: () => {
    const pages = [1, 2].map((current_page) => ({
      data: Array.from({ length: 30 }, (_, n) => toItem(current_page * 100 + n)),
      meta: { total: 60, per_page: 30, current_page, last_page: 2 },
    }));
    answer('trashList', ...pages);
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Load more' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(60));
    await expect(more).not.toBeInTheDocument();
  },
};

export const RestoreFailed: Story = {
  beforeEach: () => {
    holdItems();
    answer('storyRestore', refusal(500));
  },
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('listitem').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Winter Quarters' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('We couldn’t restore this.'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(before);
  },
};
