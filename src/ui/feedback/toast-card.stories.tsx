import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { muteAnnouncements } from '../announcer.ts';
import { Icon } from '../display/icon.tsx';
import { toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import { toToast } from './toast-queue.ts';

const meta = {
  title: 'UI/Toast',
  component: ToastCard,
  args: {
    toast: toToast(1, { title: 'New answer sent', message: 'It replaces your earlier answer.' }),
    onDismiss: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ToastCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { toast: toToast(1, { type: 'success', title: 'Note restored' }) } };
export const Warning: Story = {
  args: {
    toast: toToast(1, {
      type: 'warning',
      title: 'This outline changed on another device',
      message: 'Your changes were merged in.',
    }),
  },
};
export const Failure: Story = {
  args: { toast: toToast(1, { type: 'error', message: 'We couldn’t restore the note.' }) },
};
export const Badge: Story = {
  args: {
    toast: toToast(1, {
      title: 'A story begun',
      badge: { image: <Icon of={Award} size={20} />, caption: 'Achievement unlocked' },
    }),
  },
};

export const WithAction: Story = {
  args: { toast: toToast(1, { title: '“Two cups” deleted', action: { label: 'Undo', onAction: fn() } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.toast.action?.onAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};

export const Announced: Story = {
  render: () => (
    <button type="button" onClick={() => toast({ type: 'error', message: 'We couldn’t restore the note.' })}>
      Restore
    </button>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const restore = canvas.getByRole('button', { name: 'Restore' });
    await userEvent.click(restore);
    const alert = await page.findByRole('alert', { name: 'Error' });
    await expect(alert).toHaveTextContent('We couldn’t restore the note.');
    await userEvent.tab();
    await expect(within(alert).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(restore).toHaveFocus();
    await userEvent.click(restore);
  },
};

export const HeldWhileMuted: Story = {
  render: () => (
    <button type="button" onClick={() => toast({ title: 'Note restored' })}>
      Restore
    </button>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const unmute = muteAnnouncements();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(page.queryByRole('status', { name: 'Note restored' })).toBeNull();
    unmute();
    await expect(await page.findByRole('status', { name: 'Note restored' })).toBeVisible();
  },
};
