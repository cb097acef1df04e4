import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createRecording } from '#src/lib/testing/create-recording.ts';
import type { Recording } from '#src/lib/recordings-reducer.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { confirmEviction } from './eviction-dialog.tsx';
import { RecordingsList } from './recordings-list.tsx';

function stored(more: Partial<Recording>): StoredRecording {
  const timestamp = Date.parse('2026-11-12T18:45:00.000Z');
  return { ...createRecording({ timestamp, ...more }), userId: 1, mimeType: 'audio/webm', length: 1, sha256: null };
}

const failed = stored({ id: 'c', state: 'failed', errorMessage: 'The upload timed out.', duration: 134_000 });

const meta = {
  title: 'Conversation/Recordings',
  component: RecordingsList,
  args: {
    recordings: [
      stored({ id: 'a', state: 'sending' }),
      stored({ id: 'b', state: 'pending', requestData: null, duration: 5200 }),
      failed,
      stored({ id: 'd', state: 'success', duration: 8000 }),
    ],
    onRetry: fn(),
    onDiscard: fn(),
  },
  decorators: [(Story) => <div style={{ containerType: 'inline-size', maxWidth: 744 }}>{Story()}</div>],
} satisfies Meta<typeof RecordingsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => [
      /^[A-Z][a-z]+\d+:\d\d/.exec(row.textContent)?.[0],
      within(row)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ]);
    await expect(rows).toEqual([
      ['Sending0:42', ['Download', 'Listen']],
      ['Pending0:05', ['Discard', 'Download', 'Listen']],
      ['Failed2:14', ['Discard', 'Download', 'Listen', 'Retry']],
      ['Sent0:08', ['Download', 'Listen']],
    ]);
    await expectAccessibleInBoth();
  },
};

export const Retried: Story = {
  args: { recordings: [failed] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith(failed);
    await expect(canvas.getByRole('listitem')).toHaveFocus();
  },
};

export const Discarded: Story = {
  args: { recordings: [failed] },
  play: async ({ canvas, args }) => {
    const discard = canvas.getByRole('button', { name: 'Discard' });
    await userEvent.click(discard);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(discard).toHaveFocus());
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const MakingRoom: Story = {
  play: async () => {
    void confirmEviction([failed]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expectAccessibleInBoth();
  },
};
