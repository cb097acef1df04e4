import { setTimeout as pause } from 'node:timers/promises';

/**
 * The backend's time. A real backend uses the machine's; the mock server's advances only on request, so each
 * verification is identical.
 */
export type Clock = {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

export const realClock: Clock = {
  now: Date.now,
  wait: async (ms) => {
    await pause(ms);
  },
};
