import type { Clock } from './clock.ts';

/** Recording length without pauses. Slices and files are inexact. */
export type RecordingClock = { run: () => void; halt: () => void; readMs: () => number };

export function createRecordingClock(clock: Pick<Clock, 'now'>): RecordingClock {
  let doneMs = 0;
  let since: number | null = null;
  const readMs = (): number => doneMs + (since === null ? 0 : Math.max(0, clock.now() - since));
  return {
    run: () => {
      since ??= clock.now();
    },
    halt: () => {
      doneMs = readMs();
      since = null;
    },
    readMs,
  };
}
