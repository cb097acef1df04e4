import { asText, atPointer } from '#verify/base/values.ts';
import type { WatchedEvent } from './expected-event.ts';

export type EventOrder = {
  readonly findMismatch: (event: WatchedEvent) => string | null;
  /** Resets the order, because a retry repeats the statuses. */
  readonly reset: () => void;
};

/**
 * An answer's promised order: transcribed, processed, then question and insights generated, finally
 * `completed`. `failed`, `pending` and undocumented statuses have no rank, because a backend may retry.
 */
const ranks: ReadonlyMap<string, number> = new Map([
  ['transcribing', 1],
  ['processing', 2],
  ['generating_insights', 3],
  ['generating_question', 3],
  ['completed', 4],
]);
/** The transcript arrives after `transcribing`, before or after `processing`. */
const transcribed = { latest: 2, floor: 2 } as const;

type Reached = { readonly rank: number; readonly name: string };

export function createEventOrder(): EventOrder {
  const reached = new Map<string, Reached>();
  const afterStatus = (key: string, status: string): string | null => {
    const rank = ranks.get(status);
    const last = reached.get(key);
    if (rank === undefined) {
      reached.delete(key);
      return null;
    }
    if (last && rank < last.rank) return `Status ${status} arrived after ${last.name} for the same message.`;
    reached.set(key, { rank, name: status });
    return null;
  };
  const afterTranscription = (key: string): string | null => {
    const last = reached.get(key);
    if (last && last.rank > transcribed.latest)
      return `The transcript arrived after ${last.name} for the same message.`;
    reached.set(key, { rank: transcribed.floor, name: 'the transcript' });
    return null;
  };
  return {
    findMismatch: ({ received, message, declared, payload }) => {
      const id = atPointer(payload, '/chat_message_id');
      const key = `${received.channel} ${asText(id)}`;
      if (!declared || id === undefined) return null;
      if (message === 'ChatMessageTranscribed') return afterTranscription(key);
      return message === 'chatMessage.statusUpdated' ? afterStatus(key, asText(atPointer(payload, '/status'))) : null;
    },
    reset: () => {
      reached.clear();
    },
  };
}
