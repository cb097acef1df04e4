import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';

/** Asks before a recording is thrown away; true when the writer means it. */
export function confirmDiscard(): Promise<boolean> {
  return confirm({
    title: 'Discard this recording?',
    message: 'You can’t undo this.',
    action: 'Discard',
    danger: true,
  });
}
