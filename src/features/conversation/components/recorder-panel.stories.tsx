import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import type { RecorderState } from '#src/lib/recorder-state.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { createRecorder } from '../testing/gallery-recorder.ts';
import { AnswerMode } from './answer-mode.tsx';
import { RecorderPanel } from './recorder-panel.tsx';

const meta = {
  title: 'Conversation/Recorder',
  component: RecorderPanel,
  args: { recorder: createRecorder(), mode: <AnswerMode />, onType: fn() },
  argTypes: { recorder: { control: false }, mode: { control: false } },
  decorators: [(Story) => <div style={{ containerType: 'inline-size', maxWidth: 744 }}>{Story()}</div>],
} satisfies Meta<typeof RecorderPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function inState(state: Partial<RecorderState>): Story {
  return { args: { recorder: createRecorder(state) } };
}

function accessible(state: Partial<RecorderState>): Story {
  return { ...inState(state), play: () => expectAccessibleInBoth() };
}

export const Idle: Story = { play: () => expectAccessibleInBoth() };
export const TooShort = inState({ isTooShort: true });
export const AskingForPermission = inState({ phase: 'asking' });
export const Starting = inState({ phase: 'starting' });
export const Blocked = accessible({ phase: 'refused', notice: 'denied' });
export const BlockedOnPhone: Story = { ...Blocked, globals: { viewport: { value: 'phone' } } };
export const NoMicrophone = inState({ phase: 'refused', notice: 'noDevice' });
export const MicrophoneInUse = inState({ phase: 'refused', notice: 'busy' });
export const Unsupported = inState({ phase: 'refused', notice: 'unsupported' });
export const Recording = accessible({ phase: 'recording', isLive: true, isStored: true });
export const RecordingSilent = inState({ phase: 'recording', isLive: true, notice: 'silent' });
export const RecordingMuted = inState({ phase: 'recording', isLive: true, isStored: true, notice: 'muted' });
export const NotStored = inState({ phase: 'recording', isLive: true, isStorageFailing: true });
export const Paused = accessible({ phase: 'paused', isLive: true, isStored: true });
export const Review = accessible({ phase: 'review', isLive: true, isStored: true });
export const ReviewUnplugged = inState({ phase: 'review', isStored: true, notice: 'unplugged' });
const text = 'Failed to submit answer';
const triedAt = new Date(2026, 10, 12, 14, 5).getTime();

export const Failed = accessible({ phase: 'failed', isStored: true, failure: { text, detail: null, triedAt } });
export const FailedWithDetail = inState({
  phase: 'failed',
  isStored: true,
  failure: { text, detail: 'The server is busy. Try again in 30 seconds.', triedAt },
});

export const KeysWhileIdle: Story = {
  play: async ({ args: { recorder } }) => {
    await userEvent.keyboard('p{Escape}');
    await expect(recorder.start).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}r{/Control}');
    await expect(recorder.start).not.toHaveBeenCalled();
    await userEvent.keyboard('r');
    await expect(recorder.start).toHaveBeenCalledOnce();
  },
};

export const KeysInDialogBeforeItsFocus: Story = {
  args: { recorder: createRecorder() },
  render: (args) => (
    <>
      <Button>Outside</Button>
      <div role="dialog" aria-label="Conversation">
        <RecorderPanel {...args} />
      </div>
      <div role="dialog" aria-label="Another">
        <Button>Inside another</Button>
      </div>
    </>
  ),
  play: async ({ canvas, args: { recorder } }) => {
    canvas.getByRole('button', { name: 'Inside another' }).focus();
    await userEvent.keyboard('r');
    await expect(recorder.start).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Outside' }).focus();
    await userEvent.keyboard('r');
    await expect(recorder.start).toHaveBeenCalledOnce();
  },
};

export const KeysWhileRecording: Story = {
  ...inState({ phase: 'recording', isLive: true, isStored: true }),
  play: async ({ args: { recorder } }) => {
    await userEvent.keyboard('r');
    await expect(recorder.resume).not.toHaveBeenCalled();
    await userEvent.keyboard('p');
    await expect(recorder.pause).toHaveBeenCalledOnce();
    recorder.store.state$.phase.set('paused');
    await userEvent.keyboard('p');
    await userEvent.keyboard('r');
    await expect(recorder.resume).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(recorder.discard).toHaveBeenCalledOnce();
  },
};

export const PressedInReview: Story = {
  ...inState({ phase: 'review', isLive: true, isStored: true }),
  play: async ({ canvas, args: { recorder } }) => {
    await expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:00');
    await fireEvent.change(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '42000' } });
    await expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:42');
    await userEvent.click(canvas.getByRole('button', { name: 'Record more' }));
    await expect(recorder.resume).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(recorder.send).toHaveBeenCalledOnce();
  },
};

export const BlockedThenTyped: Story = {
  ...inState({ phase: 'refused', notice: 'denied' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Microphone is blocked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.recorder.start).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Type instead' }));
    await expect(args.onType).toHaveBeenCalledOnce();
  },
};
