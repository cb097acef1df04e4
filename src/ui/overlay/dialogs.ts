import type { ReactNode } from 'react';
import { createStore } from '../store.ts';
import { hideLayer, layers, nextLayerId, showLayer } from './layer-store.ts';

/** Widths in px: 480 to confirm, 560 for a form, 720 to read; the whole window, with its frame or bare for a picture. */
type DialogSize = 'sm' | 'md' | 'lg' | 'full' | 'stage';

export type DialogOptions = {
  size?: DialogSize;
  /** No cross, no Escape, no press beside it: only the dialog's own buttons close it. */
  forced?: boolean;
  /** A press beside it closes it; off, so that nothing typed is lost by a slip. */
  veilCloses?: boolean;
  /** Called once, when it begins to close, however it was closed. */
  onClosed?: () => void;
};

export type DialogHandle = { id: number; close: () => void };

/** What `DialogStack` draws for one open dialog. */
export type DialogEntry = { readonly id: number; readonly node: ReactNode } & Required<Omit<DialogOptions, 'onClosed'>>;

/** For `DialogStack` only. */
export const dialogEntries = createStore<readonly DialogEntry[]>([]);

const closedHooks = new Map<number, () => void>();

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
  hideLayer(id);
  hook?.();
}

/**
 * Opens a dialog over the page, or over the dialog that is open now. `node` is one of the frames (`DialogFrame`,
 * `FormDialog`, …), which give it its name; inside, `useDialog()` closes it. Needs a mounted `DialogStack`.
 */
export function openDialog(node: ReactNode, options: DialogOptions = {}): DialogHandle {
  const { size = 'md', forced = false, veilCloses = false, onClosed } = options;
  const id = nextLayerId();
  if (onClosed) closedHooks.set(id, onClosed);
  showLayer(id, forced, () => closeDialog(id));
  dialogEntries.set([...dialogEntries.read(), { id, node, size, forced, veilCloses }]);
  return { id, close: () => closeDialog(id) };
}
