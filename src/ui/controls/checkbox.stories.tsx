import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectAccessibleInBoth } from '../testing/accessibility.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Receive emails', name: 'emails', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Receive emails' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expectAccessibleInBoth();
  },
};

export const Checked: Story = {
  args: { checked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Receive emails'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expectAccessibleInBoth();
  },
};

export const Long: Story = {
  args: {
    label: 'Tell me by email, at most once a week, when somebody answers a question that I left open in a story.',
    checked: true,
  },
};
