import type { ReactNode } from 'react';
import { createStore } from '../store.ts';
import { hideLayer, layers, nextLayerId, showLayer } from './layer-store.ts';

/**
 * Widths in px: 480 to confirm, 560 for a form, 720 to read, 640 to search. The last two fill the window, `stage`
 * without a frame.
 */
type DialogSize = 'sm' | 'md' | 'lg' | 'palette' | 'full' | 'stage';

export type DialogOptions = {
  size?: DialogSize;
  /** Only the dialog's own buttons close it. */
  forced?: boolean;
  /** A press outside closes it; off by default, to protect typed text. */
  veilCloses?: boolean;
  /** Runs before the cross, Escape or a press outside closes it; false prevents that. */
  canClose?: () => boolean | Promise<boolean>;
  /** Runs once when it starts to close, for any reason. */
  onClosed?: () => void;
};

export type DialogHandle = { id: number; close: () => void };

export type DialogEntry = { readonly id: number; readonly node: ReactNode } & Required<
  Omit<DialogOptions, 'onClosed' | 'canClose'>
>;

/** For `DialogStack` only. */
export const dialogEntries = createStore<readonly DialogEntry[]>([]);

const closedHooks = new Map<number, () => void>();
const guards = new Map<number, () => boolean | Promise<boolean>>();

/** Removes a dialog's content once its layer is gone. */
layers.subscribe(() => {
  const alive = new Set(layers.read().map((layer) => layer.id));
  const entries = dialogEntries.read();
  if (entries.some((entry) => !alive.has(entry.id))) dialogEntries.set(entries.filter(({ id }) => alive.has(id)));
});

export function closeDialog(id: number): void {
  const hook = closedHooks.get(id);
  closedHooks.delete(id);
  guards.delete(id);
  hideLayer(id);
  hook?.();
}

export function closeAllDialogs(): void {
  for (const { id } of dialogEntries.read()) closeDialog(id);
}

/** Closes the dialog unless its `mayClose` prevents it. */
export async function dismissDialog(id: number): Promise<void> {
  const canClose = guards.get(id);
  if (canClose === undefined || (await canClose())) closeDialog(id);
}

/**
 * Opens a dialog on top. `node` is a frame (`DialogFrame`, `FormDialog`, ...), which names it; inside, `useDialog()`
 * closes it. Needs a mounted `DialogStack`.
 */
export function openDialog(node: ReactNode, options: DialogOptions = {}): DialogHandle {
  const { size = 'md', forced = false, veilCloses = false, canClose, onClosed } = options;
  const id = nextLayerId();
  if (onClosed) closedHooks.set(id, onClosed);
  if (canClose) guards.set(id, canClose);
  showLayer(id, forced, () => void dismissDialog(id));
  dialogEntries.set([...dialogEntries.read(), { id, node, size, forced, veilCloses }]);
  return { id, close: () => closeDialog(id) };
}
