import type { ReactNode } from 'react';
import { toastLimits } from '#src/lib/constants.ts';
import { generalTexts, connectionTexts } from '#src/lib/texts.ts';

const toastTypes = ['info', 'success', 'warning', 'error'] as const;

type ToastType = (typeof toastTypes)[number];

export function isToastType(type: string): type is ToastType {
  return toastTypes.some((known) => known === type);
}

/** A toast's button, such as "Undo"; with `href` a link to our own URL, handled by `onAction`. */
type ToastAction = { label: string; href?: string; onAction: () => void };

type ToastBadge = { image: ReactNode; caption: string };

/** Plain text. The specification titles errors, so an error's `title` becomes its first sentence. */
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

/** `dismissed` holds seen toasts until `forget`; times are in milliseconds. */
export type ToastQueue = {
  readonly current: Toast | null;
  readonly waiting: readonly Toast[];
  readonly dismissed: readonly { readonly toast: Toast; readonly at: number }[];
};

export const emptyQueue: ToastQueue = { current: null, waiting: [], dismissed: [] };

/** The specification's titles of error toasts. */
const errorTitles: ReadonlySet<string> = new Set([generalTexts.title, connectionTexts.title]);

function errorTexts(title: string, message: string): Pick<Toast, 'title' | 'message'> {
  if (title === '' || errorTitles.has(title)) return { title: title || generalTexts.title, message };
  if (message === '' || message === title) return { title: generalTexts.title, message: title };
  return { title: generalTexts.title, message: `${title}${/[.?!…]$/.test(title) ? '' : '.'} ${message}` };
}

export function toToast(id: number, input: ToastInput): Toast {
  const { type = 'info', message = '', action = null, badge = null } = input;
  const given = input.title?.trim() ?? '';
  const title = given || message;
  const texts = type === 'error' ? errorTexts(given, message) : { title, message: message === title ? '' : message };
  return { id, type, ...texts, action, badge };
}

function same(a: Toast, b: Toast) {
  return a.type === b.type && a.title === b.title && a.message === b.message;
}

function isError(toast: Toast) {
  return toast.type === 'error';
}

/**
 * Queues a toast. Any newer toast replaces a plain one; errors wait in order behind a shown error. The newest plain
 * toast waits last. A repeated error isn't queued again.
 */
export function raise(queue: ToastQueue, toast: Toast, now: number): ToastQueue {
  const { current, waiting } = queue;
  if (current === null) return { ...queue, current: toast };
  if (isError(toast) && [current, ...waiting].some((other) => same(other, toast))) return queue;
  if (!isError(current)) {
    return { ...queue, current: toast, dismissed: [...queue.dismissed, { toast: current, at: now }] };
  }
  const errors = waiting.filter(isError);
  const plainToasts = waiting.filter((other) => !isError(other));
  return { ...queue, waiting: isError(toast) ? [...errors, toast, ...plainToasts] : [...errors, toast] };
}

export function dismiss(queue: ToastQueue, id: number, now: number): ToastQueue {
  if (queue.current?.id !== id) return queue;
  const [next = null, ...waiting] = queue.waiting;
  return { current: next, waiting, dismissed: [...queue.dismissed, { toast: queue.current, at: now }] };
}

export function forget(queue: ToastQueue, now: number): ToastQueue {
  const recent = queue.dismissed.filter(({ at }) => now - at < toastLimits.removeMs);
  return recent.length === queue.dismissed.length ? queue : { ...queue, dismissed: recent };
}

/** Returns true for toasts that time out. Toasts with a button don't, because its action isn't available elsewhere. */
export function leavesByItself({ type, action }: Toast): boolean {
  return type !== 'error' && (action === null || action.href !== undefined);
}
