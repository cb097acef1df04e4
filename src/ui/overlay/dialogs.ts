import type { ReactNode } from 'react';
import { rememberFocus } from '../focus/focus-return.ts';
import { observable, opaqueObject } from '@legendapp/state';

/**
 * Widths in px: 480 to confirm, 560 for a form, 720 to read, 720 for a conversation, which also has a fixed height, 640 to
 * search. The last two fill the window, `stage` without a frame.
 */
type DialogSize = 'sm' | 'md' | 'lg' | 'conversation' | 'palette' | 'full' | 'stage';

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

/** Longer than any exit animation. */
export const longestExitMs = 400;

export type DialogHandle = { id: number; close: () => void };

export type DialogEntry = DialogOptions & {
  readonly id: number;
  readonly node: ReactNode;
  /** False while it fades out. */
  readonly open: boolean;
  /** Returns the element that had the focus before it opened, or one near it. */
  readonly getOpener: () => HTMLElement | null;
};

/** The open dialogs, the newest on top. Module-wide, because code outside components opens dialogs too. */
export const dialogs$ = observable<readonly DialogEntry[]>([]);

let lastId = 0;

function findOpen(id: number): DialogEntry | undefined {
  return dialogs$.peek().find((entry) => entry.id === id && entry.open);
}

export function closeDialog(id: number): void {
  const closing = findOpen(id);
  if (closing === undefined) return;
  dialogs$.set(dialogs$.peek().map((entry) => (entry === closing ? opaqueObject({ ...entry, open: false }) : entry)));
  closing.onClosed?.();
  // Chakra waits for the animation's end, but on a busy page that can come before Chakra listens, and the layer would stay.
  setTimeout(() => removeDialog(id), longestExitMs);
}

/** Removes a closed dialog's content, after its exit animation or if it wasn't shown. */
export function removeDialog(id: number): void {
  dialogs$.set(dialogs$.peek().filter((entry) => entry.id !== id));
}

export function closeAllDialogs(): void {
  for (const { id } of dialogs$.peek()) closeDialog(id);
}

/** Closes the dialog unless its `canClose` prevents it. */
export async function dismissDialog(id: number): Promise<void> {
  const { canClose } = findOpen(id) ?? {};
  if (canClose === undefined || (await canClose())) closeDialog(id);
}

/**
 * Opens a dialog on top. `node` is a frame (`DialogFrame`, `FormDialog`, ...), which names it; inside, `useDialog()`
 * closes it. Needs a mounted `DialogHost`.
 */
export function openDialog(node: ReactNode, options: DialogOptions = {}): DialogHandle {
  lastId += 1;
  const id = lastId;
  // When this dialog replaces another, the focus returns to where that one was opened.
  const getOpener = rememberFocus(document.activeElement, dialogs$.peek().at(-1)?.getOpener);
  dialogs$.set([...dialogs$.peek(), opaqueObject({ ...options, id, node, open: true, getOpener })]);
  return { id, close: () => closeDialog(id) };
}
