import type { Clock } from '#verify/base/clock.ts';
import type { CountedFinding } from '#verify/base/finding.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { EventWatch, type Watch } from '#verify/events/watch.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';

export const unheard = 'private-chat.99';

export type WatchByHand = {
  readonly watch: Watch;
  readonly clock: Clock;
  readonly breakOff: () => void;
  /** `after`: ms from now. */
  readonly comes: (channel: string, what: Pick<ReceivedEvent, 'event' | 'data'>, after?: number) => void;
  readonly findings: () => readonly CountedFinding[];
  readonly reported: () => readonly string[];
};

/** A watch with a scripted stream and a clock that only waiting advances. */
export function watchByHand(contract: Contract): WatchByHand {
  let now = 0;
  const planned: ReceivedEvent[] = [];
  let broken: string | null = null;
  const stream: EventStream = {
    socketId: '1.2',
    subscribe: () => Promise.resolve({ state: 'subscribed' }),
    subscribeWith: () => Promise.resolve({ state: 'subscribed' }),
    listensTo: (address) => address !== unheard,
    readEvents: () => {
      const come = planned.filter(({ at }) => at <= now);
      planned.splice(0, come.length);
      return Promise.resolve(come);
    },
    openFor: () => Promise.reject(new Error('Nobody else listens.')),
    broken: () => broken,
    close: () => undefined,
  };
  const clock = {
    now: () => now,
    wait: (ms: number): Promise<void> => {
      now += ms;
      return Promise.resolve();
    },
  };
  const recorder = new RunRecorder(contract);
  const watch = new EventWatch({ contract, clock, recorder }, stream);
  return {
    watch,
    clock,
    breakOff: () => {
      broken = 'It cut the connection.';
    },
    comes: (channel, what, after = 0) => {
      planned.push({ channel, ...what, at: now + after });
      planned.sort((one, other) => one.at - other.at);
    },
    findings: () => recorder.findings(),
    reported: () => recorder.findings().map(({ kind, subject, text }) => `${kind} ${subject.channel ?? ''}: ${text}`),
  };
}
