import { resolve } from 'node:path';

/** The microphone's behaviour: `speaking` repeats a wave file (48 kHz mono), `refused` denies permission. */
export type Microphone = 'speaking' | 'refused';

/** Returns Chromium's arguments. Unless refused, the browser context also needs `permissions: ['microphone']`. */
export function microphoneArguments(microphone: Microphone, audioFile: string): string[] {
  const permission = microphone === 'refused' ? '=deny' : '';
  return [
    '--use-fake-device-for-media-stream',
    `--use-fake-ui-for-media-stream${permission}`,
    `--use-file-for-fake-audio-capture=${resolve(audioFile)}`,
  ];
}
