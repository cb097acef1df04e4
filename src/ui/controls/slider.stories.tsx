import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Slider } from './slider.tsx';

const meta = {
  title: 'UI/Slider',
  component: Slider,
  args: {
    label: 'Pause before sending',
    value: 4,
    valueText: '4 seconds',
    range: { min: 2, max: 10, step: 1 },
    onChange: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Pause before sending' });
    await expect(slider).toHaveAttribute('aria-valuetext', '4 seconds');
    await fireEvent.change(slider, { target: { value: '7' } });
    await expect(args.onChange).toHaveBeenCalledWith(7);
  },
};
