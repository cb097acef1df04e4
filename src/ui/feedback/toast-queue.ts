import type { ReactNode } from 'react';
import { toastLimits } from '#src/lib/constants.ts';

/** What a toast is about; an error stays until it is dismissed. */
type ToastType = 'info' | 'success' | 'warning' | 'error';

/** A button inside a toast, such as "Undo"; with `href` a link to an address of ours, which `onAction` goes to. */
type ToastAction = { label: string; href?: string; onAction: () => void };

/** A picture of its own in the place of the icon, and what it is about over the title. */
type ToastBadge = { picture: ReactNode; caption: string };

/** What a caller says. Title and message are plain text; an error without a title is called "Error". */
export type ToastInput = {
  type?: ToastType;
  title?: string;
  message?: string;
  action?: ToastAction;
  badge?: ToastBadge;
};

export type Toast = {
  id: number;
  type: ToastType;
  title: string;
  message: string;
  action: ToastAction | null;
  badge: ToastBadge | null;
};

/** `dismissed` is what was seen and is kept until it is forgotten; times are milliseconds. */
export type ToastQueue = {
  readonly shown: Toast | null;
  readonly waiting: readonly Toast[];
  readonly dismissed: readonly { readonly toast: Toast; readonly at: number }[];
};

export const emptyQueue: ToastQueue = { shown: null, waiting: [], dismissed: [] };

/** The full form of what a caller said. */
export function toToast(id: number, input: ToastInput): Toast {
  const type = input.type ?? 'info';
  const title = input.title?.trim() || (type === 'error' ? 'Error' : (input.message ?? ''));
  const message = input.message === title ? '' : (input.message ?? '');
  return { id, type, title, message, action: input.action ?? null, badge: input.badge ?? null };
}

const same = (a: Toast, b: Toast) => a.type === b.type && a.title === b.title && a.message === b.message;
const isError = (toast: Toast) => toast.type === 'error';

/**
 * One at a time. A plain toast gives way to any newer one; an error stays, later errors wait behind it in their order,
 * and of the plain ones raised meanwhile the newest is shown last. An error that is shown or waits already is not
 * raised again.
 */
export function raise(queue: ToastQueue, toast: Toast, now: number): ToastQueue {
  const { shown, waiting } = queue;
  if (shown === null) return { ...queue, shown: toast };
  if (isError(toast) && [shown, ...waiting].some((other) => same(other, toast))) return queue;
  if (!isError(shown)) {
    return { ...queue, shown: toast, dismissed: [...queue.dismissed, { toast: shown, at: now }] };
  }
  const errors = waiting.filter(isError);
  const plain = waiting.filter((other) => !isError(other));
  return { ...queue, waiting: isError(toast) ? [...errors, toast, ...plain] : [...errors, toast] };
}

/** Takes the shown toast away and shows the next; a toast that is not shown is left alone. */
export function dismiss(queue: ToastQueue, id: number, now: number): ToastQueue {
  if (queue.shown?.id !== id) return queue;
  const [next = null, ...waiting] = queue.waiting;
  return { shown: next, waiting, dismissed: [...queue.dismissed, { toast: queue.shown, at: now }] };
}

/** Forgets what was dismissed long ago. */
export function forget(queue: ToastQueue, now: number): ToastQueue {
  const kept = queue.dismissed.filter(({ at }) => now - at < toastLimits.removeMs);
  return kept.length === queue.dismissed.length ? queue : { ...queue, dismissed: kept };
}

/**
 * Whether it leaves by itself. What has a button stays, so that nobody loses the chance to press it; where a link leads can be
 * reached otherwise too.
 */
export const leavesByItself = ({ type, action }: Toast): boolean =>
  type !== 'error' && (action === null || action.href !== undefined);
