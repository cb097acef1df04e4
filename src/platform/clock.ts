/**
 * Time as everything in the application sees it, so that tests can turn it by hand.
 * All times and durations are milliseconds; `now` counts from the Unix epoch.
 */
export type Clock = {
  now: () => number;
  /** Resolves after `ms`; rejects with the signal's reason as soon as the signal aborts. */
  after: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Calls `run` once after `ms`; the answer cancels it. */
  once: (ms: number, run: () => void) => () => void;
  /** Calls `run` every `ms`; the answer ends it. */
  every: (ms: number, run: () => void) => () => void;
};

type Once = Clock['once'];

/** The promise form of a timer, built on any `once`. The reason of an abort is passed on as it is. */
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

const once: Once = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
};

/** The real clock. */
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
