import { acceptMismatch, type FetcherInit } from '#src/api/fetcher.ts';
import { chatMessageAnswer, chatMessageRetry, chatMessageSkip } from '#src/api/generated/api/conversation.ts';
import type { ChatMessageReceipt, Turn } from '#src/api/generated/types.ts';
import { requestLimits } from '#src/lib/constants.ts';
import { type AttemptFailure, describeError, isTrialEnded } from '#src/lib/describe-error.ts';
import { conversationTexts, trialTexts } from '#src/lib/error-texts.ts';
import { isResponseLost } from '#src/lib/failure.ts';
import type { LatestMessage, OutboxEffect, OutboxEntry, OutboxEvent } from '#src/lib/outbox-state.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import { readRecordingBlob } from '#src/platform/recording-storage.ts';
import { fetchLatest, fetchRecentTurns } from './queries.ts';

function toComparableText(text: string): string {
  return text.replaceAll('\r\n', '\n').toWellFormed().trim();
}

/** Compares text as a form sends it: line ends may differ, and servers trim. */
export function isSameText(onServer: unknown, sent: string | undefined): boolean {
  return typeof onServer === 'string' && sent !== undefined && toComparableText(onServer) === toComparableText(sent);
}

/** An answer to send. `durationMs` is the recorder's measurement. `recordingId` is the recording on this device. */
export type Answer =
  | { kind: 'text'; text: string }
  | { kind: 'audio'; recordingId: string; audio: File; durationMs: number };

/** The server had the answer, but its first response was lost. */
export class AlreadyDeliveredError extends Error {
  override readonly name = 'AlreadyDeliveredError';
}

/** Returns the multipart fields without the audio. */
export function answerFields(
  sessionChatId: number,
  answer: { kind: 'text'; text: string } | { kind: 'audio'; durationMs: number },
): Record<string, string> {
  const chat = { session_chat_id: String(sessionChatId) };
  return answer.kind === 'text'
    ? { ...chat, message: answer.text }
    : { ...chat, duration_ms: String(Math.round(answer.durationMs)) };
}

async function getAudio(entry: OutboxEntry, audio: File | null): Promise<File | null> {
  if (audio !== null || entry.recordingId === null) return audio;
  const blob = await readRecordingBlob(entry.recordingId);
  return new File([blob], recordingFileName(blob.type), { type: blob.type });
}

type Sending = { audio: File | null; signal: AbortSignal; hasArrived: () => Promise<boolean> };

/**
 * Sends an answer as form data to the server-given address. If a response was lost, asks the server before the retry.
 * Returns undefined for a success without a usable receipt. Throws AlreadyDeliveredError, ApiError, or
 * DeviceStorageError when the recording can't be read.
 */
export async function sendEntry(
  entry: OutboxEntry,
  { audio, signal, hasArrived }: Sending,
): Promise<ChatMessageReceipt | undefined> {
  const { kind, url, sessionChatId, chatMessageId, fields } = entry;
  const file = await getAudio(entry, audio);
  const body = {
    session_chat_id: sessionChatId,
    ...(fields['message'] !== undefined && { message: fields['message'] }),
    ...(fields['duration_ms'] !== undefined && { duration_ms: Number(fields['duration_ms']) }),
    ...(file !== null && { audio: file }),
  };
  const init: FetcherInit = {
    action: url,
    signal,
    retry: kind === 'text' ? 'answer' : 'audio',
    timeoutMs: kind === 'text' ? requestLimits.timeoutMs : requestLimits.uploadTimeoutMs,
    beforeRepeat: async (error) => {
      if (isResponseLost(error) && (await hasArrived())) throw new AlreadyDeliveredError();
      return true;
    },
  };
  return acceptMismatch(chatMessageAnswer(sessionChatId, chatMessageId ?? 0, body, init));
}

