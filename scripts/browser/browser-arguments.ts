/** Flags for every headless Chromium the project starts: no network beyond this machine, and it can run as root. */
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

/** Adds `--no-sandbox` only as root, where Chromium requires it. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

/**
 * The microphone's behaviour: `speaking` repeats a wave file (48 kHz mono), `refused` denies permission, `missing` is a
 * machine without one.
 */
export type Microphone = 'speaking' | 'refused' | 'missing';

/** Unless refused, the browser context also needs `permissions: ['microphone']`. */
export function microphoneArguments(microphone: Microphone, audioFile: string): string[] {
  if (microphone === 'missing') return ['--disable-audio-input'];
  const permission = microphone === 'refused' ? '=deny' : '';
  return [
    '--use-fake-device-for-media-stream',
    `--use-fake-ui-for-media-stream${permission}`,
    `--use-file-for-fake-audio-capture=${resolve(audioFile)}`,
  ];
}
