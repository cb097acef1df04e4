import { useEffect, useEffectEvent } from 'react';
import { conversationStrings } from '#src/lib/strings.ts';
import { openErrorPopup } from '#src/ui/overlay/error-popup.tsx';

type Props = {
  message: string;
  /** Null when a retry can't help. */
  onRetry: (() => void) | null;
  onLeave: () => void;
};

export function StartErrorPopup({ message, onRetry, onLeave }: Props): null {
  const canRetry = onRetry !== null;
  const retry = useEffectEvent(() => onRetry?.());
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    // Retrying and unmounting close it too; only the writer's dismissal leaves.
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
