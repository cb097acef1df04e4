import type { ReactNode } from 'react';
import { createStore } from '../store.ts';
import { hideLayer, layers, nextLayerId, showLayer } from './layer-store.ts';

/**
 * Widths in px: 480 to confirm, 560 for a form, 720 to read; 640 near the top to search; the whole window, with its frame
 * or bare for a picture.
 */
type DialogSize = 'sm' | 'md' | 'lg' | 'palette' | 'full' | 'stage';

export type DialogOptions = {
  size?: DialogSize;
  /** No cross, no Escape, no press beside it: only the dialog's own buttons close it. */
  forced?: boolean;
  /** A press beside it closes it; off, so that nothing typed is lost by a slip. */
  veilCloses?: boolean;
  /** Asked before its cross, Escape or a press beside it closes it; false keeps it open. */
  mayClose?: () => boolean | Promise<boolean>;
  /** Called once, when it begins to close, however it was closed. */
  onClosed?: () => void;
};

export type DialogHandle = { id: number; close: () => void };

/** What `DialogStack` draws for one open dialog. */
export type DialogEntry = { readonly id: number; readonly node: ReactNode } & Required<
  Omit<DialogOptions, 'onClosed' | 'mayClose'>
>;

/** For `DialogStack` only. */
export const dialogEntries = createStore<readonly DialogEntry[]>([]);

const closedHooks = new Map<number, () => void>();
const guards = new Map<number, () => boolean | Promise<boolean>>();

/** Forgets a dialog's content once its layer has left the stack. */
layers.subscribe(() => {
  const alive = new Set(layers.read().map((layer) => layer.id));
  const entries = dialogEntries.read();
  if (entries.some((entry) => !alive.has(entry.id))) dialogEntries.set(entries.filter(({ id }) => alive.has(id)));
});

/** Hides the dialog, then removes it; what lies under it comes back. */
export function closeDialog(id: number): void {
  const hook = closedHooks.get(id);
  closedHooks.delete(id);
  guards.delete(id);
  hideLayer(id);
  hook?.();
}

/** Closes every dialog, whatever is typed in one: what the page is about is over. */
export function closeAllDialogs(): void {
  for (const { id } of dialogEntries.read()) closeDialog(id);
}

/** Closes the dialog as a slip might: one that holds something unsaved may stay. */
export async function dismissDialog(id: number): Promise<void> {
  const mayClose = guards.get(id);
  if (mayClose === undefined || (await mayClose())) closeDialog(id);
}

/**
 * Opens a dialog over the page, or over the dialog that is open now. `node` is one of the frames (`DialogFrame`,
 * `FormDialog`, …), which give it its name; inside, `useDialog()` closes it. Needs a mounted `DialogStack`.
 */
export function openDialog(node: ReactNode, options: DialogOptions = {}): DialogHandle {
  const { size = 'md', forced = false, veilCloses = false, mayClose, onClosed } = options;
  const id = nextLayerId();
  if (onClosed) closedHooks.set(id, onClosed);
  if (mayClose) guards.set(id, mayClose);
  showLayer(id, forced, () => void dismissDialog(id));
  dialogEntries.set([...dialogEntries.read(), { id, node, size, forced, veilCloses }]);
  return { id, close: () => closeDialog(id) };
}
