import { reportError } from '#src/platform/error-reporting.ts';

/**
 * Checks for a non-empty name without "[object Object]" or other remains of a missing id.
 * Allows the Pusher protocol's characters. Names have no "private-".
 */
export function isChannelName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    /^[\w=@,.;-]{1,156}$/.test(name) &&
    !/(?:^|\.)(?:undefined|null|NaN|object)?$|\[object Object\]/.test(name)
  );
}

export const privatePrefix = 'private-';

export type LiveHandlers = Readonly<Record<string, (payload: unknown) => void>>;

export type LiveSubscriber = {
  handlers: LiveHandlers;
  /** Resubscribed after an outage. Events were missed, so refetch. */
  onResubscribed?: (() => void) | undefined;
};

export type LiveEvent = { event: string; form: string; payload: unknown };

type Channel = {
  subscribers: Map<LiveSubscriber, number>;
  successes: number;
  /** Per event name, a class-named event's last payload and the name it used. */
  last: Map<string, { form: string; text: string; at: number }>;
};

/** Time within which equal payloads under an event's two names are one event, in ms. */
const duplicateWindowMs = 5000;

/** A subscriber that waits longer than this (ms) for confirmation has read before a connection gap. */
const gapMs = 5000;

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

  add(name: string, subscriber: LiveSubscriber, now: number): boolean {
    const existing = this.#channels.get(name);
    if (existing !== undefined) {
      existing.subscribers.set(subscriber, now);
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

  /** Notifies subscribers of a repeated or slow confirmation, because they may have missed events. */
  subscribed(name: string, now: number): void {
    const channel = this.#channels.get(name);
    if (channel === undefined) return;
    channel.successes += 1;
    for (const [subscriber, since] of [...channel.subscribers]) {
      if (channel.successes === 1 && now - since < gapMs) continue;
      this.#run(name, 'resubscribed', () => subscriber.onResubscribed?.());
    }
  }

  listens(name: string, event: string): boolean {
    const subscribers = this.#channels.get(name)?.subscribers.keys() ?? [];
    return [...subscribers].some((subscriber) => Object.hasOwn(subscriber.handlers, event));
  }

  /**
   * Dispatches an event without duplicates: class-named events may arrive under two names. Equal payloads within 5 s
   * are one event.
   */
  dispatch(name: string, { event, form, payload }: LiveEvent, now: number): void {
    const channel = this.#channels.get(name);
    if (channel === undefined) return;
    if (isClassNamed(event)) {
      const text = JSON.stringify(payload);
      const previous = channel.last.get(event);
      channel.last.set(event, { form, text, at: now });
      if (previous?.text === text && previous.form !== form && now - previous.at < duplicateWindowMs) return;
    }
    for (const { handlers } of [...channel.subscribers.keys()]) {
      if (Object.hasOwn(handlers, event)) this.#run(name, event, () => handlers[event]?.(payload));
    }
  }

  /** One subscriber's error must not reach the next one or the library. */
  #run(name: string, event: string, notify: () => void): void {
    try {
      notify();
    } catch (error) {
      reportError(error, { area: 'live', channel: name, event });
    }
  }
}

function isClassNamed(event: string): boolean {
  return /^[A-Z]\w*$/.test(event);
}