/** Sends skip or retry to the server-given address. Resolves as `sendEntry` does. Throws ApiError. */
export async function sendSkipOrRetry(
  action: 'skip' | 'retry',
  { url, sessionChatId, messageId }: { url: string; sessionChatId: number; messageId: number },
): Promise<ChatMessageReceipt | undefined> {
  return acceptMismatch(
    action === 'skip'
      ? chatMessageSkip(sessionChatId, messageId, { action: url, retry: 'skip' })
      : chatMessageRetry(sessionChatId, messageId, { action: url, retry: 'retryProcessing' }),
  );
}

export function toSendFailure(
  error: unknown,
): Pick<Extract<OutboxEvent, { type: 'sendFailed' }>, 'failure' | 'errorMessage'> {
  if (!isApiError(error)) return { failure: { kind: 'blocked', status: null }, errorMessage: null };
  const errorMessage = describeError(error, 'answer')?.detail ?? null;
  return { failure: { kind: error.kind, status: error.status }, errorMessage };
}

/** Returns whether the server rejected the answer as invalid or because the message has one. */
export function isRejection(error: unknown): boolean {
  return isApiError(error, 'http') && (error.status === 409 || error.status === 422);
}

/**
 * Returns whether the server has this answer: the same text, or audio that it's transcribing. Another device's answer
 * to the same message doesn't count and stays rejected.
 */
export function isAlreadyDelivered(
  { kind, chatMessageId, fields }: Pick<OutboxEntry, 'kind' | 'chatMessageId' | 'fields'>,
  latest: LatestMessage | null,
): boolean {
  if (latest === null || latest.id !== chatMessageId) return false;
  return kind === 'text' ? isSameText(latest.answer, fields['message']) : latest.status === 'transcribing';
}

const requestTimeoutMs = 30_000;

type DeliveryQuery = Pick<OutboxEntry, 'kind' | 'sessionChatId' | 'chatMessageId' | 'fields' | 'ofEarlier'>;

/** Fetches the message that an entry answers, to check whether the answer arrived. Throws ApiError. */
export async function fetchDeliveryStatus(entry: DeliveryQuery): Promise<LatestMessage | null> {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  if (entry.ofEarlier === true) return toEarlierMessage(entry, await fetchRecentTurns(entry.sessionChatId, signal));
  const { chat_message: message } = await fetchLatest(entry.sessionChatId, { after: null, signal });
  return message && { id: message.id, status: message.status, answer: message.answer };
}

/**
 * Converts an earlier turn to a latest message. It was answered before, so only the same text or audio of the same
 * length counts as its answer.
 */
export function toEarlierMessage(
  { kind, chatMessageId, fields }: DeliveryQuery,
  turns: readonly Turn[],
): LatestMessage | null {
  const turn = turns.find(({ chat_message_id: id }) => id === chatMessageId);
  if (turn === undefined) return null;
  const isThis =
    kind === 'text'
      ? isSameText(turn.answer, fields['message'])
      : turn.audio != null && turn.duration_ms != null && `${turn.duration_ms}` === fields['duration_ms'];
  const answer = isThis ? turn.answer : null;
  return { id: turn.chat_message_id, status: isThis ? 'transcribing' : 'pending', answer };
}

/** An outbox entry's result. `receipt` after a response, `error` after a failure. */
export type OutboxResult = {
  entry: OutboxEntry;
  outcome: Extract<OutboxEffect, { type: 'settled' }>['outcome'];
  receipt: ChatMessageReceipt | null;
  error: unknown;
};

/** Returns what a writer reads about a result that is a failure. */
export function toAttemptFailure({ entry, error }: Pick<OutboxResult, 'entry' | 'error'>): AttemptFailure {
  const triedAt = entry.triedAt ?? null;
  if (isTrialEnded(error)) return { text: trialTexts.ended, detail: null, triedAt };
  const text = describeError(error, 'answer')?.text ?? conversationTexts.failedToSubmitAnswer;
  return { text, detail: entry.errorMessage, triedAt };
}
