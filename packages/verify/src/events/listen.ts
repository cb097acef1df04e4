import type { Backend } from '#verify/backend/backend.ts';
import { mismatch } from '#verify/base/finding.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { getChannelAddress } from './expected-event.ts';
import type { EventLog } from './event-log.ts';

/**
 * The writer's second connection, which the requests name in `X-Socket-ID` as the one they come from. It opens with the
 * first channel.
 */
type Sender = {
  readonly listen: (address: string) => Promise<void>;
  readonly readEvents: () => Promise<readonly ReceivedEvent[]>;
  /** Compares a step's events with those of the other connection. `wait` gives late copies a little time. */
  readonly check: (steps: EventLog, wait: () => Promise<void>) => Promise<void>;
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
      steps.receiveAsSender(await readEvents());
      if (steps.withheld(listensTo).length > 0) {
        await wait();
        steps.receiveAsSender(await readEvents());
      }
      if (opened?.broken() === null) steps.reportWithheld(listensTo);
    },
    close: () => {
      writer.socketId = '';
      opened?.close();
      opened = null;
    },
  };
}

type ListenDeps = {
  readonly contract: Contract;
  readonly recorder: RunRecorder;
  readonly stream: EventStream;
  readonly sender?: Sender | undefined;
};

export async function listen(
  { contract: { events }, recorder, stream, sender }: ListenDeps,
  channel: string,
  id: string | number,
): Promise<boolean> {
  const address = getChannelAddress(events, { channel, id });
  const isNew = !stream.listensTo(address);
  const subscription = await stream.subscribe(address);
  if (subscription.state === 'subscribed') {
    // Anyone can subscribe to the public channel with the same name, so no event may arrive there.
    if (isNew) await stream.subscribeWith(address.replace(/^private-/, ''), '');
    await sender?.listen(address);
    return true;
  }
  // The connection reports its own loss.
  if (stream.broken() !== null) return false;
  const refused = subscription.state === 'refused';
  const how = refused
    ? `/api/broadcasting/auth returned ${subscription.status}`
    : `the websocket rejected its signature (${subscription.text})`;
  const hint = refused
    ? 'Check the rules in routes/channels.php.'
    : 'Use the same app key and secret for signing and for the websocket server.';
  const text = `The writer couldn't subscribe to their own channel: ${how}.`;
  const subject = { channel: events.channels.get(channel)?.address ?? address };
  recorder.add(mismatch('own-channel-refused', subject, text, hint), [address]);
  return false;
}
