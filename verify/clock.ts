import { setTimeout as pause } from 'node:timers/promises';

/**
 * The time that the backend lives in. Against a real one it is the machine's own; the mock environment's stands still until
 * it is told to go on, so that a verification of it is the same each time.
 */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Lets `ms` pass. */
  readonly wait: (ms: number) => Promise<void>;
};

export const realClock: Clock = {
  now: Date.now,
  wait: async (ms) => {
    await pause(ms);
  },
};
