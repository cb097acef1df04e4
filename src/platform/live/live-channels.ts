import { reportError } from '../error-reporting.ts';

/** Handlers by event name as the contract writes it. */
export type LiveHandlers = Readonly<Record<string, (payload: unknown) => void>>;

/** What one subscriber of a channel wants to know. */
export type LiveSubscriber = {
  handlers: LiveHandlers;
  /** The channel is subscribed again after a cut: whatever happened meanwhile was missed, so fetch anew. */
  onResubscribed?: (() => void) | undefined;
};

/** An event as it came. `form` tells the two names of a class-named event apart. */
export type LiveEvent = { event: string; form: string; payload: unknown };

type Channel = {
  /** Each with the moment from which it listens. */
  subscribers: Map<LiveSubscriber, number>;
  successes: number;
  /** Per event name, the last payload of a class-named event, and under which of its two names it came. */
  last: Map<string, { form: string; text: string; at: number }>;
};

/** How long two equal payloads under the two names of one event count as one event, in milliseconds. */
const twinMs = 5000;

/** Whoever listens longer than this before the channel is confirmed, in milliseconds, has read before a gap in the connection. */
const gapMs = 5000;

/** Who listens to what. Knows nothing of the connection. */
export class LiveChannels {
  readonly #channels = new Map<string, Channel>();

  has(name: string): boolean {
    return this.#channels.has(name);
  }

  names(): readonly string[] {
    return [...this.#channels.keys()];
  }

  isWanted(name: string): boolean {
    return (this.#channels.get(name)?.subscribers.size ?? 0) > 0;
  }

  /** Adds a subscriber; true when the channel is new. */
  add(name: string, subscriber: LiveSubscriber, now: number): boolean {
    const known = this.#channels.get(name);
    if (known !== undefined) {
      known.subscribers.set(subscriber, now);
      return false;
    }
    this.#channels.set(name, { subscribers: new Map([[subscriber, now]]), successes: 0, last: new Map() });
    return true;
  }

  remove(name: string, subscriber: LiveSubscriber): void {
    this.#channels.get(name)?.subscribers.delete(subscriber);
  }

  forget(name: string): void {
    this.#channels.delete(name);
  }

  /** Notes a confirmed subscription; from the second on, and after a first one that was long in coming, subscribers are told once. */
  subscribed(name: string, now: number): void {
    const channel = this.#channels.get(name);
    if (channel === undefined) return;
    channel.successes += 1;
    for (const [subscriber, since] of [...channel.subscribers]) {
      if (channel.successes === 1 && now - since < gapMs) continue;
      this.#run(name, 'resubscribed', () => subscriber.onResubscribed?.());
    }
  }

  /** True when somebody listens to this event on this channel. */
  listens(name: string, event: string): boolean {
    const subscribers = this.#channels.get(name)?.subscribers.keys() ?? [];
    return [...subscribers].some((subscriber) => Object.hasOwn(subscriber.handlers, event));
  }

  /**
   * Hands an event to its handlers, unless it is one that came already: events named by their class may come under two
   * names, and the same payload under the other name within 5 s is the same event.
   */
  dispatch(name: string, { event, form, payload }: LiveEvent, now: number): void {
    const channel = this.#channels.get(name);
    if (channel === undefined) return;
    if (isClassNamed(event)) {
      const text = JSON.stringify(payload);
      const twin = channel.last.get(event);
      channel.last.set(event, { form, text, at: now });
      if (twin?.text === text && twin.form !== form && now - twin.at < twinMs) return;
    }
    for (const { handlers } of [...channel.subscribers.keys()]) {
      if (Object.hasOwn(handlers, event)) this.#run(name, event, () => handlers[event]?.(payload));
    }
  }

  /** One subscriber's error must not reach the next one, nor the library. */
  #run(name: string, event: string, call: () => void): void {
    try {
      call();
    } catch (error) {
      reportError(error, { area: 'live', channel: name, event });
    }
  }
}

/** ChatMessageTranscribed and its like, as opposed to chatMessage.created. */
function isClassNamed(event: string): boolean {
  return /^[A-Z]\w*$/.test(event);
}
