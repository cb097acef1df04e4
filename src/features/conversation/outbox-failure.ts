import { serverText } from '#src/lib/describe-error.ts';
import type { LatestMessage, OutboxEntry, OutboxEvent } from '#src/lib/outbox-state.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { isSameText } from './sent-text.ts';

export function toSendFailure(
  error: unknown,
): Pick<Extract<OutboxEvent, { type: 'sendFailed' }>, 'failure' | 'errorMessage'> {
  if (!isApiError(error)) return { failure: { kind: 'blocked', status: null }, errorMessage: null };
  return { failure: { kind: error.kind, status: error.status }, errorMessage: serverText(error.message) };
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
