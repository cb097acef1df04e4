import { useEffect, useEffectEvent } from 'react';
import { conversationStrings } from '#src/lib/texts.ts';
import { openErrorPopup } from '#src/ui/overlay/error-popup.tsx';

type Props = {
  /** What is safe, and what to do next. */
  message: string;
  /** Null where trying again would change nothing. */
  onRetry: (() => void) | null;
  /** The writer has closed it. */
  onLeave: () => void;
};

/** Says that a conversation could not begin (section 8), as long as it is in the page. */
export function StartErrorPopup({ message, onRetry, onLeave }: Props): null {
  const canRetry = onRetry !== null;
  const retry = useEffectEvent(() => onRetry?.());
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    // Trying again and leaving the screen close it too; only the writer's own closing leads away.
    let isAnswered = false;
    const popup = openErrorPopup({
      title: conversationStrings.failedToInitiate,
      message,
      ...(canRetry && {
        onRetry: () => {
          isAnswered = true;
          retry();
        },
      }),
      onClosed: () => {
        if (!isAnswered) leave();
      },
    });
    return () => {
      isAnswered = true;
      popup.close();
    };
  }, [message, canRetry]);
  return null;
}
