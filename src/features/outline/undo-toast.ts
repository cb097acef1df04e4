import { dismissToast, toast } from '#src/ui/feedback/toast.ts';

let last: number | null = null;

/** Shows a toast with Undo. It stays until the next toast or `dismissUndoToast`. */
export function showUndoToast(title: string, onUndo: () => void): void {
  last = toast({ type: 'success', title, action: { label: 'Undo', onAction: onUndo } });
}

export function dismissUndoToast(): void {
  if (last !== null) dismissToast(last);
  last = null;
}
