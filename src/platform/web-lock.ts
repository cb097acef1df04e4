/** The prefix avoids clashes with another application on the same origin. */
export function getTabLockName(name: string): string {
  return `lamplight:${name}`;
}

/** Null without Web Locks: this tab then counts as the only tab. */
function locks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

/**
 * Runs `work` in a single tab at a time. The next tab continues when the current tab closes or dies. While waiting, the
 * signal aborts with its reason.
 */
export async function withTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const manager = locks();
  if (manager === null) return work();
  const result: Promise<Result> = manager.request(getTabLockName(name), signal === undefined ? {} : { signal }, work);
  return result;
}

/**
 * Returns a function that runs `work` when no other tab does. A pending run serves all requests. Aborts with the
 * signal.
 */
export function createTabTask(name: string, work: () => Promise<void>, signal: AbortSignal): () => void {
  let isWaiting = false;
  const start = (): Promise<void> => {
    isWaiting = false;
    return work();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    withTabLock(name, start, signal).catch(() => undefined);
  };
}

/** Waits for the lock and returns its release function. */
export async function holdTabLock(name: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((resolve, reject) => {
    const hold = (): Promise<void> => {
      resolve();
      return released;
    };
    withTabLock(name, hold).catch(reject);
  });
  return release;
}

export async function isTabLockHeld(name: string): Promise<boolean> {
  const state = await locks()?.query();
  return state?.held?.some((lock) => lock.name === getTabLockName(name)) === true;
}
