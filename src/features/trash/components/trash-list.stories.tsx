import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { failed } from '#src/api/testing/gallery-server.ts';
import { trashQuery } from '../queries.ts';
import { TrashList } from './trash-list.tsx';

const meta = {
  title: 'Trash/Trash list',
  component: TrashList,
  args: { getElementKind: () => 'Character' },
} satisfies Meta<typeof TrashList>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'filled' | 'empty'): () => void {
  return () => {
    queryClient.setQueryData(trashQuery().queryKey, { pages: [example('trashList', name)], pageParams: [1] });
  };
}

export const Filled: Story = { beforeEach: holding('filled') };
export const Empty: Story = { beforeEach: holding('empty') };
export const Loading: Story = {};

export const Restoring: Story = {
  beforeEach: holding('filled'),
  play: async ({ canvas }) => {
    const restore = canvas.getByRole('button', { name: 'Restore Winter Quarters' });
    await userEvent.click(restore);
    await expect(restore).toHaveAttribute('aria-busy', 'true');
    await expect(restore).toHaveFocus();
  },
};

export const Failed: Story = failed;
