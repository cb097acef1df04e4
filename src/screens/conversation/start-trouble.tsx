import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { TrialEnded } from '#src/features/conversation/components/trial-ended.tsx';
import type { ConversationState } from '#src/lib/conversation-state.ts';
import { conversationAlert } from '#src/lib/conversation-view.ts';
import { openErrorPopup } from '#src/ui/overlay/error-popup.tsx';

type Props = { state: ConversationState; onRetry: () => void; loading: ReactNode };

/** Before there is a conversation: it is being started, it could not be started, or the trial has ended. */
export function StartTrouble({ state, onRetry, loading }: Props) {
  const navigate = useNavigate();
  const alert = conversationAlert(state);
  const failure = alert?.text ?? null;
  const detail = alert?.detail ?? null;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (failure === null) return undefined;
    // Trying again and leaving the screen close it too; only the writer's own closing leads home.
    let isAnswered = false;
    const popup = openErrorPopup({
      title: failure,
      message:
        detail ?? 'Your stories are unchanged, and earlier answers are kept. Try again, or come back in a minute.',
      onRetry: () => {
        isAnswered = true;
        retry();
      },
      onClosed: () => {
        if (!isAnswered) void navigate('/', { replace: true });
      },
    });
    return () => {
      isAnswered = true;
      popup.close();
    };
  }, [failure, detail, navigate]);
  if (state.phase === 'trialEnded') return <TrialEnded onBack={() => void navigate('/')} />;
  return failure === null ? loading : null;
}
