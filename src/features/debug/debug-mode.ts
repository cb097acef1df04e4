import { settings } from '#src/platform/env.ts';
import { createPersistedFlag } from '#src/platform/persisted-flag.ts';

const flag = createPersistedFlag('session', 'debug', false);

/** Saves the query flag `debug=true` (section 1) for this tab. `debug=false` clears it. */
export function persistDebugFlag(search: string): void {
  const value = new URLSearchParams(search).get('debug');
  if (value === 'true' || value === 'false') flag.set(value === 'true');
}

/**
 * Returns whether the debug tools are enabled: development, mock mode, or the query flag (section 1). Components use
 * `useValue(isDebugEnabled)`, since the flag may change.
 */
export function isDebugEnabled(): boolean {
  const { development, mock } = settings();
  return flag.value$.get() || development || mock;
}

const panel = createPersistedFlag('session', 'debugPanel', false);

export const debugPanel$ = panel.value$;

export function toggleDebugPanel(): void {
  if (isDebugEnabled()) panel.set(!debugPanel$.peek());
}

/** Matches Ctrl+Shift+D (section 1). */
export function isDebugKey({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  return code === 'KeyD' && ctrlKey && shiftKey && !altKey && !metaKey;
}
