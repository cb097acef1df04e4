import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { clearDebugLog, debugLog$, logDebug } from '#src/platform/debug-log.ts';
import { announcements$ } from '#src/ui/announcer.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { DebugPanel } from './debug-panel.tsx';

/** As in a production build: without the mock server's controls. */
const meta = {
  title: 'Debug/Debug panel',
  component: DebugPanel,
  args: { userId: 1, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    clearDebugLog();
    logDebug('http', 'GET /api/v1/stories 200', { ms: 84, operationId: 'storyList' });
    logDebug('http', 'POST /api/v1/chat-messages/9/answer 503', { ms: 1204, operationId: 'chatMessageAnswer' });
    logDebug('live', 'event toast.notification valid', { channel: 'App.Models.User.1' });
    logDebug('device', 'recordings: pending → sending');
    logDebug('error', 'The recording could not be read.');
    return clearDebugLog;
  },
} satisfies Meta<typeof DebugPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function log(): HTMLElement {
  return screen.getByRole('log', { name: 'Debug log' });
}

export const Opened: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('region', { name: 'Debug panel' })).toBeVisible();
    const failed = within(log()).getByRole('button', { name: /503/ });
    failed.focus();
    await userEvent.keyboard('{Enter}');
    await expect(failed).toHaveAttribute('aria-expanded', 'true');
    await expect(within(log()).getByText('1204 ms')).toBeVisible();
    await expectAccessibleInBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Close debug panel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OpenedOnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };

export const Filtered: Story = {
  play: async () => {
    const filter = screen.getByRole('textbox', { name: 'Filter log' });
    await userEvent.type(filter, 'toast');
    await expect(within(log()).getAllByRole('button')).toHaveLength(1);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy log' }));
    await waitFor(() => expect(announcements$.peek().polite.text).toBe('Log copied'));
    await expect(write.mock.calls[0]?.[0]).toMatch(/^.*toast\.notification/);
    await userEvent.type(filter, 's of old');
    await expect(log()).toHaveTextContent('No matches');
    await userEvent.click(screen.getByRole('button', { name: 'Clear log' }));
    await expect(debugLog$.peek()).toEqual([]);
    await expect(log()).toHaveTextContent('No activity yet.');
  },
};
