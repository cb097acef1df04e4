import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Trash } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'UI/Icon button',
  component: IconButton,
  args: { label: 'Delete note', icon: Trash, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { label: 'Save insight', icon: Bookmark, filled: true } };
export const Disabled: Story = { args: { disabled: true } };

export const WithTooltip: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete note' })).toHaveFocus();
    const tip = await within(canvasElement.ownerDocument.body).findByText('Delete note');
    await expect(tip).toHaveAttribute('aria-hidden', 'true');
  },
};
