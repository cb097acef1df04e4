import { settings } from '#src/platform/env.ts';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import { rememberedFlag } from '#src/platform/remembered-flag.ts';

const key = 'debug';

let isFlagged = readStored('session', key) === 'true';

/** Keeps the query flag `debug=true` (section 1) for as long as this tab lives; `debug=false` takes it back. */
export function keepDebugFlag(search: string): void {
  const flag = new URLSearchParams(search).get('debug');
  if (flag !== 'true' && flag !== 'false') return;
  isFlagged = flag === 'true';
  writeStored('session', key, isFlagged ? 'true' : null);
}

/** Whether the debug tools can be reached: in development mode, in mock-response mode, or by the query flag (section 1). */
export function isDebugEnabled(): boolean {
  const { development, mock } = settings();
  return development || mock || isFlagged;
}

const panel = rememberedFlag('session', 'debugPanel', false);

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
