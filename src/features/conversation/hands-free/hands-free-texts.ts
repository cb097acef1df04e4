import { type MicrophoneTextKey, microphoneTexts } from '#src/lib/screen-texts.ts';
import { recordingTexts } from '../texts.ts';
import { inSeconds } from '#src/lib/texts.ts';

export const handsFreeTexts = {
  /** The writer has said nothing for a while. */
  reminder: 'Take your time. Your microphone is open, so just speak when you’re ready.',
  allowMicrophone: 'Choose Allow in your browser’s prompt.',
  speak: 'Just speak. Pauses are fine.',
  thinking: 'Take all the time you need. We’ll wait until you speak again.',
  keepsOpen: 'Make any sound to keep talking.',
  afterPause: 'Then you hear a soft tone, and your answer is sent three seconds later. Any sound stops that.',
  noVoices: 'This browser has no voices. Questions without a recording are only shown.',
  reading: 'Your microphone opens after the question.',
  safe: 'Your answer is safe. Try again.',
  next: 'The next question will appear here.',
  finishing: 'Finishing the conversation…',
  sentAfter: (seconds: number) => `Your answer is sent after a pause of ${inSeconds(seconds)}.`,
} as const;

type PauseText = { readonly title: string; readonly help: string };

const pauseTexts: Readonly<Record<string, PauseText>> = {
  pressed: { title: 'Paused.', help: 'Resume when you’re ready. Everything so far is saved on this device.' },
  hidden: microphoneTexts.interrupted,
  quiet: { title: 'Still there?', help: 'We paused because it was quiet. Resume when you’re ready.' },
  elsewhere: { title: 'This question was answered elsewhere.', help: recordingTexts.answeredElsewhere },
  kept: {
    title: 'You’ve already recorded an answer.',
    help: 'Send it now, or leave hands-free to listen to it first.',
  },
  send: { title: recordingTexts.notThrough, help: recordingTexts.safeHere },
};

/** Describes why it's paused or what failed. The conversation has its own texts for its failures. */
export function describePause(reason: string | null): PauseText {
  const known = pauseTexts[reason ?? 'pressed'];
  if (known !== undefined) return known;
  return microphoneTexts[reason as MicrophoneTextKey];
}
