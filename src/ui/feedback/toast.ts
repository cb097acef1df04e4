import { toastLimits } from '#src/lib/constants.ts';
import { observable, opaqueObject } from '@legendapp/state';
import { dismiss, emptyQueue, forget, raise, toToast } from './toast-queue.ts';
import type { ToastInput, ToastQueue } from './toast-queue.ts';

/** For `Toaster` only. */
export const toasts$ = observable<ToastQueue>(emptyQueue);

let lastId = 0;

function change(next: ToastQueue): void {
  if (next.dismissed.length > toasts$.peek().dismissed.length) {
    setTimeout(() => toasts$.set(forget(toasts$.peek(), Date.now())), toastLimits.removeMs);
  }
  toasts$.set(next);
}

/** Shows a toast over everything, even dialogs. Returns its id for `dismissToast`. */
export function toast(input: ToastInput): number {
  lastId += 1;
  change(raise(toasts$.peek(), opaqueObject(toToast(lastId, input)), Date.now()));
  return lastId;
}

export function dismissToast(id: number): void {
  change(dismiss(toasts$.peek(), id, Date.now()));
}
