import type { Backend } from '#verify/backend/backend.ts';
import type { Clock } from '#verify/base/clock.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import type { Emission } from '#verify/contract/documents.ts';
import type { ExpectedEvent } from './expected-event.ts';
import { createSender, listen } from './listen.ts';
import { fetchUserId } from '#verify/run/suite.ts';
import { EventLog, type StepOutcome } from './event-log.ts';

/** Subscribes another writer, who must not receive the first writer's events, to their own channel. */
async function listenAsOther(deps: WatchDeps, stream: EventStream, other: Backend): Promise<EventStream | null> {
  const id = await fetchUserId(deps, other);
  const address = id === null ? null : deps.contract.events.addressOf('user', id);
  // If the first writer subscribed too, it's theirs.
  if (address === null || stream.listensTo(address)) return null;
  const otherStream = await stream.openFor(other);
  if ((await otherStream.subscribe(address)).state === 'subscribed') return otherStream;
  otherStream.close();
  return null;
}

/**
 * Checks events against their schema, the latest requests and the promised order. Each step: `start`, the request,
 * `settle`.
 */
export type Watch = {
  /** `channel` is its key. Resolves to false and adds a finding when access is rejected. */
  readonly listen: (channel: string, id: string | number) => Promise<boolean>;
  /** Must precede the request. Earlier events belong to earlier steps. */
  readonly start: (operation: string, step: string) => Promise<void>;
  /**
   * Waits until all expected events arrived or their time (`x-emits`) passed. Throws `FatalError` when the operation
   * doesn't declare an event. `about`: the response's message id; events of others aren't this request's. `ruledOut`:
   * declared events whose condition is false.
   */
  readonly settle: (
    expected: readonly ExpectedEvent[],
    about?: number,
    ruledOut?: readonly Emission[],
  ) => Promise<StepOutcome>;
  readonly pass: (ms: number) => Promise<void>;
  readonly finish: () => Promise<void>;
};

type WatchDeps = {
  readonly contract: Contract;
  readonly clock: Clock;
  readonly recorder: RunRecorder;
  readonly events: EventStream | null;
  readonly otherUser?: Backend | null;
  readonly hasEvents?: boolean;
  readonly log?: (line: string) => void;
  /** Sends the requests. Without it, events that should skip the sender aren't checked. */
  readonly writer?: Backend;
};

function silentWatch(clock: Clock): Watch {
  return {
    listen: () => Promise.resolve(false),
    start: () => Promise.resolve(),
    settle: () => Promise.resolve({ events: [], missing: [] }),
    pass: clock.wait,
    finish: () => Promise.resolve(),
  };
}

/** Final wait in milliseconds, so that overdue events count as late, not missing. */
const grace = 15_000;

/** Milliseconds that a step waits for overdue events. */
const patience = 1_000;

/** Most events arrive early, so check often at first. */
function nextLook(waited: number): number {
  return Math.min(1000, Math.max(50, waited / 4));
}

export function createWatch(parts: WatchDeps): Watch {
  const { contract, clock, recorder, events: stream, otherUser = null, writer, hasEvents = true, log } = parts;
  if (!stream) return silentWatch(clock);
  const { listensTo } = stream;
  const steps = new EventLog({ contract, recorder, listensTo, hasEvents, log });
  let otherStream: Promise<EventStream | null> | null = null;
  const sender = writer && createSender(stream, writer);
  const receive = async (): Promise<void> => {
    const now = clock.now();
    steps.receive(await stream.readEvents(), now);
  };
  const receiveAll = async (): Promise<void> => {
    await receive();
    otherStream ??= otherUser && listenAsOther(parts, stream, otherUser);
    steps.overhear((await (await otherStream)?.readEvents()) ?? []);
    // Events of earlier steps.
    await sender?.readEvents();
  };
  const passUntil = async (end: () => number, isOver: () => boolean): Promise<void> => {
    const startedAt = clock.now();
    await receive();
    while (!isOver() && clock.now() < end() && stream.broken() === null) {
      const now = clock.now();
      await clock.wait(Math.min(nextLook(now - startedAt), end() - now));
      await receive();
    }
  };
  const pass = (ms: number, isOver: () => boolean = () => false): Promise<void> => {
    const end = clock.now() + ms;
    return passUntil(() => end, isOver);
  };
  return {
    listen: (channel, id) => listen({ contract, recorder, stream, sender }, channel, id),
    start: async (operation, step) => {
      await receiveAll();
      steps.start(operation, step);
    },
    settle: async (expected, about, ruledOut = []) => {
      steps.recordResponse(expected, clock.now(), { about: about ?? null, ruledOut });
      await receive();
      while (steps.nextDeadline() !== null && stream.broken() === null) {
        await passUntil(
          () => steps.nextDeadline() ?? 0,
          () => steps.nextDeadline() === null,
        );
        steps.passDeadlines(clock.now());
      }
      // Wait for slightly late events now: the next request could seem to cause them.
      await pass(patience, () => steps.settled().missing.length === 0);
      await sender?.check(steps, () => pass(patience));
      return steps.settled();
    },
    pass,
    finish: async () => {
      await pass(grace, () => !steps.isOverdue());
      await receiveAll();
      (await otherStream)?.close();
      sender?.close();
      steps.finish(stream.broken() === null);
    },
  };
}
