import { toastLimits } from '#src/lib/constants.ts';
import { createStore } from '#src/lib/store.ts';
import { dismiss, emptyQueue, forget, raise, toToast } from './toast-queue.ts';
import type { ToastInput, ToastQueue } from './toast-queue.ts';

/** For `Toaster` only. */
export const toasts = createStore<ToastQueue>(emptyQueue);

let lastId = 0;

function change(next: ToastQueue): void {
  if (next.dismissed.length > toasts.read().dismissed.length) {
    setTimeout(() => toasts.set(forget(toasts.read(), Date.now())), toastLimits.removeMs);
  }
  toasts.set(next);
}

/** Shows a toast over everything, even dialogs. Returns its id for `dismissToast`. */
export function toast(input: ToastInput): number {
  lastId += 1;
  change(raise(toasts.read(), toToast(lastId, input), Date.now()));
  return lastId;
}

export function dismissToast(id: number): void {
  change(dismiss(toasts.read(), id, Date.now()));
}
