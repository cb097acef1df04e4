/** Names are prefixed, so that they cannot meet those of another application on the same origin. */
const named = (name: string): string => `lamplight:${name}`;

/** Null in a browser (or a test) without Web Locks: then this tab counts as the only one. */
function locks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

/**
 * Runs `work` in one tab at a time: waits its turn, and gets it at once when the tab that has it is closed or dies.
 * While it waits, the signal can end it (rejects with the signal's reason).
 */
export async function withTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const manager = locks();
  if (manager === null) return work();
  const result: Promise<Result> = manager.request(named(name), signal === undefined ? {} : { signal }, work);
  return result;
}

/**
 * The answer asks for a turn: `work` runs when no other tab is at its own. A turn that has not begun yet serves all who ask.
 * Ends with the signal.
 */
export function createTabTask(name: string, work: () => Promise<void>, signal: AbortSignal): () => void {
  let isWaiting = false;
  const begin = (): Promise<void> => {
    isWaiting = false;
    return work();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    // Waiting for the lock ends with the signal; that is no error.
    withTabLock(name, begin, signal).catch(() => undefined);
  };
}

/** Waits for the lock and keeps it until the answer is called. */
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

/** True while any tab holds the lock. */
export async function isTabLockHeld(name: string): Promise<boolean> {
  const state = await locks()?.query();
  return state?.held?.some((lock) => lock.name === named(name)) === true;
}
