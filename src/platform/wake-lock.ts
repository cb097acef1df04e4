/** The screen may sleep again. */
type Release = () => void;

/**
 * Keeps the screen awake until the answer is called, where the browser can. It lets go whenever the page is hidden, so it
 * is asked again when the page is back.
 */
export function keepAwake(wakeLock: WakeLock | undefined, page: Document): Release {
  let sentinel: WakeLockSentinel | null = null;
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  const ask = async (): Promise<void> => {
    if (wakeLock === undefined || isOver() || page.visibilityState !== 'visible') return;
    if (sentinel?.released === false) return;
    try {
      sentinel = await wakeLock.request('screen');
    } catch {
      // Low battery, or not allowed: recording goes on without it.
      return;
    }
    if (isOver()) void sentinel.release();
  };
  const askAgain = (): void => void ask();
  page.addEventListener('visibilitychange', askAgain);
  void ask();
  return () => {
    over.abort();
    page.removeEventListener('visibilitychange', askAgain);
    void sentinel?.release();
  };
}
