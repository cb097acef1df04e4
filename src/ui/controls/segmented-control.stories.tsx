import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keyboard, Mic } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'UI/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'Status',
    value: 'drafted',
    options: [
      { value: 'idea', label: 'Idea' },
      { value: 'drafted', label: 'Drafted' },
      { value: 'revised', label: 'Revised' },
      { value: 'done', label: 'Done' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcons: Story = {
  args: {
    label: 'Answer mode',
    value: 'speak',
    options: [
      { value: 'speak', label: 'Speak', icon: Mic },
      { value: 'type', label: 'Type', icon: Keyboard },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Speak' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('type');
  },
};

export const WithDisabledOption: Story = {
  args: {
    label: 'Mara Ellery, Age',
    value: 'reject',
    options: [
      { value: 'accept', label: 'Accept', disabled: true },
      { value: 'edit', label: 'Edit', disabled: true },
      { value: 'reject', label: 'Reject' },
    ],
  },
};
