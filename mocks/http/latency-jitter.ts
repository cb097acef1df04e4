import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '#mocks/engine/random.ts';

/**
 * A network with random delays, for finding races: messages can overtake each other. It uses real time, so it works in
 * paused sessions too.
 */
export type LatencyJitter = {
  readonly through: () => Promise<void>;
  /** Delays messages and preserves their order. */
  readonly line: <T>(send: (message: T) => void) => (message: T) => void;
};

export const noJitter: LatencyJitter = {
  through: () => Promise.resolve(),
  line: (send) => send,
};

export function createJitter(most: number): LatencyJitter {
  const random = createRandom(1);
  const lateness = (): number => Math.round(most * (random.below(1000) / 1000) ** 2);
  return {
    through: async () => {
      await wait(lateness());
    },
    line: (send) => {
      let last = Promise.resolve();
      return (message) => {
        const delay = wait(lateness());
        last = last.then(() => delay).then(() => send(message));
      };
    },
  };
}
