import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImageButton } from './image-button.tsx';

const meta = {
  title: 'UI/Image button',
  component: ImageButton,
  args: { label: 'Add a cover', onPick: fn() },
} satisfies Meta<typeof ImageButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picking: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input');
    const picture = new File([''], 'harbour.png', { type: 'image/png' });
    if (input) await userEvent.upload(input, picture);
    await expect(args.onPick).toHaveBeenCalledWith([picture]);
  },
};
