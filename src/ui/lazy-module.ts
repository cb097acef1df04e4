import { useEffect, useState } from 'react';

/** Calls back when the browser is idle. Returns a function that cancels that. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}

/**
 * Returns a hook for code that loads on demand: the module, or null until it's loaded. With `preload`, it also loads when
 * the browser is idle. Unlike React's `lazy`, it renders at once when it's loaded, and tries again after a failure,
 * which `chunk-errors.ts` reports.
 */
export function lazyModule<T>(load: () => Promise<T>, { preload = false } = {}): (isNeeded: boolean) => T | null {
  let loaded: T | null = null;
  const fetchModule = async (): Promise<T | null> => {
    loaded ??= await load().catch(() => null);
    return loaded;
  };
  return (isNeeded) => {
    const [, setModule] = useState(loaded);
    const isMissing = isNeeded && loaded === null;
    // The browser loads modules.
    useEffect(() => {
      if (isMissing) void fetchModule().then(setModule);
      return preload && loaded === null ? whenIdle(() => void fetchModule()) : undefined;
    }, [isMissing]);
    return loaded;
  };
}
