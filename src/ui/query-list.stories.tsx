import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from './display/empty-state.tsx';
import { SkeletonBar } from './display/skeleton.tsx';
import { QueryList } from './query-list.tsx';

const query = { isPending: false, isFetching: false, isRefetching: false, refetch: fn() };
const pages = { fetchNextPage: fn(), hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false };
const more = { label: 'Load more', failed: 'We couldn’t load more.' };

function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => <p key={name}>{name}</p>);
}

const meta = {
  title: 'UI/Query list',
  component: QueryList<string[]>,
  args: {
    query: { ...query, data: ['Mara Ellery', 'Tobias Ellery', 'Captain Rourke'] },
    skeleton: (
      <div aria-busy="true">
        <SkeletonBar width="60%" />
      </div>
    ),
    failed: 'We couldn’t load your elements.',
    empty: <EmptyState title="Nobody here yet." hint="Add someone, or describe them aloud." />,
    children: (names) => <Names names={names} />,
  },
} satisfies Meta<typeof QueryList<string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { query: { ...query, data: undefined, isPending: true } } };
export const Empty: Story = { args: { query: { ...query, data: [] } } };

export const Failed: Story = {
  args: { query: { ...query, data: undefined } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load your elements.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.query.refetch).toHaveBeenCalled();
  },
};

export const More: Story = { args: { more: { ...more, query: { ...query, ...pages } } } };

export const MoreFailed: Story = {
  args: { more: { ...more, query: { ...query, ...pages, isFetchNextPageError: true } } },
};
