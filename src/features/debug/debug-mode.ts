import { setDebugObserver } from '#src/platform/debug-log.ts';
import { settings } from '#src/platform/env.ts';
import { createPersistedFlag } from '#src/platform/persisted-flag.ts';
import { useValue } from '@legendapp/state/react';

const debugFlag$ = createPersistedFlag('session', 'debug', false);

/** Saves the query flag `debug=true` for this tab. `debug=false` clears it. */
export function persistDebugFlag(search: string): void {
  const value = new URLSearchParams(search).get('debug');
  if (value === 'true' || value === 'false') debugFlag$.set(value === 'true');
}

/**
 * Returns whether the debug tools are enabled: development, mock mode, or the query flag.
 */
export function isDebugEnabled(): boolean {
  const { development, mock } = settings();
  return debugFlag$.peek() || development || mock;
}

export function useIsDebugEnabled(): boolean {
  useValue(debugFlag$);
  return isDebugEnabled();
}

export const debugPanel$ = createPersistedFlag('session', 'debugPanel', false);

export function toggleDebugPanel(): void {
  if (isDebugEnabled()) debugPanel$.set(!debugPanel$.peek());
}

/** Matches Ctrl+Shift+D. */
export function isDebugKey({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  return code === 'KeyD' && ctrlKey && shiftKey && !altKey && !metaKey;
}

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
