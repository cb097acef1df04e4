import { serverText } from '#src/lib/describe-error.ts';
import type { LatestMessage, OutboxEntry, OutboxEvent } from '#src/lib/outbox-state.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { isSameText } from './sent-text.ts';

/** A failed sending in the words of the outbox's machine. */
export function toSendFailure(
  error: unknown,
): Pick<Extract<OutboxEvent, { type: 'sendFailed' }>, 'failure' | 'errorMessage'> {
  if (!isApiError(error)) return { failure: { kind: 'blocked', status: null }, errorMessage: null };
  return { failure: { kind: error.kind, status: error.status }, errorMessage: serverText(error.message) };
}

/** The server understood the answer and would not take it: as it is, or because the message has one. */
export function isRejection(error: unknown): boolean {
  return isApiError(error, 'http') && (error.status === 409 || error.status === 422);
}

/**
 * Whether the server has this very answer: the same words, or a sound that it has just begun to transcribe. Another answer to
 * the same message, from another device, is none of them and stays a refusal.
 */
export function isAlreadyDelivered(
  { kind, chatMessageId, fields }: Pick<OutboxEntry, 'kind' | 'chatMessageId' | 'fields'>,
  latest: LatestMessage | null,
): boolean {
  if (latest === null || latest.id !== chatMessageId) return false;
  return kind === 'text' ? isSameText(latest.answer, fields['message']) : latest.status === 'transcribing';
}
