import { describe } from '#src/lib/describe-error.ts';
import type { KeptRecording } from '#src/lib/kept-recordings.ts';
import type { NewOutboxEntry, OutboxEntry } from '#src/lib/outbox-state.ts';
import { conversationTexts } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { tellRecordings } from '#src/platform/recordings-book.ts';
import type { OutboxNews } from './outbox-news.ts';

/**
 * What the outbox does with a recording, noted where the recordings are kept (section 4's states): it goes on when no
 * conversation is on screen any more, so no screen can be the one to note it.
 */

/** What is needed to send a recording again. */
export type RepeatableRecording = Pick<KeptRecording, 'id' | 'duration' | 'chatMessageId' | 'requestData'>;

type Entry = Pick<OutboxEntry, 'userId' | 'recordingId' | 'url' | 'sessionChatId'>;

const requestOf = ({ url, sessionChatId }: Entry, timestamp: number) =>
  ({ endpoint: url, method: 'POST', timestamp, sessionChatId }) as const;

/** The writer sent it, or sent it again. */
export async function noteQueued(entry: NewOutboxEntry): Promise<void> {
  const { recordingId: id, userId } = entry;
  if (id === null) return;
  await tellRecordings(userId, { type: 'queued', id, request: requestOf(entry, systemClock.now()) });
}

/** Its request leaves now (`at`, ms). */
export async function noteSendStarted(entry: OutboxEntry, at: number): Promise<void> {
  const { recordingId: id, userId } = entry;
  if (id === null) return;
  await tellRecordings(userId, { type: 'sendStarted', id, request: requestOf(entry, at) });
}

/** @param begunAt when the request began that this is news of, ms; null when there was none in this visit */
export async function noteSettledRecording(news: OutboxNews, begunAt: number | null): Promise<void> {
  const { entry, outcome, receipt, error } = news;
  const { recordingId: id, userId } = entry;
  if (id === null || outcome === 'waiting') return;
  if (outcome === 'sent' || outcome === 'arrived') {
    const chatMessageId = outcome === 'arrived' ? entry.chatMessageId : (receipt?.messageId ?? null);
    await tellRecordings(userId, { type: 'sent', id, chatMessageId });
    return;
  }
  if (outcome === 'overtaken') {
    await tellRecordings(userId, { type: 'sendFailed', id, requestAt: null, errorMessage: entry.errorMessage });
    return;
  }
  const errorMessage = describe(error, 'answer')?.text ?? conversationTexts.failedToSubmitAnswer;
  await tellRecordings(userId, { type: 'sendFailed', id, requestAt: begunAt, errorMessage });
}
