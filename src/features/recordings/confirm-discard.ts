import { confirm } from '#src/ui/overlay/confirm-dialog.tsx';

export function confirmDiscard(): Promise<boolean> {
  return confirm({
    title: 'Discard this recording?',
    message: 'You can’t undo this.',
    action: 'Discard',
    danger: true,
  });
}
