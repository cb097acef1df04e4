import { asText } from '#verify/fields.ts';
import type { WatchedEvent } from './expected-event.ts';

/** Holds the events of one channel to the order that the contract promises. */
export type EventOrder = {
  /** Why an event comes too late in its row, in one sentence; null where it does not. */
  readonly faultOf: (event: WatchedEvent) => string | null;
  /** A call begins the work on an answer anew: another try may go through all of it again. */
  readonly beginAnew: () => void;
};

/**
 * What is promised of the statuses of one answer: it is transcribed, then worked on, then the next question and insights are
 * generated (section 1), and at `completed` all is done (section 4). `failed`, `pending` and statuses that the contract does
 * not name stand in no row: a backend may try again by itself.
 */
const ranks: ReadonlyMap<string, number> = new Map([
  ['transcribing', 1],
  ['processing', 2],
  ['generating_insights', 3],
  ['generating_question', 3],
  ['completed', 4],
]);
/** The transcription lies between `transcribing` and what is generated from it; `processing` may be told before or after. */
const transcribed = { latest: 2, floor: 2 } as const;

type Reached = { readonly rank: number; readonly name: string };

const fieldOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null
    ? Object.entries(payload).find(([key]) => key === name)?.[1]
    : undefined;

export const createEventOrder = (): EventOrder => {
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
    faultOf: ({ received, message, declared, payload }) => {
      const id = fieldOf(payload, 'chat_message_id');
      const key = `${received.channel} ${asText(id)}`;
      if (!declared || id === undefined) return null;
      if (message === 'ChatMessageTranscribed') return afterTranscription(key);
      return message === 'chatMessage.statusUpdated' ? afterStatus(key, asText(fieldOf(payload, 'status'))) : null;
    },
    beginAnew: () => {
      reached.clear();
    },
  };
};
