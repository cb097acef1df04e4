import { FatalError } from '#verify/fatal-error.ts';
import { type SuiteContext, skip, type Suite } from '#verify/suite.ts';
import { checkAsOtherUser, checkOtherUsersChannel, checkOwnChannels, checkUnknownChannel } from './channel-access.ts';
import type { EventStream } from './event-stream.ts';
import { listen } from './listen.ts';
import { addressIn, type OwnChannel, ownChannels, fetchUserId } from './own-channels.ts';
import { triggerUnpromptedEvents, checkUnobservedEvents } from './unprompted-events.ts';
import { tryWrongSignatures } from './wrong-signatures.ts';

/** Not in any contract; the second is from Laravel's docs. */
const unknownChannels = ['private-lamplight-verify.1', 'private-orders.1'];

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

async function checkOtherUsersAccess(context: SuiteContext): Promise<void> {
  const { contract, otherUser, writer } = context;
  const id = otherUser && (await fetchUserId(context, otherUser));
  if (id !== null && id === (await fetchUserId(context, writer))) {
    throw new FatalError('The other writer is the same user as the first. Use a different account.');
  }
  const address = id !== null && addressIn(contract.events, 'user', id);
  const template = contract.events.channels.get('user')?.address ?? '';
  if (typeof address === 'string') await checkAsOtherUser(context, address, template);
  for (const unknown of unknownChannels) {
    if (!contract.events.findChannel(unknown)) await checkUnknownChannel(context, unknown);
  }
}

async function listenIn(context: SuiteContext, stream: EventStream, channels: readonly OwnChannel[]): Promise<void> {
  const { contract, recorder, mock, log } = context;
  await checkUnobservedEvents(recorder, stream);
  const [first, ...others] = channels;
  if (first) {
    const another = others.find(({ address }) => address !== first.address);
    await tryWrongSignatures(context, stream, first, another);
  }
  const subscribed: OwnChannel[] = [];
  for (const channel of channels) {
    if (await listen({ contract, recorder, stream, part: 'events' }, channel.channel.key, channel.id))
      subscribed.push(channel);
  }
  log(`subscribed to ${subscribed.length} of ${plural(channels.length, 'channel')}`);
  if (!mock) return;
  for (const channel of subscribed) await triggerUnpromptedEvents(context, mock, stream, channel);
  await checkUnobservedEvents(recorder, stream);
}

/** Checks that writers can subscribe only to their own channels, and that the WebSocket checks signatures. */
export const eventsPart: Suite = {
  name: 'events',
  title: 'Events',
  run: async (context) => {
    const { channels, without } = await ownChannels(context);
    for (const { address } of without) skip(context, 'events', address, "the writer doesn't have one");
    await checkOtherUsersAccess(context);
    for (const channel of channels) await checkOtherUsersChannel(context, channel);
    const askers = context.otherUser ? 'another writer and an unauthenticated client' : 'an unauthenticated client';
    context.log(`${plural(channels.length, 'channel')}, each requested by ${askers}`);
    if (!context.otherUser) {
      skip(context, 'events', "another writer's access", 'use --other-email and --other-password');
    }
    if (context.events) {
      await listenIn(context, context.events, channels);
      return;
    }
    for (const ownChannel of channels) await checkOwnChannels(context, ownChannel);
    skip(context, 'events', 'listening to events', 'use --realtime and --key');
  },
};
