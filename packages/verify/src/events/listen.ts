import { mismatch, type Mismatch } from '#verify/base/finding.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { EventStream, Subscription } from '#verify/stream/event-stream.ts';
import { getChannelAddress } from './expected-event.ts';

export const rulesHint = "Check the rules in routes/channels.php: compare the channel's id with what the user owns.";

/** Describes why the writer couldn't subscribe to their own channel. `channel`: its address in the contract. */
export function describeRefusal(
  channel: string,
  subscription: Exclude<Subscription, { readonly state: 'subscribed' }>,
): Mismatch {
  const [how, hint] =
    subscription.state === 'refused'
      ? [`/api/broadcasting/auth returned ${subscription.status}`, rulesHint]
      : [
          `the websocket rejected its signature (${subscription.text})`,
          'Use the same app key and secret for signing and for the websocket server.',
        ];
  const text = `The writer couldn't subscribe to their own channel: ${how}.`;
  return mismatch('own-channel-refused', { channel }, text, hint);
}

type ListenDeps = { readonly contract: Contract; readonly recorder: RunRecorder; readonly stream: EventStream };

/** Subscribes to the writer's own channel. Resolves to false and adds a finding when access is rejected. */
export async function listen(
  { contract: { events }, recorder, stream }: ListenDeps,
  channel: string,
  id: string | number,
): Promise<boolean> {
  const address = getChannelAddress(events, { channel, id });
  const isNew = !stream.listensTo(address);
  const subscription = await stream.subscribe(address);
  if (subscription.state === 'subscribed') {
    // Anyone can subscribe to the public channel with the same name, so no event may arrive there.
    if (isNew) await stream.subscribeWith(address.replace(/^private-/, ''), '');
    return true;
  }
  // The connection reports its own loss.
  if (stream.broken() !== null) return false;
  recorder.add(describeRefusal(events.channels.get(channel)?.address ?? address, subscription), [address]);
  return false;
}
