import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from './display/empty-state.tsx';
import { SkeletonBar } from './display/skeleton.tsx';
import { QueryList } from './query-list.tsx';

const query = { isPending: false, error: null, isRefetching: false, refetch: fn() };
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
type Args = ComponentProps<typeof QueryList<string[]>>;

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

function FailingList(args: Args) {
  const queryFn = (): Promise<string[]> => Promise.reject(new Error('No.'));
  return <QueryList {...args} query={useQuery<string[]>({ queryKey: ['always fails'], queryFn, retry: false })} />;
}

export const TriedAgainInVain: Story = {
  render: (args) => <FailingList {...args} />,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    const message = canvas.getByText('We couldn’t load your elements.');
    await userEvent.click(button);
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load your elements.');
  },
};

export const More: Story = { args: { more: { ...more, query: { ...query, ...pages } } } };

export const MoreFailed: Story = {
  args: { more: { ...more, query: { ...query, ...pages, isFetchNextPageError: true } } },
};
