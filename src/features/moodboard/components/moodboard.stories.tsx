import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getMoodboardReadQueryKey } from '#src/api/generated/api/moodboard.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed, refusal } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { Moodboard } from './moodboard.tsx';

const slug = 'the-salt-road';

const meta = { title: 'Moodboard/Moodboard', component: Moodboard, args: { slug } } satisfies Meta<typeof Moodboard>;

export default meta;
type Story = StoryObj<typeof meta>;

function holding(name: 'saltRoad' | 'empty'): () => void {
  return () => {
    queryClient.setQueryData(getMoodboardReadQueryKey(slug), example('moodboardRead', name));
  };
}

export const Filled: Story = { beforeEach: holding('saltRoad') };
export const Empty: Story = {
  beforeEach: holding('empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Collect images that feel like the story.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add image' })).toBeVisible();
    await expectAccessibleInBoth();
  },
};
export const Loading: Story = {};
export const Failed: Story = failed;

const names = ['flats', 'harbour', 'house', 'letter', 'lighthouse', 'storm'];

/** Each image loads only as it comes into view. */
export const Many: Story = {
  beforeEach: () => {
    const items = Array.from({ length: 300 }, (_, index) => ({
      id: index + 1,
      url: `/media/pictures/board-${names[index % 6]}.webp?${index}`,
      width: 900,
      height: 600 + (index % 5) * 120,
    }));
    answer('moodboardRead', refusal(500), { data: { items } });
    performance.clearResourceTimings();
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your moodboard.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(300));
    await expect(canvas.getByRole('img', { name: 'Image 1' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pictures/board-'));
    await expect(fetched.length).toBeLessThan(200);
  },
};
