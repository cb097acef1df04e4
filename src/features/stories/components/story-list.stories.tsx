import type { Meta, StoryObj } from '@storybook/react-vite';
import { getStoryListQueryKey } from '#src/api/generated/api/stories.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { failed } from '#src/api/testing/gallery-server.ts';
import { StoryList } from './story-list.tsx';

const meta = {
  title: 'Stories/Story list',
  component: StoryList,
  args: { choice: { search: '', type: null, sort: 'touched' } },
} satisfies Meta<typeof StoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'library' | 'empty'): () => void {
  return () => {
    queryClient.setQueryData(getStoryListQueryKey(), example('storyList', name));
  };
}

export const Filled: Story = { beforeEach: holding('library') };
export const Empty: Story = { beforeEach: holding('empty') };
export const NoMatches: Story = {
  beforeEach: holding('library'),
  args: { choice: { search: 'submarine', type: null, sort: 'touched' } },
};
export const Loading: Story = {};
export const Failed: Story = failed;
