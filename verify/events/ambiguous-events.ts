import { getAnswerId, type PendingEvent, type WatchedRequest } from './watched-requests.ts';
import { isOnExpectedChannel, isSameMessage, type WatchedEvent } from './expected-event.ts';

type AttributedEvent = { readonly pending: PendingEvent; readonly event: WatchedEvent; readonly at: number };

export type ReportedEvent = { readonly late: readonly AttributedEvent[]; readonly over: readonly PendingEvent[] };

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
