import { settings } from '#src/platform/env.ts';
import { createPersistedFlag } from '#src/platform/remembered-flag.ts';

const flag = createPersistedFlag('session', 'debug', false);

/** Keeps the query flag `debug=true` (section 1) for as long as this tab lives; `debug=false` takes it back. */
export function persistDebugFlag(search: string): void {
  const given = new URLSearchParams(search).get('debug');
  if (given === 'true' || given === 'false') flag.set(given === 'true');
}

/**
 * Whether the debug tools can be reached: in development mode, in mock-response mode, or by the query flag (section 1). A
 * component asks by `useValue(isDebugEnabled)`, since the flag may come while it stands.
 */
export function isDebugEnabled(): boolean {
  const { development, mock } = settings();
  return flag.value$.get() || development || mock;
}

const panel = createPersistedFlag('session', 'debugPanel', false);

/** Whether the debug panel is shown; it lives as long as the tab, so that a scenario begun anew keeps it. */
export const debugPanel$ = panel.value$;

/** Shows the panel or takes it away; nothing where the debug tools are not enabled. */
export function toggleDebugPanel(): void {
  if (isDebugEnabled()) panel.set(!debugPanel$.peek());
}

/** Ctrl+Shift+D, on every keyboard (section 1). */
export function isDebugKey({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  return code === 'KeyD' && ctrlKey && shiftKey && !altKey && !metaKey;
}
