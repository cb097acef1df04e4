import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { ConversationStatus, ProcessingPanel } from '#src/features/conversation/components/processing-panel.tsx';
import { RecorderPanel } from '#src/features/conversation/components/recorder-panel.tsx';
import { confirmBeforeRecording } from '#src/features/conversation/use-answer-composer.ts';
import { useRecorder } from '#src/features/conversation/use-recorder.ts';
import type { SummaryUpdateStore } from '#src/features/summaries/summary-update-store.ts';
import { statusText } from '#src/features/conversation/conversation-state.ts';
import { summaryContext, type SummaryUpdateState } from '#src/lib/summary-update-reducer.ts';
import { Button } from '#src/ui/controls/button.tsx';

const labels = { speak: 'Say what’s changed', send: 'Send update' };

// The panels size themselves by their container, here the dialog.
const Room = chakra('div', { base: { containerType: 'inline-size', minWidth: '0' } });

type Props = { summary: number; userId: number; update: SummaryUpdateStore; state: SummaryUpdateState };

export function SummaryRecorder({ summary, userId, update, state }: Props) {
  const recorder = useRecorder({
    userId,
    context: summaryContext(summary),
    sessionChatId: null,
    chatMessageId: null,
    onSend: ({ recordingId, audio }) => update.send(recordingId, audio),
    canStart: () => confirmBeforeRecording(userId),
    onDropped: () => undefined,
  });
  useEffect(
    () =>
      update.onSettled((recordingId, failure) => {
        if (failure === null) recorder.onDelivered(recordingId);
        else recorder.onSendFailed(recordingId, failure);
      }),
    [update, recorder],
  );
  const status = state.status === null ? null : statusText(state.status);
  const failed = state.phase === 'failed';
  const { recordingId } = state;
  return (
    <Room>
      <ConversationStatus status={status} />
      {status === null ? (
        <RecorderPanel recorder={recorder} mode={null} labels={labels} />
      ) : (
        <ProcessingPanel
          status={status}
          failed={failed}
          waiting={null}
          detail={failed ? 'Your recording is saved on this device. The summary hasn’t changed.' : null}
          wave={null}
          away={null}
          actions={
            failed &&
            recordingId !== null && (
              <Button variant="solid" onClick={() => void update.sendAgain(recordingId)}>
                Try again
              </Button>
            )
          }
        />
      )}
    </Room>
  );
}
