import { useEffect } from 'react';
import type { ConversationEngine } from '#src/features/conversation/conversation-engine.ts';
import { outboxOf } from '#src/features/conversation/outbox.ts';
import { askAboutUnsent } from '#src/features/recordings/components/unsent-question.tsx';
import { useRecordings } from '#src/features/recordings/use-recordings.ts';
import { type Take, useTakeState } from '#src/features/recordings/use-take.ts';
import { updateOf } from '#src/features/summaries/summary-update.ts';
import { unsentThatWouldGo } from '#src/lib/kept-recordings.ts';
import { summaryOfContext } from '#src/lib/summary-update.ts';
import { conversationTexts, recordingTexts } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { StoredRecording } from '#src/platform/device-records.ts';
import { tellRecordings } from '#src/platform/recordings-book.ts';
import { listRecordings } from '#src/platform/recordings-store.ts';

/** The recordings kept on this device, as a conversation shows them. */
export type Shelf = {
  recordings: readonly StoredRecording[];
  /** Those on their way or failed, of which no other part of the screen tells. */
  urgent: readonly StoredRecording[];
  retry: (recording: StoredRecording) => void;
  discard: (recording: StoredRecording) => void;
};

/** Takes a recording away with its sound, and out of what is still to be sent. */
function discard(userId: number, id: string): void {
  outboxOf(userId).discardRecording(id);
  void tellRecordings(userId, { type: 'discarded', id });
}

/** Before a recording begins: the writer is asked about what it would drop although it was never sent. */
export async function mayRecord(userId: number): Promise<boolean> {
  const unsent = unsentThatWouldGo(await listRecordings(userId).catch(() => []));
  if (unsent.length === 0) return true;
  const agreed = await askAboutUnsent(unsent);
  if (agreed) for (const { id } of unsent) discard(userId, id);
  return agreed;
}

/** Joins the recordings of this device with the take of the dock and with the conversation. */
export function useShelf(userId: number, take: Take, engine: ConversationEngine): Shelf {
  const kept = useRecordings(userId);
  const { phase, takeId } = useTakeState(take);
  const ofDock = kept.find(({ id }) => id === takeId);
  // Section 4: what waits too long has failed, in the dock as well; a late yes of the server still counts.
  const failure = phase === 'sending' && ofDock?.state === 'failed' ? ofDock.errorMessage : null;
  useEffect(() => {
    if (failure === null) return;
    take.failed(takeId, failure);
    engine.send({ type: 'actionFailed', at: systemClock.now(), action: 'answer', detail: failure });
  }, [failure, take, takeId, engine]);

  const isDraftOfDock = ({ id, requestData }: StoredRecording): boolean => id === takeId && requestData === null;
  const recordings = kept.filter((recording) => !isDraftOfDock(recording));
  // Whoever answered another way knows of it.
  const isOpen = ({ state, requestData, errorMessage }: StoredRecording): boolean =>
    state !== 'success' && requestData !== null && errorMessage !== recordingTexts.answeredOtherwise;
  return {
    recordings,
    urgent: recordings.filter((recording) => isOpen(recording) && recording.id !== takeId),
    retry: (recording) => {
      const summary = summaryOfContext(recording.context);
      if (summary !== null) void updateOf(userId, summary).sendAgain(recording.id);
      else if (recording.id !== takeId) outboxOf(userId).retryRecording(recording);
      else if (phase === 'failed') take.retry();
      else take.send();
    },
    discard: (recording) => {
      if (recording.id === takeId) take.discardNow();
      else discard(userId, recording.id);
    },
  };
}

/** Why a sound was not taken up at all; null when it is on its way. */
export function refusalOf(engine: ConversationEngine): string | null {
  const { pendingAction, error } = engine.state$.peek();
  if (pendingAction === 'answer') return null;
  return conversationTexts[error?.key ?? 'failedToSubmitAnswer'];
}
