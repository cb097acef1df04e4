import type { Backend } from '#verify/backend/backend.ts';
import type { Clock } from '#verify/base/clock.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Emission } from '#verify/contract/documents.ts';
import { fetchUserId } from '#verify/run/suite.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { EventLog, type EventLogDeps, type StepOutcome } from './event-log.ts';
import { type ExpectedEvent, getChannelAddress } from './expected-event.ts';
import { listen } from './listen.ts';

type WatchDeps = EventLogDeps & {
  readonly clock: Clock;
  readonly otherUser?: Backend | null;
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

/**
 * Checks events against their schema, the latest requests and the promised order. Each step: `start`, the request,
 * `settle`.
 */
export class EventWatch {
  readonly #deps: WatchDeps;
  readonly #stream: EventStream;
  readonly #steps: EventLog;
  #otherStream: Promise<EventStream | null> | null = null;
  /** The writer's second connection, which the requests name in `X-Socket-ID`. It opens with the first channel. */
  #sender: EventStream | null = null;

  constructor(deps: WatchDeps, stream: EventStream) {
    this.#deps = deps;
    this.#stream = stream;
    this.#steps = new EventLog(deps, stream);
  }

  /** `channel` is its key. Resolves to false and adds a finding when access is rejected. */
  async listen(channel: string, id: string | number): Promise<boolean> {
    const { contract, recorder, writer } = this.#deps;
    if (!(await listen({ contract, recorder, stream: this.#stream }, channel, id))) return false;
    if (!writer) return true;
    this.#sender ??= await this.#stream.openFor(writer);
    writer.socketId = this.#sender.socketId;
    await this.#sender.subscribe(getChannelAddress(contract.events, { channel, id }));
    return true;
  }

  /** Must precede the request. Earlier events belong to earlier steps. */
  async start(operation: string, step: string): Promise<void> {
    await this.#receiveAll();
    this.#steps.start(operation, step);
  }

  /**
   * Waits until all expected events arrived or their time (`x-emits`) passed. Throws `FatalError` when the operation
   * doesn't declare an event. `about`: the response's message id; events of others aren't this request's. `ruledOut`:
   * declared events whose condition is false.
   */
  async settle(
    expected: readonly ExpectedEvent[],
    about?: number,
    ruledOut?: readonly Emission[],
  ): Promise<StepOutcome> {
    const { clock } = this.#deps;
    this.#steps.recordResponse(expected, clock.now(), { about: about ?? null, ruledOut: ruledOut ?? [] });
    await this.#receive();
    while (this.#steps.nextDeadline() !== null && this.#stream.broken() === null) {
      await this.#passUntil(
        () => this.#steps.nextDeadline() ?? 0,
        () => this.#steps.nextDeadline() === null,
      );
      this.#steps.passDeadlines(clock.now());
    }
    // Wait for slightly late events now: the next request could seem to cause them.
    await this.pass(patience, () => this.#steps.settled().missing.length === 0);
    await this.#checkSender();
    return this.#steps.settled();
  }

  /** Receives events for so many milliseconds, or until it's over. */
  pass(ms: number, isOver: () => boolean = () => false): Promise<void> {
    const end = this.#deps.clock.now() + ms;
    return this.#passUntil(() => end, isOver);
  }

  async finish(): Promise<void> {
    const { writer } = this.#deps;
    await this.pass(grace, () => !this.#steps.isOverdue());
    await this.#receiveAll();
    (await this.#otherStream)?.close();
    if (writer) writer.socketId = '';
    this.#sender?.close();
    this.#steps.finish(this.#stream.broken() === null);
  }

  async #passUntil(end: () => number, isOver: () => boolean): Promise<void> {
    const { clock } = this.#deps;
    const startedAt = clock.now();
    await this.#receive();
    while (!isOver() && clock.now() < end() && this.#stream.broken() === null) {
      const now = clock.now();
      // Most events arrive early, so check often at first.
      const pause = Math.min(1000, Math.max(50, (now - startedAt) / 4));
      await clock.wait(Math.min(pause, end() - now));
      await this.#receive();
    }
  }

  async #receive(): Promise<void> {
    const now = this.#deps.clock.now();
    this.#steps.receive(await this.#stream.readEvents(), now);
  }

  async #receiveAll(): Promise<void> {
    const { otherUser } = this.#deps;
    await this.#receive();
    this.#otherStream ??= otherUser ? listenAsOther(this.#deps, this.#stream, otherUser) : null;
    this.#steps.overhear((await (await this.#otherStream)?.readEvents()) ?? []);
    // Events of earlier steps.
    await this.#readSender();
  }

  async #readSender(): Promise<readonly ReceivedEvent[]> {
    return this.#sender?.broken() === null ? this.#sender.readEvents() : [];
  }

  /** Compares the step's events with the sender's. Late copies get a little time. */
  async #checkSender(): Promise<void> {
    const listensTo = (address: string): boolean => this.#sender?.listensTo(address) === true;
    this.#steps.receiveAsSender(await this.#readSender());
    if (this.#steps.withheld(listensTo).length > 0) {
      await this.pass(patience);
      this.#steps.receiveAsSender(await this.#readSender());
    }
    if (this.#sender?.broken() === null) this.#steps.reportWithheld(listensTo);
  }
}

export type Watch = Pick<EventWatch, keyof EventWatch>;
