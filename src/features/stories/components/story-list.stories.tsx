import type { Meta, StoryObj } from '@storybook/react-vite';
import { getStoryListQueryKey } from '#src/api/generated/api/stories.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { StoryList } from './story-list.tsx';

const meta = {
  title: 'Stories/Story list',
  component: StoryList,
  args: { choice: { search: '', type: null, sort: 'touched' } },
} satisfies Meta<typeof StoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(): void {
  queryClient.setQueryData(getStoryListQueryKey(), example('storyList'));
}

export const Filled: Story = { beforeEach: holding, play: () => expectAccessibleInBoth() };
export const Empty: Story = {
  beforeEach: () => answer('storyList', { data: null }),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('Talk for two minutes and we’ll give it a page.')).toBeVisible(),
    );
    await expect(names()).toEqual(['New story']);
    await expect(canvas.getByRole('link', { name: 'New story' })).toHaveAttribute('href', '/stories/new');
  },
};
export const NoMatches: Story = {
  beforeEach: holding,
  args: { choice: { search: 'submarine', type: null, sort: 'touched' } },
};
export const Loading: Story = {};
export const Failed: Story = failed;

const odd = [
  { id: 1, name: 'Twice', percent: 140 },
  { id: 1, name: 'Twice', percent: 140 },
  { id: 2, name: null, percent: -5, image: null },
  { id: 3, name: 'Spelled out', percent: '50', image: { path: 'javascript:alert(1)' } }, // oxlint-disable-line no-script-url -- the story needs a hostile URL
  { id: 4, name: 'No number', percent: 'NaN', image: { path: 'http://evil.test/a.png' } },
  { id: 5, name: 'Nothing known', percent: null, updated_at: 'yesterday' },
  { name: 'Without an id' },
  null,
  'a string',
  { id: 6, name: '<b>Bold</b>', percent: 7, image: { path: '/media/pictures/nowhere.webp' }, genres: 'Drama' },
];

function names(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

function percentOf(name: string): HTMLElement | null {
  return screen.queryByRole('progressbar', { name: `Progress of ${name}` });
}

/** Each story once, with what is known of it. A list that fails to load still offers a new story. */
export const OddResponse: Story = {
  args: { choice: { search: '', type: null, sort: 'progress' } },
  beforeEach: () => answer('storyList', refusal(500), { data: odd }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your stories.');
    await expect(canvas.getByRole('link', { name: 'New story' })).toHaveAttribute('href', '/stories/new');
    await expectAccessibleInBoth();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const visible = ['Twice', '<b>Bold</b>', 'Untitled', 'No number', 'Nothing known', 'Spelled out'];
    await waitFor(() => expect(names()).toEqual(['New story', ...visible]));
    await expect(percentOf('Twice')).toHaveAttribute('aria-valuenow', '100');
    await expect(percentOf('Untitled')).toHaveAttribute('aria-valuenow', '0');
    for (const name of ['Spelled out', 'No number', 'Nothing known'])
      await expect(percentOf(name)).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN|\[object|null%/);
  },
};
