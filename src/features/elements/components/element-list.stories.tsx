import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { latestElements, useElements } from '../queries.ts';
import { ElementList, NoElements } from './element-list.tsx';

function Characters({ search, onDevelop }: { search: string; onDevelop: () => void }) {
  const { choice } = latestElements('the-salt-road');
  const result = useElements({ ...latestElements('the-salt-road'), kind: 'characters', choice: { ...choice, search } });
  return (
    <ElementList
      label="Characters"
      result={result}
      empty={<NoElements kind="characters" pluralName="Characters" search={search} />}
      onDevelop={onDevelop}
    />
  );
}

const meta = {
  title: 'Elements/Element list',
  component: Characters,
  args: { search: '', onDevelop: fn() },
} satisfies Meta<typeof Characters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  beforeEach: () => answer('elementList', example('elementList')),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Develop Tobias Ellery' }));
    await expect(args.onDevelop).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  beforeEach: () => answer('elementList', example('elementList', 'empty')),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Nobody here yet.')).toBeVisible());
    await expect(canvas.getByText('Add someone, or describe them aloud.')).toBeVisible();
  },
};
export const NoMatches: Story = {
  ...Empty,
  args: { search: 'zeppelin' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('No matches')).toBeVisible());
  },
};
export const Loading: Story = {};
export const Failed: Story = failed;

function page(from: number, count: number, current_page: number): object {
  return {
    data: Array.from({ length: count }, (_, at) => ({
      id: 1000 + from + at,
      slug: `nr-${from + at}`,
      name: `Nr ${from + at}`,
      type: 'characters',
      project_slug: 'the-salt-road',
    })),
    meta: { total: 40, per_page: 30, current_page, last_page: 2 },
  };
}

/** Scrolling loads the next page, and a failed page can be tried again. */
export const InPages: Story = {
  beforeEach: () => answer('elementList', page(1, 30, 1), refusal(500), page(31, 10, 2)),
  play: async ({ canvas }) => {
    const names = () => canvas.queryAllByRole('heading', { level: 2 });
    const more = await canvas.findByRole('button', { name: 'Load more' });
    await expect(names()).toHaveLength(30);
    await expect(requestsOf('elementList')).toHaveLength(1);
    more.scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load these elements.'));
    await expect(names()).toHaveLength(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toHaveLength(40));
    await expect(canvas.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  },
};
