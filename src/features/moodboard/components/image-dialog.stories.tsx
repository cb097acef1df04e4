import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { getMoodboardReadQueryKey } from '#src/api/generated/api/moodboard.ts';
import { queryClient } from '#src/api/query-client.ts';
import { example } from '#src/api/testing/examples.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { openImage } from './image-dialog.tsx';

const slug = 'the-salt-road';
const board = example('moodboardRead');

const meta = {
  title: 'Moodboard/Image',
  component: Button,
  args: { children: 'Open', onClick: () => openImage(slug, board.data.items[1]?.id ?? 0) },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    queryClient.setQueryData(getMoodboardReadQueryKey(slug), board);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Boats in a grey harbour' })).toBeVisible());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Zooms, leads to the others and returns the focus. */
export const Leafed: Story = {
  play: async (context) => {
    const opener = context.canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Boats in a grey harbour' })).toHaveTextContent('2 of 6');
    const image = await screen.findByRole('img', { name: 'Boats in a grey harbour' });
    const width = () => image.getBoundingClientRect().width;
    await waitFor(() => expect(width()).toBeGreaterThan(300));
    const whole = width();
    await userEvent.keyboard('+');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(width()).toBeCloseTo(whole * 2, 0));
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    await expect(await screen.findByRole('dialog', { name: 'A house by the water' })).toHaveTextContent('3 of 6');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Wet sand to the horizon' });
    await expect(screen.getByRole('button', { name: 'Previous image' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessibleInBoth();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
