import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '#mocks/engine/random.ts';

/**
 * An uneven network, for whoever looks for races: calls, answers and frames take their time on the way, mostly little and now
 * and then much, so that one overtakes another. Real time, not the session's: a paused session has a network, too.
 */
export type LatencyJitter = {
  /** Resolves when something has come through. */
  readonly through: () => Promise<void>;
  /** A line of its own: what is sent on it comes late, and in its order. */
  readonly line: <T>(send: (thing: T) => void) => (thing: T) => void;
};

/** The network of this machine: nothing takes time. */
export const noJitter: LatencyJitter = {
  through: () => Promise.resolve(),
  line: (send) => send,
};

/** A network on which nothing takes longer than `most` ms. */
export const createJitter = (most: number): LatencyJitter => {
  const random = createRandom(1);
  const lateness = (): number => Math.round(most * (random.below(1000) / 1000) ** 2);
  return {
    through: async () => {
      await wait(lateness());
    },
    line: (send) => {
      let last = Promise.resolve();
      return (thing) => {
        const own = wait(lateness());
        last = last.then(() => own).then(() => send(thing));
      };
    },
  };
};
