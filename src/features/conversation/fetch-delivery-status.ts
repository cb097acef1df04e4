import type { LatestMessage, OutboxEntry } from '#src/lib/outbox-state.ts';
import type { Turn } from '#src/contract/generated/types.ts';
import { fetchLatest, fetchRecentTurns } from './queries.ts';
import { isSameText } from './sent-text.ts';

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
