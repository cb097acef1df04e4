import { setDebugObserver } from '#src/platform/debug-log.ts';

/**
 * Starts saving bodies, payloads and findings with log entries, if the debug tools are enabled. Returns a function that
 * stops it. The code loads with the first entry.
 */
export function watchLog(): () => void {
  setDebugObserver(async (...seen) => {
    // Leaving the page can cancel the import. The entry has no details then.
    const module = await import('./capture-details.ts').catch(() => null);
    await module?.captureDetails(...seen);
  });
  return () => setDebugObserver(null);
}
