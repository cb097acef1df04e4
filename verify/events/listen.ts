import type { Contract } from '#verify/contract/contract.ts';
import type { SuiteName } from '#verify/finding.ts';
import type { RunRecorder } from '#verify/run-recorder.ts';
import type { EventStream } from './event-stream.ts';
import { getChannelAddress } from './expected-event.ts';
import type { Sender } from './sender.ts';

export type ListenDeps = {
  readonly contract: Contract;
  readonly recorder: RunRecorder;
  readonly stream: EventStream;
  readonly part: SuiteName;
  readonly sender?: Sender | undefined;
};

export async function listen(
  { contract: { events }, recorder, stream, part, sender }: ListenDeps,
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
  recorder.add({
    kind: 'own-channel-refused',
    part,
    subject: { channel: events.channels.get(channel)?.address ?? address },
    at: '',
    text: `The writer couldn't subscribe to their own channel: ${how}.`,
    hint: refused
      ? 'Check the rules in routes/channels.php.'
      : 'Use the same app key and secret for signing and for the websocket server.',
    evidence: [address],
  });
  return false;
}
