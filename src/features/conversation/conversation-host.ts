import { useNavigate } from 'react-router-dom';
import type { DialogControl } from '#src/ui/overlay/dialog-context.ts';

export type ConversationHost = {
  readonly dialog: DialogControl | null;
  readonly leave: () => void;
  readonly continueTo: (path: string) => void;
};

/** Returns a function that goes back to the screen the writer came from, or home if this was the first one. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its entries of this tab there.
    const entry = window.history.state as { idx?: unknown } | null;
    if (typeof entry?.idx === 'number' && entry.idx > 0) void navigate(-1);
    else void navigate('/', { replace: true });
  };
}

/** A dialog closes when its conversation ends; a screen navigates to the next. */
export function useConversationHost(dialog: DialogControl | null): ConversationHost {
  const navigate = useNavigate();
  const goBack = useGoBack();
  if (dialog !== null) return { dialog, leave: dialog.close, continueTo: dialog.close };
  return {
    dialog,
    leave: goBack,
    continueTo: (path) => void navigate(path, { replace: true }),
  };
}
