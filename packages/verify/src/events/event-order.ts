import { asText } from '#verify/base/values.ts';
import {
  getAnswerId,
  isOnExpectedChannel,
  isSameMessage,
  type PendingEvent,
  type WatchedEvent,
  type WatchedRequest,
} from './expected-event.ts';

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

function getField(payload: unknown, name: string): unknown {
  return typeof payload === 'object' && payload !== null
    ? Object.entries(payload).find(([key]) => key === name)?.[1]
    : undefined;
}

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
      const id = getField(payload, 'chat_message_id');
      const key = `${received.channel} ${asText(id)}`;
      if (!declared || id === undefined) return null;
      if (message === 'ChatMessageTranscribed') return afterTranscription(key);
      return message === 'chatMessage.statusUpdated' ? afterStatus(key, asText(getField(payload, 'status'))) : null;
    },
    reset: () => {
      reached.clear();
    },
  };
}

type AttributedEvent = { readonly pending: PendingEvent; readonly event: WatchedEvent; readonly at: number };

type ReportedEvent = { readonly late: readonly AttributedEvent[]; readonly over: readonly PendingEvent[] };

export type AmbiguousEvents = {
  readonly isAmbiguous: (pending: PendingEvent) => boolean;
  /**
   * Resolves an event of an overdue or a newer request. `cause` is the newest request that explains it. Returns null if
   * it's unambiguous.
   */
  readonly resolve: (
    event: WatchedEvent,
    at: number,
    waiting: {
      readonly pending: readonly PendingEvent[];
      readonly overdue: readonly PendingEvent[];
      readonly cause: WatchedRequest | null;
    },
  ) => ReportedEvent | null;
};

/** Expected fields or an answer's id identify the request. */
function canMatch({ expected }: PendingEvent, event: WatchedEvent): boolean {
  return expected.payload === undefined && isOnExpectedChannel(expected, event) && isSameMessage(expected, event);
}

/**
 * Separates events without ids by count. The first belongs to the newer of two requests. If a second arrives, the first
 * was the older's, late.
 */
export function createAmbiguityTracker(): AmbiguousEvents {
  let doubts: AttributedEvent[] = [];
  /** Moves each event to the previous request: there are more events than newer requests. */
  const shift = (
    oldest: PendingEvent,
    matches: readonly AttributedEvent[],
    last: Omit<AttributedEvent, 'pending'>,
    isLastOlder: boolean,
  ): ReportedEvent => {
    const dues = [oldest, ...matches.map(({ pending }) => pending)];
    const events = [...matches, last];
    const moved = dues.flatMap((pending, index): AttributedEvent[] => {
      const match = events[index];
      return match ? [{ pending, event: match.event, at: match.at }] : [];
    });
    const [first, ...others] = moved;
    doubts = [...doubts.filter((doubt) => !matches.includes(doubt)), ...(isLastOlder ? [] : others)];
    const late = isLastOlder ? others.filter(({ pending, at }) => at > pending.deadline) : [];
    return { late: first ? [first, ...late] : late, over: isLastOlder ? dues : [oldest] };
  };
  return {
    isAmbiguous: (pending) => doubts.some((doubt) => doubt.pending === pending),
    resolve: (event, at, { pending, overdue, cause }) => {
      const older = overdue.filter((one) => canMatch(one, event));
      const [oldest] = older;
      if (!oldest || getAnswerId(event) !== null) return null;
      const matches = doubts.filter((doubt) => canMatch(doubt.pending, event));
      const open = pending.find((one) => canMatch(one, event) && !matches.some((doubt) => doubt.pending === one));
      if (open) {
        doubts.push({ pending: open, event, at });
        return { late: [], over: [] };
      }
      const isOfAnother = cause !== null && !matches.some((doubt) => doubt.pending.request === cause);
      return matches.length === 0 || isOfAnother ? null : shift(oldest, matches, { event, at }, older.length === 1);
    },
  };
}
