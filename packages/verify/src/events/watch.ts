import type { Backend } from '#verify/backend/backend.ts';
import type { Clock } from '#verify/base/clock.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Emission } from '#verify/contract/documents.ts';
import { fetchUserId } from '#verify/run/suite.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { EventLog, type StepOutcome } from './event-log.ts';
import { type ExpectedEvent, getChannelAddress } from './expected-event.ts';
import { listen } from './listen.ts';

type WatchDeps = {
  readonly contract: Contract;
  readonly clock: Clock;
  readonly recorder: RunRecorder;
  readonly otherUser?: Backend | null;
  readonly hasEvents?: boolean;
  readonly log?: (line: string) => void;
  /** Sends the requests. Without it, events that should skip the sender aren't checked. */
  readonly writer?: Backend;
};

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

/** Final wait in milliseconds, so that overdue events count as late, not missing. */
const grace = 15_000;

/** Milliseconds that a step waits for overdue events. */
const patience = 1_000;

/** Most events arrive early, so check often at first. */
function nextLook(waited: number): number {
  return Math.min(1000, Math.max(50, waited / 4));
}

export type Watch = ReturnType<typeof createWatch>;

/**
 * Checks events against their schema, the latest requests and the promised order. Each step: `start`, the request,
 * `settle`.
 */
export function createWatch(deps: WatchDeps, stream: EventStream) {
  const { contract, clock, recorder, otherUser = null, writer, hasEvents = true, log } = deps;
  const steps = new EventLog({ contract, recorder, stream, hasEvents, log });
  let otherStream: Promise<EventStream | null> | null = null;
  /** The writer's second connection, which the requests name in `X-Socket-ID`. It opens with the first channel. */
  let sender: EventStream | null = null;
  const readSender = (): Promise<readonly ReceivedEvent[]> =>
    sender?.broken() === null ? sender.readEvents() : Promise.resolve([]);
  const receive = async (): Promise<void> => {
    const now = clock.now();
    steps.receive(await stream.readEvents(), now);
  };
  const receiveAll = async (): Promise<void> => {
    await receive();
    otherStream ??= otherUser && listenAsOther(deps, stream, otherUser);
    steps.overhear((await (await otherStream)?.readEvents()) ?? []);
    // Events of earlier steps.
    await readSender();
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
  /** Compares the step's events with the sender's. Late copies get a little time. */
  const checkSender = async (): Promise<void> => {
    const listensTo = (address: string): boolean => sender?.listensTo(address) === true;
    steps.receiveAsSender(await readSender());
    if (steps.withheld(listensTo).length > 0) {
      await pass(patience);
      steps.receiveAsSender(await readSender());
    }
    if (sender?.broken() === null) steps.reportWithheld(listensTo);
  };
  return {
    /** `channel` is its key. Resolves to false and adds a finding when access is rejected. */
    listen: async (channel: string, id: string | number): Promise<boolean> => {
      if (!(await listen({ contract, recorder, stream }, channel, id))) return false;
      if (!writer) return true;
      sender ??= await stream.openFor(writer);
      writer.socketId = sender.socketId;
      await sender.subscribe(getChannelAddress(contract.events, { channel, id }));
      return true;
    },
    /** Must precede the request. Earlier events belong to earlier steps. */
    start: async (operation: string, step: string): Promise<void> => {
      await receiveAll();
      steps.start(operation, step);
    },
    /**
     * Waits until all expected events arrived or their time (`x-emits`) passed. Throws `FatalError` when the operation
     * doesn't declare an event. `about`: the response's message id; events of others aren't this request's. `ruledOut`:
     * declared events whose condition is false.
     */
    settle: async (
      expected: readonly ExpectedEvent[],
      about: number | null = null,
      ruledOut: readonly Emission[] = [],
    ): Promise<StepOutcome> => {
      steps.recordResponse(expected, clock.now(), { about, ruledOut });
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
      await checkSender();
      return steps.settled();
    },
    pass: (ms: number): Promise<void> => pass(ms),
    finish: async (): Promise<void> => {
      await pass(grace, () => !steps.isOverdue());
      await receiveAll();
      (await otherStream)?.close();
      if (writer) writer.socketId = '';
      sender?.close();
      steps.finish(stream.broken() === null);
    },
  };
}
