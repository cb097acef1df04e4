import { useNavigate } from 'react-router-dom';
import type { DialogControl } from '#src/ui/overlay/dialog-context.ts';

export type ConversationHost = {
  readonly dialog: DialogControl | null;
  readonly leave: () => void;
  readonly continueTo: (path: string) => void;
};

/** A dialog closes when its conversation ends; a screen navigates to the next. */
export function useConversationHost(dialog: DialogControl | null): ConversationHost {
  const navigate = useNavigate();
  if (dialog !== null) return { dialog, leave: dialog.close, continueTo: dialog.close };
  return {
    dialog,
    leave: () => void navigate('/', { replace: true }),
    continueTo: (path) => void navigate(path, { replace: true }),
  };
}
