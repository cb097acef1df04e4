import { answerIdOf, type Due, type WatchedCall } from './calls.ts';
import { isInPlace, isSameMessage, type WatchedEvent } from './expected-event.ts';

/** An event, taken for one that a call was to cause. */
type Taken = { readonly due: Due; readonly event: WatchedEvent; readonly at: number };

/** What an event has settled: what came too late, and what is waited for no longer. */
export type Told = { readonly late: readonly Taken[]; readonly over: readonly Due[] };

export type Doubts = {
  /** Whether it has come, unless what came was of an older call. */
  readonly holds: (due: Due) => boolean;
  /**
   * Takes an event that two calls may have caused: an older one whose time has passed, and a newer one that waits for it.
   * Null where there is no doubt. `cause` is the newest call that explains it.
   */
  readonly take: (
    event: WatchedEvent,
    at: number,
    waiting: { readonly due: readonly Due[]; readonly overdue: readonly Due[]; readonly cause: WatchedCall | null },
  ) => Told | null;
};

/** Fields that were due, or the id of an answer, tell whose it is. */
const mayBe = ({ expected }: Due, event: WatchedEvent): boolean =>
  expected.payload === undefined && isInPlace(expected, event) && isSameMessage(expected, event);

/**
 * Events that say nothing of their call are told apart by their number. One that comes while two wait is the newer one's, as
 * long as no other comes: then the first was the older one's, late, and the newer one's is this.
 */
export const createDoubts = (): Doubts => {
  let doubts: Taken[] = [];
  /** One more has come than there are newer calls: each is of the call before the one that it was taken for. */
  const shift = (oldest: Due, held: readonly Taken[], last: Omit<Taken, 'due'>, isLastOlder: boolean): Told => {
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
      if (!oldest || answerIdOf(event) !== null) return null;
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
};
