import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, ArrowUp, Pencil, Trash } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectHighlighted } from '../testing/menus.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'More actions for Two cups',
    items: [
      { label: 'Edit', icon: Pencil, onSelect: fn() },
      { label: 'Move up', icon: ArrowUp, onSelect: fn() },
      { label: 'Move down', icon: ArrowDown, onSelect: fn() },
      { label: 'Delete', icon: Trash, danger: true, onSelect: fn() },
    ],
  },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'center' }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Two cups' }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByRole('menu')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'More actions for Two cups' });
    await step('arrow down highlights the first item, arrow up the last one', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expectHighlighted('Delete');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await userEvent.keyboard('{ArrowDown}');
      await expectHighlighted('Edit');
    });
    await step('Enter chooses, and the button has the focus again', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.items[0]?.onSelect).toHaveBeenCalledOnce());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
