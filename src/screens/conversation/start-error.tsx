import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { ConversationHost } from '#src/features/conversation/conversation-host.ts';
import type { LoadedProject } from '#src/features/projects/queries.ts';
import { type ConversationState, selectFailure } from '#src/features/conversation/conversation-state.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { product } from '#src/lib/product.ts';
import { conversationTexts } from '#src/lib/error-texts.ts';
import { Spinner } from '#src/ui/display/spinner.tsx';
import { FullScreenLoader } from '#src/ui/feedback/full-screen-loader.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openErrorPopup } from './error-popup.tsx';
import { NoTrial } from './no-trial.tsx';

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
  // Dialogs are outside React.
  useEffect(() => {
    // Retrying and unmounting close it too; only the writer's dismissal leaves.
    let isAnswered = false;
    const popup = openErrorPopup({
      title: conversationTexts.failedToInitiate,
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

type StartErrorProps = {
  state: ConversationState;
  host: ConversationHost;
  /** Null when a retry can't help. */
  onRetry: (() => void) | null;
  subject: ConversationSubject;
  project: LoadedProject;
};

const opening = 'Opening the conversation…';
const safe = 'Your stories and answers are safe. Try again, or come back in a minute.';

export function StartError({ state, host, onRetry, subject, project }: StartErrorProps) {
  const failure = selectFailure(state);
  if (state.phase === 'trialEnded') return <NoTrial host={host} subject={subject} project={project} />;
  if (failure === null) return <Opening inDialog={host.dialog !== null} />;
  return (
    <>
      {/* The dialog below the popup needs a name. */}
      {host.dialog !== null && <DialogFrame title="Conversation" />}
      <StartErrorPopup message={failure.detail ?? safe} onRetry={onRetry} onLeave={host.leave} />
    </>
  );
}

function Opening({ inDialog }: { inDialog: boolean }) {
  if (!inDialog) return <FullScreenLoader wordmark={product.name} line={opening} />;
  return (
    <DialogFrame title={opening}>
      <chakra.div role="progressbar" aria-label="Loading" display="grid" placeItems="center" minHeight="60dvh">
        <Spinner />
      </chakra.div>
    </DialogFrame>
  );
}
