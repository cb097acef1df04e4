import { useNavigate } from 'react-router-dom';
import type { DialogControl } from '#src/ui/overlay/layer-context.ts';

/** Where a conversation stands: as a screen of its own, or in a dialog over another one. */
export type ConversationHost = {
  /** The dialog around it; null for a screen. */
  readonly dialog: DialogControl | null;
  /** Gives up: there is no conversation to be in, or none any more. */
  readonly leave: () => void;
  /** Goes on to where the finished conversation leads. */
  readonly continueTo: (path: string) => void;
};

/** A dialog closes when its conversation ends, and the screen under it stays; a screen gives way to the next one. */
export function useConversationHost(dialog: DialogControl | null): ConversationHost {
  const navigate = useNavigate();
  if (dialog !== null) return { dialog, leave: dialog.close, continueTo: dialog.close };
  return {
    dialog,
    leave: () => void navigate('/', { replace: true }),
    continueTo: (path) => void navigate(path, { replace: true }),
  };
}
