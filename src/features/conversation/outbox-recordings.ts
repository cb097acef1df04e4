import { describeError } from '#src/lib/describe-error.ts';
import type { NewOutboxEntry, OutboxEntry } from '#src/lib/outbox-state.ts';
import type { Recording } from '#src/lib/recordings-reducer.ts';
import { conversationTexts } from '#src/lib/error-texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-repository.ts';
import { answerFields, type OutboxResult } from './deliver-answer.ts';

/**
 * Stores the outbox's results in the recordings (the specification's states). No screen can do this, because sending continues
 * after a conversation closes.
 */

export const repeatContext = 'repeat';

export type RepeatableRecording = Pick<
  Recording,
  'id' | 'duration' | 'context' | 'chatMessageId' | 'requestData' | 'errorMessage' | 'localFailure'
>;

type Entry = Pick<OutboxEntry, 'userId' | 'recordingId' | 'url' | 'sessionChatId'>;

function toRequest({ url, sessionChatId }: Entry, timestamp: number) {
  return { endpoint: url, method: 'POST', timestamp, sessionChatId } as const;
}

/** Both answer the same message, and only the new answer is sent. */
function isSupersededBy(older: OutboxEntry, entry: NewOutboxEntry): boolean {
  const isSameMessage = older.sessionChatId === entry.sessionChatId && older.chatMessageId === entry.chatMessageId;
  return isSameMessage && older.recordingId !== null && older.recordingId !== entry.recordingId;
}

/**
 * Marks a recording as queued. A recording among `waiting` for the same message stays, but no longer follows the
 * server's status.
 */
export async function markQueued(entry: NewOutboxEntry, waiting: readonly OutboxEntry[]): Promise<void> {
  const { recordingId: id, userId } = entry;
  const supersededId = waiting.find((older) => isSupersededBy(older, entry))?.recordingId ?? null;
  if (supersededId !== null) await dispatchRecordingsEvent(userId, { type: 'answeredOtherwise', id: supersededId });
  if (id === null) return;
  await dispatchRecordingsEvent(userId, { type: 'queued', id, request: toRequest(entry, systemClock.now()) });
}

export function toRetryEntry(recording: RepeatableRecording, userId: number): NewOutboxEntry | null {
  const { id: recordingId, chatMessageId, requestData: request, duration: durationMs } = recording;
  if (request?.sessionChatId == null) return null;
  const { sessionChatId, endpoint: url } = request;
  const fields = answerFields(sessionChatId, { kind: 'audio', durationMs });
  const entry = {
    id: crypto.randomUUID(),
    userId,
    kind: 'audio',
    url,
    sessionChatId,
    chatMessageId,
    fields,
    recordingId,
  } as const;
  return recording.context === repeatContext ? { ...entry, ofEarlier: true } : entry;
}

/**
 * Returns whether the server may have a recording that left the outbox: the response had no message id, or timed out.
 * Then ask it before a retry.
 */
export function isPossiblyDelivered({ errorMessage, localFailure }: RepeatableRecording): boolean {
  return errorMessage === null || localFailure === 'timedOut';
}

export async function markSendStarted(entry: OutboxEntry, triedAt: number): Promise<void> {
  const { recordingId: id, userId } = entry;
  if (id === null) return;
  await dispatchRecordingsEvent(userId, { type: 'sendStarted', id, request: toRequest(entry, triedAt) });
}

export async function markResult({ entry, outcome, receipt, error }: OutboxResult): Promise<void> {
  const { recordingId: id, userId, triedAt = null } = entry;
  if (id === null) return;
  if (outcome === 'waiting') {
    await dispatchRecordingsEvent(userId, { type: 'waiting', id });
    return;
  }
  if (outcome === 'sent' || outcome === 'alreadyDelivered') {
    const chatMessageId = outcome === 'alreadyDelivered' ? entry.chatMessageId : (receipt?.chat_message_id ?? null);
    await dispatchRecordingsEvent(userId, { type: 'sent', id, chatMessageId });
    return;
  }
  if (outcome === 'superseded') {
    await dispatchRecordingsEvent(userId, {
      type: 'sendFailed',
      id,
      triedAt: null,
      errorMessage: entry.errorMessage,
    });
    return;
  }
  const errorMessage = describeError(error, 'answer')?.text ?? conversationTexts.failedToSubmitAnswer;
  await dispatchRecordingsEvent(userId, { type: 'sendFailed', id, triedAt, errorMessage });
}
