import { describeError } from '#src/lib/describe-error.ts';
import type { Recording } from '#src/lib/kept-recordings.ts';
import type { NewOutboxEntry, OutboxEntry } from '#src/lib/outbox-state.ts';
import { conversationStrings, recordingTexts } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { dispatchRecordingsEvent } from '#src/platform/recordings-book.ts';
import { answerFields } from './answer.ts';
import type { OutboxResult } from './outbox-news.ts';

/**
 * What the outbox does with a recording, noted where the recordings are kept (section 4's states): it goes on when no
 * conversation is on screen any more, so no screen can be the one to note it.
 */

/** What kind of recording it is that repeats an earlier answer: the recording's `context`. */
export const repeatContext = 'repeat';

/** What is needed to send a recording again. */
export type RepeatableRecording = Pick<
  Recording,
  'id' | 'duration' | 'context' | 'chatMessageId' | 'requestData' | 'errorMessage'
>;

type Entry = Pick<OutboxEntry, 'userId' | 'recordingId' | 'url' | 'sessionChatId'>;

const requestOf = ({ url, sessionChatId }: Entry, timestamp: number) =>
  ({ endpoint: url, method: 'POST', timestamp, sessionChatId }) as const;

/** Whether a new answer takes the place of a recording's: both answer the same message, and one goes to the server. */
function isSupersededBy(older: OutboxEntry, entry: NewOutboxEntry): boolean {
  const isSameMessage = older.sessionChatId === entry.sessionChatId && older.chatMessageId === entry.chatMessageId;
  return isSameMessage && older.recordingId !== null && older.recordingId !== entry.recordingId;
}

/**
 * The writer sent it, or sent it again. A recording among `waiting` whose message is answered in another way by it stays, and
 * what the server has from now on says nothing about that one.
 */
export async function recordQueued(entry: NewOutboxEntry, waiting: readonly OutboxEntry[]): Promise<void> {
  const { recordingId: id, userId } = entry;
  const given = waiting.find((older) => isSupersededBy(older, entry))?.recordingId ?? null;
  const errorMessage = recordingTexts.answeredOtherwise;
  if (given !== null)
    await dispatchRecordingsEvent(userId, { type: 'sendFailed', id: given, requestAt: null, errorMessage });
  if (id === null) return;
  await dispatchRecordingsEvent(userId, { type: 'queued', id, request: requestOf(entry, systemClock.now()) });
}

/** The request of a recording that no longer waits in the outbox, once more; null when it never had one. */
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
 * Whether the server may have a recording that no longer waits in the outbox: it took it without naming a message, or its request
 * timed out. Then it is asked before anything is repeated.
 */
export function mayBeDelivered({ errorMessage }: RepeatableRecording): boolean {
  return errorMessage === null || errorMessage === recordingTexts.timedOut;
}

/** Its request leaves now (`at`, ms). */
export async function recordSendStarted(entry: OutboxEntry, at: number): Promise<void> {
  const { recordingId: id, userId } = entry;
  if (id === null) return;
  await dispatchRecordingsEvent(userId, { type: 'sendStarted', id, request: requestOf(entry, at) });
}

/** @param begunAt when the request began that this is news of, ms; null when there was none in this visit */
export async function recordOutboxResult(news: OutboxResult, begunAt: number | null): Promise<void> {
  const { entry, outcome, receipt, error } = news;
  const { recordingId: id, userId } = entry;
  if (id === null || outcome === 'waiting') return;
  if (outcome === 'sent' || outcome === 'alreadyDelivered') {
    const chatMessageId = outcome === 'alreadyDelivered' ? entry.chatMessageId : (receipt?.messageId ?? null);
    await dispatchRecordingsEvent(userId, { type: 'sent', id, chatMessageId });
    return;
  }
  if (outcome === 'superseded') {
    await dispatchRecordingsEvent(userId, {
      type: 'sendFailed',
      id,
      requestAt: null,
      errorMessage: entry.errorMessage,
    });
    return;
  }
  const errorMessage = describeError(error, 'answer')?.text ?? conversationStrings.failedToSubmitAnswer;
  await dispatchRecordingsEvent(userId, { type: 'sendFailed', id, requestAt: begunAt, errorMessage });
}
