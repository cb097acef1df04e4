import type { LatestMessage, OutboxEntry } from '#src/lib/outbox-state.ts';
import type { Turn } from '#src/contract/generated/model/index.ts';
import { fetchLatest, fetchRecentTurns } from './queries.ts';
import { isSameText } from './sent-text.ts';

/** Long enough for a slow server, short enough for a writer who waits to know. */
const askMs = 30_000;

type DeliveryQuery = Pick<OutboxEntry, 'kind' | 'sessionChatId' | 'chatMessageId' | 'fields' | 'ofEarlier'>;

/** What the server holds of the message that an answer answers, to tell whether it has arrived. Throws ApiError. */
export async function fetchDeliveryStatus(entry: DeliveryQuery): Promise<LatestMessage | null> {
  const signal = AbortSignal.timeout(askMs);
  if (entry.ofEarlier === true) return toEarlierMessage(entry, await fetchRecentTurns(entry.sessionChatId, signal));
  const { chat_message: message } = await fetchLatest(entry.sessionChatId, { after: null, signal });
  return message && { id: message.id, status: message.status, answer: message.answer };
}

/**
 * An earlier message, told in the words of the latest one: it was answered before, so only this very answer counts as one, the same
 * words or a sound of the same length.
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
