import type { Backend } from '#verify/backend/backend.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { EventStream } from './event-stream.ts';
import type { SenderSteps } from './watched-steps.ts';

/**
 * The writer's second connection, which the requests name in `X-Socket-ID` as the one they come from. It opens with the
 * first channel.
 */
export type Sender = {
  readonly listen: (address: string) => Promise<void>;
  readonly readEvents: () => Promise<readonly ReceivedEvent[]>;
  /** Compares a step's events with those of the other connection. `wait` gives late copies a little time. */
  readonly check: (steps: SenderSteps, wait: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
};

export function createSender(stream: EventStream, writer: Backend): Sender {
  let opened: EventStream | null = null;
  const listensTo = (address: string): boolean => opened?.listensTo(address) === true;
  const readEvents = (): Promise<readonly ReceivedEvent[]> =>
    opened?.broken() === null ? opened.readEvents() : Promise.resolve([]);
  return {
    listen: async (address) => {
      opened ??= await stream.openFor(writer);
      writer.socketId = opened.socketId;
      await opened.subscribe(address);
    },
    readEvents,
    check: async (steps, wait) => {
      steps.receive(await readEvents());
      if (steps.withheld(listensTo).length > 0) {
        await wait();
        steps.receive(await readEvents());
      }
      if (opened?.broken() === null) steps.reportWithheld(steps.withheld(listensTo));
    },
    close: () => {
      writer.socketId = '';
      opened?.close();
      opened = null;
    },
  };
}
