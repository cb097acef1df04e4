import { useEffect } from 'react';
import type { ConversationStore } from '#src/features/conversation/conversation-engine.ts';
import { getOutbox } from '#src/features/conversation/outbox.ts';
import { confirmEviction } from '#src/features/recordings/components/unsent-question.tsx';
import { useRecordings } from '#src/features/recordings/use-recordings.ts';
import { type RecorderControls, useRecorderState } from '#src/features/recordings/use-take.ts';
import { getSummaryUpdate } from '#src/features/summaries/summary-update.ts';
import { getRecordingsToEvict } from '#src/lib/kept-recordings.ts';
import { summaryOfContext } from '#src/lib/summary-update.ts';
import { conversationStrings, recordingTexts } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-book.ts';
import { listRecordings } from '#src/platform/recordings-store.ts';

/** The recordings kept on this device, as a conversation shows them. */
export type ConversationRecordings = {
  recordings: readonly StoredRecording[];
  /** Those on their way or failed, of which no other part of the screen tells. */
  urgent: readonly StoredRecording[];
  retry: (recording: StoredRecording) => void;
  discard: (recording: StoredRecording) => void;
};

/** Takes a recording away with its sound, and out of what is still to be sent. */
function discard(userId: number, id: string): void {
  getOutbox(userId).discardRecording(id);
  void dispatchRecordingsEvent(userId, { type: 'discarded', id });
}

/** Before a recording begins: the writer is asked about what it would drop although it was never sent. */
export async function confirmBeforeRecording(userId: number): Promise<boolean> {
  const unsent = getRecordingsToEvict(await listRecordings(userId).catch(() => []));
  if (unsent.length === 0) return true;
  const agreed = await confirmEviction(unsent);
  if (agreed) for (const { id } of unsent) discard(userId, id);
  return agreed;
}

/** Joins the recordings of this device with the take of the dock and with the conversation. */
export function useConversationRecordings(
  userId: number,
  take: RecorderControls,
  engine: ConversationStore,
): ConversationRecordings {
  const kept = useRecordings(userId);
  const { phase, recordingId } = useRecorderState(take);
  const ofDock = kept.find(({ id }) => id === recordingId);
  // Section 4: what waits too long has failed, in the dock as well; a late yes of the server still counts.
  const failure = phase === 'sending' && ofDock?.state === 'failed' ? ofDock.errorMessage : null;
  useEffect(() => {
    if (failure === null) return;
    take.onSendFailed(recordingId, failure);
    engine.dispatch({ type: 'actionFailed', at: systemClock.now(), action: 'answer', detail: failure });
  }, [failure, take, recordingId, engine]);

  const isDraftOfDock = ({ id, requestData }: StoredRecording): boolean => id === recordingId && requestData === null;
  const recordings = kept.filter((recording) => !isDraftOfDock(recording));
  // Whoever answered another way knows of it.
  const isOpen = ({ state, requestData, errorMessage }: StoredRecording): boolean =>
    state !== 'success' && requestData !== null && errorMessage !== recordingTexts.answeredOtherwise;
  return {
    recordings,
    urgent: recordings.filter((recording) => isOpen(recording) && recording.id !== recordingId),
    retry: (recording) => {
      const summary = summaryOfContext(recording.context);
      if (summary !== null) void getSummaryUpdate(userId, summary).sendAgain(recording.id);
      else if (recording.id !== recordingId) getOutbox(userId).retryRecording(recording);
      else if (phase === 'failed') take.retry();
      else take.send();
    },
    discard: (recording) => {
      if (recording.id === recordingId) take.discardNow();
      else discard(userId, recording.id);
    },
  };
}

/** Why a sound was not taken up at all; null when it is on its way. */
export function getRejectionReason(engine: ConversationStore): string | null {
  const { pendingAction, error } = engine.state$.peek();
  if (pendingAction === 'answer') return null;
  return conversationStrings[error?.key ?? 'failedToSubmitAnswer'];
}
