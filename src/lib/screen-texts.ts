/** Texts of screens other than login and home, apart from texts.ts, so that these two don't load them. */

import type { SaveKind } from './save-reducer.ts';

export const microphoneTexts = {
  denied: {
    title: 'Microphone is blocked.',
    help: 'Open the site settings next to the address bar, allow the microphone, then try again.',
  },
  noDevice: {
    title: 'No microphone found.',
    help: 'Plug one in and try again. You can type your answer in the meantime.',
  },
  busy: {
    title: 'Another app is using the microphone.',
    help: 'Close the app or end the call, then try again. You can type your answer in the meantime.',
  },
  unsupported: {
    title: 'This browser can’t record audio.',
    help: 'Type your answer, or open this page in another browser.',
  },
  insecure: {
    title: 'The microphone only works on a secure page.',
    help: 'Open this page over HTTPS, or type your answer.',
  },
  unplugged: { title: 'The microphone was unplugged.', help: 'Everything so far is saved on this device.' },
  muted: {
    title: 'Your microphone is muted.',
    help: 'Unmute it to continue. Everything so far is saved on this device.',
  },
  silent: {
    title: 'We can’t hear anything yet.',
    help: 'Check the microphone’s switch, or use another one.',
  },
  interrupted: { title: 'Paused while you were away.', help: 'Everything so far is saved on this device.' },
  recorderFailed: { title: 'The recording stopped.', help: 'Everything so far is saved on this device.' },
} as const satisfies Record<string, { title: string; help: string }>;

export type MicrophoneTextKey = keyof typeof microphoneTexts;

export const saveTexts = {
  none: '',
  saved: 'Saved',
  saving: 'Saving…',
  onDevice: 'Saved on this device',
  failed: 'Save failed',
} as const satisfies Record<SaveKind, string>;

export const storageTexts = {
  blocked: 'We can’t save anything on this device.',
  draftNotSaved: 'Draft not saved. Copy it before you leave.',
} as const;
