/** Flags for every headless Chromium that the project starts: nothing leaves the machine, and it runs as root too. */
import { resolve } from 'node:path';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** `--no-sandbox` only where Chromium refuses to run with its sandbox: as root. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

/**
 * What asking for the microphone leads to: `speaking` plays a wave file (48 kHz mono) over and over, `refused` is a
 * writer who says no, `missing` is a machine without one.
 */
export type Microphone = 'speaking' | 'refused' | 'missing';

/** The permission itself belongs to the browser context: `permissions: ['microphone']`, where it is not refused. */
export function microphoneArguments(microphone: Microphone, sound: string): string[] {
  if (microphone === 'missing') return ['--disable-audio-input'];
  const answer = microphone === 'refused' ? '=deny' : '';
  return [
    '--use-fake-device-for-media-stream',
    `--use-fake-ui-for-media-stream${answer}`,
    `--use-file-for-fake-audio-capture=${resolve(sound)}`,
  ];
}
