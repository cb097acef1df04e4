import { setDebugObserver } from '#src/platform/debug-log.ts';

/**
 * Keeps bodies, payloads and findings with the entries of the log from now on, until the answer is called: only where the debug
 * tools are on. What does it is loaded with the first entry.
 */
export function watchLog(): () => void {
  setDebugObserver(async (...seen) => {
    // Leaving the page can cancel the import. The entry has no details then.
    const module = await import('./witness.ts').catch(() => null);
    await module?.captureDetails(...seen);
  });
  return () => setDebugObserver(null);
}
