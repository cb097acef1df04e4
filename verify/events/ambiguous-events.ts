import { getAnswerId, type PendingEvent, type WatchedRequest } from './watched-requests.ts';
import { isOnExpectedChannel, isSameMessage, type WatchedEvent } from './expected-event.ts';

type Taken = { readonly due: PendingEvent; readonly event: WatchedEvent; readonly at: number };

export type ReportedEvent = { readonly late: readonly Taken[]; readonly over: readonly PendingEvent[] };

export type AmbiguousEvents = {
  readonly holds: (due: PendingEvent) => boolean;
  /**
   * Resolves an event of an overdue or a newer request. `cause` is the newest request that explains it. Returns null if
   * it's unambiguous.
   */
  readonly take: (
    event: WatchedEvent,
    at: number,
    waiting: {
      readonly due: readonly PendingEvent[];
      readonly overdue: readonly PendingEvent[];
      readonly cause: WatchedRequest | null;
    },
  ) => ReportedEvent | null;
};

/** Expected fields or an answer's id identify the request. */
function mayBe({ expected }: PendingEvent, event: WatchedEvent): boolean {
  return expected.payload === undefined && isOnExpectedChannel(expected, event) && isSameMessage(expected, event);
}

/**
 * Separates events without ids by count. The first belongs to the newer of two requests. If a second arrives, the first
 * was the older's, late.
 */
export function createAmbiguityTracker(): AmbiguousEvents {
  let doubts: Taken[] = [];
  /** Moves each event to the previous request: there are more events than newer requests. */
  const shift = (
    oldest: PendingEvent,
    held: readonly Taken[],
    last: Omit<Taken, 'due'>,
    isLastOlder: boolean,
  ): ReportedEvent => {
    const dues = [oldest, ...held.map(({ due }) => due)];
    const events = [...held, last];
    const moved = dues.flatMap((due, index): Taken[] => {
      const came = events[index];
      return came ? [{ due, event: came.event, at: came.at }] : [];
    });
    const [first, ...others] = moved;
    doubts = [...doubts.filter((doubt) => !held.includes(doubt)), ...(isLastOlder ? [] : others)];
    const late = isLastOlder ? others.filter(({ due, at }) => at > due.deadline) : [];
    return { late: first ? [first, ...late] : late, over: isLastOlder ? dues : [oldest] };
  };
  return {
    holds: (due) => doubts.some((doubt) => doubt.due === due),
    take: (event, at, { due, overdue, cause }) => {
      const older = overdue.filter((one) => mayBe(one, event));
      const [oldest] = older;
      if (!oldest || getAnswerId(event) !== null) return null;
      const held = doubts.filter((doubt) => mayBe(doubt.due, event));
      const open = due.find((one) => mayBe(one, event) && !held.some((doubt) => doubt.due === one));
      if (open) {
        doubts.push({ due: open, event, at });
        return { late: [], over: [] };
      }
      const isOfAnother = cause !== null && !held.some((doubt) => doubt.due.call === cause);
      return held.length === 0 || isOfAnother ? null : shift(oldest, held, { event, at }, older.length === 1);
    },
  };
}
