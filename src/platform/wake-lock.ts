type Release = () => void;

/**
 * Keeps the screen awake until the returned function runs. The browser releases the lock when the page is hidden, so
 * it's requested again.
 */
export function keepAwake(wakeLock: WakeLock | undefined, page: Document): Release {
  let sentinel: WakeLockSentinel | null = null;
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  const requestLock = async (): Promise<void> => {
    if (wakeLock === undefined || isOver() || page.visibilityState !== 'visible') return;
    if (sentinel?.released === false) return;
    try {
      sentinel = await wakeLock.request('screen');
    } catch {
      // Low battery or no permission: recording continues.
      return;
    }
    if (isOver()) void sentinel.release();
  };
  const requestAgain = (): void => void requestLock();
  page.addEventListener('visibilitychange', requestAgain);
  void requestLock();
  return () => {
    over.abort();
    page.removeEventListener('visibilitychange', requestAgain);
    void sentinel?.release();
  };
}
