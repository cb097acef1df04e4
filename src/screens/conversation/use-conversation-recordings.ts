import { useEffect } from 'react';
import type { ConversationStore } from '#src/features/conversation/conversation-store.ts';
import { getOutbox } from '#src/features/conversation/outbox.ts';
import { confirmEviction } from '#src/features/recordings/components/eviction-dialog.tsx';
import { useRecordings } from '#src/features/recordings/use-recordings.ts';
import { type RecorderControls, useRecorderState } from '#src/features/recordings/use-recorder.ts';
import { getSummaryUpdate } from '#src/features/summaries/summary-update-store.ts';
import { getRecordingsToEvict } from '#src/lib/recordings-reducer.ts';
import { summaryOfContext } from '#src/lib/summary-update-reducer.ts';
import { conversationStrings, recordingTexts } from '#src/lib/strings.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-repository.ts';
import { listRecordings } from '#src/platform/recording-storage.ts';

export type ConversationRecordings = {
  recordings: readonly StoredRecording[];
  urgent: readonly StoredRecording[];
  retry: (recording: StoredRecording) => void;
  discard: (recording: StoredRecording) => void;
};

function discard(userId: number, id: string): void {
  getOutbox(userId).discardRecording(id);
  void dispatchRecordingsEvent(userId, { type: 'discarded', id });
}

/** Asks the writer before a new recording would drop unsent recordings. */
export async function confirmBeforeRecording(userId: number): Promise<boolean> {
  const unsent = getRecordingsToEvict(await listRecordings(userId).catch(() => []));
  if (unsent.length === 0) return true;
  const agreed = await confirmEviction(unsent);
  if (agreed) for (const { id } of unsent) discard(userId, id);
  return agreed;
}

export function useConversationRecordings(
  userId: number,
  recorder: RecorderControls,
  engine: ConversationStore,
): ConversationRecordings {
  const stored = useRecordings(userId);
  const { phase, recordingId } = useRecorderState(recorder);
  const composerRecording = stored.find(({ id }) => id === recordingId);
  // Section 4: an overdue answer has failed, in the composer too; a late confirmation still counts.
  const failure = phase === 'sending' && composerRecording?.state === 'failed' ? composerRecording.errorMessage : null;
  useEffect(() => {
    if (failure === null) return;
    recorder.onSendFailed(recordingId, failure);
    engine.dispatch({ type: 'actionFailed', at: systemClock.now(), action: 'answer', detail: failure });
  }, [failure, recorder, recordingId, engine]);

  const isComposerDraft = ({ id, requestData }: StoredRecording): boolean => id === recordingId && requestData === null;
  const recordings = stored.filter((recording) => !isComposerDraft(recording));
  // The writer already knows about these.
  const isOpen = ({ state, requestData, errorMessage }: StoredRecording): boolean =>
    state !== 'success' && requestData !== null && errorMessage !== recordingTexts.answeredOtherwise;
  return {
    recordings,
    urgent: recordings.filter((recording) => isOpen(recording) && recording.id !== recordingId),
    retry: (recording) => {
      const summary = summaryOfContext(recording.context);
      if (summary !== null) void getSummaryUpdate(userId, summary).sendAgain(recording.id);
      else if (recording.id !== recordingId) getOutbox(userId).retryRecording(recording);
      else if (phase === 'failed') recorder.retry();
      else recorder.send();
    },
    discard: (recording) => {
      if (recording.id === recordingId) recorder.discardNow();
      else discard(userId, recording.id);
    },
  };
}

export function getRejectionReason(engine: ConversationStore): string | null {
  const { pendingAction, error } = engine.state$.peek();
  if (pendingAction === 'answer') return null;
  return conversationStrings[error?.key ?? 'failedToSubmitAnswer'];
}
