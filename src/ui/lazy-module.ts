import { useEffect, useState } from 'react';

type LazyModule<T> = {
  /** A hook: returns the module, or null until it's loaded. Loads it when it's needed. */
  readonly useModule: (isNeeded: boolean) => T | null;
  /** Loads it when the browser is idle. Returns a function that cancels that. */
  readonly preload: () => () => void;
};

/**
 * Returns code that loads on demand. Unlike React's `lazy`, it renders at once when it's loaded, and tries again after a
 * failure, which `chunk-errors.ts` reports.
 */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | null = null;
  const fetchModule = async (): Promise<T | null> => {
    loaded ??= await load().catch(() => null);
    return loaded;
  };
  return {
    useModule: (isNeeded) => {
      const [, setModule] = useState(loaded);
      const isMissing = isNeeded && loaded === null;
      useEffect(() => {
        if (isMissing) void fetchModule().then(setModule);
      }, [isMissing]);
      return loaded;
    },
    preload: () => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback !== 'function') {
        const timer = setTimeout(() => void fetchModule(), 1_000);
        return () => clearTimeout(timer);
      }
      const request = requestIdleCallback(() => void fetchModule());
      return () => cancelIdleCallback(request);
    },
  };
}
