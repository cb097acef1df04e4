/** The app's clock, which tests can control. Milliseconds throughout. `now` counts from the Unix epoch. */
export type Clock = {
  now: () => number;
  /** Resolves after `ms`. Rejects with the signal's reason when it aborts. */
  after: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Runs `run` once after `ms`. Returns a cancel function. */
  once: (ms: number, run: () => void) => () => void;
  /** Repeats `run` every `ms`. Returns a stop function. */
  every: (ms: number, run: () => void) => () => void;
};

type Once = Clock['once'];

export function afterBy(once: Once): Clock['after'] {
  return (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason as Error);
        return;
      }
      const onAbort = (): void => {
        cancel();
        reject(signal?.reason as Error);
      };
      const cancel = once(ms, () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      });
      signal?.addEventListener('abort', onAbort, { once: true });
    });
}

/** Waits for the work, but no longer than `ms`. Throws what the work throws by then. */
export async function waitAtMost(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  let cancel: (() => void) | undefined;
  const limit = new Promise<void>((resolve) => {
    cancel = clock.once(ms, resolve);
  });
  await Promise.race([work, limit]).finally(cancel);
}

const once: Once = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
};

export const systemClock: Clock = {
  now: () => Date.now(),
  once,
  after: afterBy(once),
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => {
      clearInterval(timer);
    };
  },
};
