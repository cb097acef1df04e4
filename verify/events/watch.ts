import type { Backend } from '#verify/backend/backend.ts';
import type { Clock } from '#verify/clock.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { PartName } from '#verify/finding.ts';
import type { Journal } from '#verify/journal.ts';
import type { EventStream } from './event-stream.ts';
import type { ExpectedEvent } from './expected-event.ts';
import { listen } from './listen.ts';
import { createNeighbour } from './neighbour.ts';
import { createSteps, type Settled } from './watched-steps.ts';

/**
 * Watches the events that calls cause. Each event is held to its schema (by the journal), to the calls that were made lately,
 * and to the order that the contract promises. One step at a time: `begin`, the call, `settle`.
 */
export type Watch = {
  /** Subscribes as the writer to their own channel; false, and a finding, where that is refused. `channel` is its key. */
  readonly listen: (channel: string, id: string | number) => Promise<boolean>;
  /** Before a call of `operation`. What came earlier belongs to the steps before. */
  readonly begin: (operation: string, step: string) => Promise<void>;
  /**
   * After its answer: waits until everything expected has come, or its time (`x-emits`) has passed. Throws `CannotRun` where
   * the operation does not say that it causes one of them. `about` is the id of the message that the answer names: events
   * of another one are another call's.
   */
  readonly settle: (expected: readonly ExpectedEvent[], about?: number) => Promise<Settled>;
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
  /** Another writer, who must hear nothing of it; left out, nobody listens beside. */
  readonly other?: Backend | null;
};

/** Without a websocket nothing is watched: `settle` answers at once, with nothing. */
const silentWatch = (clock: Clock): Watch => ({
  listen: () => Promise.resolve(false),
  begin: () => Promise.resolve(),
  settle: () => Promise.resolve({ events: [], missing: [] }),
  pass: clock.wait,
  finish: () => Promise.resolve(),
});

/** Milliseconds that what is overdue may still take at the end: told as late then, rather than as missing. */
const grace = 15_000;

/** Milliseconds that a step goes on listening for what is overdue. */
const patience = 1_000;

/** From one look to the next: often at first, where most events come, then less so. */
const nextLook = (waited: number): number => Math.min(1000, Math.max(50, waited / 4));

export const createWatch = (parts: WatchParts, part: PartName): Watch => {
  const { contract, clock, journal, events: stream, other = null } = parts;
  if (!stream) return silentWatch(clock);
  const steps = createSteps({ contract, journal, part, stream });
  const neighbour = other && createNeighbour({ contract, journal, stream, other });
  const take = async (): Promise<void> => {
    const now = clock.now();
    steps.receive(await stream.heard(), now);
  };
  /** What another writer heard meanwhile is of the step that ends here. */
  const takeAll = async (): Promise<void> => {
    await take();
    if (neighbour) steps.overhear(await neighbour.heard());
  };
  /** Looks until `isOver`, at most until `end`, and exactly then. */
  const passUntil = async (end: () => number, isOver: () => boolean): Promise<void> => {
    const begun = clock.now();
    await take();
    while (!isOver() && clock.now() < end() && stream.broken() === null) {
      const now = clock.now();
      await clock.wait(Math.min(nextLook(now - begun), end() - now));
      await take();
    }
  };
  const pass = (ms: number, isOver: () => boolean = () => false): Promise<void> => {
    const end = clock.now() + ms;
    return passUntil(() => end, isOver);
  };
  return {
    listen: (channel, id) => listen({ contract, journal, stream, part }, channel, id),
    begin: async (operation, step) => {
      await takeAll();
      steps.begin(operation, step);
    },
    settle: async (expected, about) => {
      steps.answered(expected, clock.now(), about ?? null);
      await take();
      while (steps.nextDeadline() !== null && stream.broken() === null) {
        await passUntil(
          () => steps.nextDeadline() ?? 0,
          () => steps.nextDeadline() === null,
        );
        steps.passDeadlines(clock.now());
      }
      // What is only just late is told as late of this call; after the next one it could be taken for its own.
      await pass(patience, () => steps.settled().missing.length === 0);
      return steps.settled();
    },
    pass,
    finish: async () => {
      await pass(grace, () => !steps.isOverdue());
      await takeAll();
      neighbour?.close();
      // Who hears nothing any more does not know what is missing.
      steps.finish(stream.broken() === null);
    },
  };
};
