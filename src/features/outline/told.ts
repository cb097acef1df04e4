import { dismissToast, toast } from '#src/ui/feedback/toast.ts';

let last: number | null = null;

/** Says what was done to an outline, with the way back. It stays until something else is said, or `dismissUndoToast` is called. */
export function showUndoToast(title: string, onUndo: () => void): void {
  last = toast({ type: 'success', title, action: { label: 'Undo', onAction: onUndo } });
}

/** Takes the last word away: the writer has gone on to something else. */
export function dismissUndoToast(): void {
  if (last !== null) dismissToast(last);
  last = null;
}
