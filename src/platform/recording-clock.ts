import type { Clock } from './clock.ts';

/** How long a recording is, without its pauses. Slices and files do not say it: both are inexact. */
export type RecordingClock = { run: () => void; halt: () => void; readMs: () => number };

/** Stands still until `run`. */
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
