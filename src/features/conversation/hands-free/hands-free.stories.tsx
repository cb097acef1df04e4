import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createRecorder } from '../testing/gallery-recorder.ts';
import { HandsFreeSettings } from './hands-free-settings-dialog.tsx';
import { handsFreeOff, type HandsFreeState, type Situation } from './hands-free-state.ts';
import { handsFreeTexts } from './hands-free-texts.ts';
import { HandsFreeView } from './hands-free-view.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';

function inState(state: Partial<HandsFreeState>, situation: Partial<Situation> = {}): HandsFreeState {
  return { ...handsFreeOff, ...state, situation: { ...handsFreeOff.situation, questionId: 1, ...situation } };
}

const question = { id: 1, text: 'What does Mara believe about herself that isn’t true?' };
const recording = createRecorder({ phase: 'recording', isLive: true, isStored: true });

const meta = {
  title: 'Conversation/Hands-free',
  component: HandsFreeView,
  args: {
    state: inState({ phase: 'reading' }),
    title: 'Mara Ellery',
    question,
    drafted: null,
    heard: null,
    hint: handsFreeTexts.reading,
    alert: null,
    recorder: createRecorder({}),
    presses: {
      think: fn(),
      send: fn(),
      repeat: fn(),
      skip: fn(),
      pause: fn(),
      resume: fn(),
      finish: fn(),
      leave: fn(),
      settings: fn(),
    },
  },
  argTypes: { recorder: { control: false }, presses: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HandsFreeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {};

export const Listening: Story = {
  args: {
    state: inState({ phase: 'listening', hasSpoken: true }, { recording: 'recording' }),
    hint: handsFreeTexts.sentAfter(4),
    recorder: recording,
  },
};

export const Thoughtful: Story = {
  args: {
    state: inState({ phase: 'listening', hasSpoken: true, isThinking: true }, { recording: 'recording' }),
    hint: handsFreeTexts.thinking,
    recorder: recording,
  },
};

export const PauseAnnounced: Story = {
  args: {
    state: inState({ phase: 'closing', hasSpoken: true }, { recording: 'recording' }),
    hint: handsFreeTexts.keepsOpen,
    recorder: recording,
  },
};

export const Sending: Story = {
  args: {
    state: inState({ phase: 'sending' }, { questionId: null, recording: 'sending' }),
    question: null,
    hint: 'Transcribing your audio...',
  },
};

export const Waiting: Story = {
  args: {
    state: inState({ phase: 'waiting' }, { questionId: null }),
    question: null,
    hint: 'Generating your next question...',
    heard: 'Her brother knows the secret, and he has kept it for twenty years.',
  },
};

export const Drafted: Story = {
  args: {
    ...Waiting.args,
    drafted: 'Who else knows what her brother',
  },
};

export const Paused: Story = {
  args: {
    state: inState({ phase: 'paused', hasSpoken: true, reason: 'pressed' }, { recording: 'paused' }),
    hint: 'Paused. Resume when you’re ready. Everything so far is saved on this device.',
  },
};

export const Failed: Story = {
  args: {
    state: inState({ phase: 'failed', reason: 'send' }, { recording: 'failed' }),
    hint: null,
    alert: 'That recording didn’t go through. Your recording is safe on this device.',
  },
};

export const LongQuestion: Story = {
  args: {
    question: {
      id: 2,
      text: 'You said that she left the harbour at nineteen and that nobody asked her to stay. Who did she hope would ask, what would she have answered, and what does she tell herself about it today?',
    },
  },
};

export const Pressed: Story = {
  args: Listening.args ?? {},
  play: async ({ canvas, args: { presses } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Let me think' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Repeat question' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skip question' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave hands-free' }));
    for (const press of ['send', 'think', 'pause', 'repeat', 'skip', 'leave'] as const)
      await expect(presses[press]).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status', { name: 'Hands-free status' })).toHaveTextContent('Listening');
    await expect(canvas.getByRole('timer', { name: 'Recording time' })).toHaveTextContent('0:42');
  },
};

export const Settings: Story = {
  render: () => <div />,
  play: async ({ canvasElement }) => {
    openDialog(<HandsFreeSettings />, { size: 'sm' });
    const dialog = within(canvasElement.ownerDocument.body);
    const slider = await dialog.findByRole('slider', { name: 'Pause before sending' });
    await expect(slider).toHaveAttribute('aria-valuetext', '4 seconds');
    await expect(dialog.getByRole('combobox', { name: 'Voice' })).toHaveDisplayValue('Automatic');
  },
};
