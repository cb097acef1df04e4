import { useEffect } from 'react';
import { createStore } from '#src/lib/store.ts';
import { useStore } from './use-store.ts';

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
  const loaded = createStore<T | null>(null);
  const fetchModule = async (): Promise<void> => loaded.set(loaded.read() ?? (await load().catch(() => null)));
  return {
    useModule: (isNeeded) => {
      const module = useStore(loaded);
      const isMissing = isNeeded && module === null;
      useEffect(() => {
        if (isMissing) void fetchModule();
      }, [isMissing]);
      return module;
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
