import { mismatch } from '#verify/base/finding.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { getChannelAddress } from './expected-event.ts';

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
