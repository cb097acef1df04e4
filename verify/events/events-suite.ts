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

async function askForThoseOfOthers(context: SuiteContext): Promise<void> {
  const { contract, otherUser, writer } = context;
  const id = otherUser && (await fetchUserId(context, otherUser));
  if (id !== null && id === (await fetchUserId(context, writer))) {
    throw new FatalError('The other writer is the same user as the first. Use a different account.');
  }
  const address = id !== null && addressIn(contract.events, 'user', id);
  const template = contract.events.channels.get('user')?.address ?? '';
  if (typeof address === 'string') await checkAsOtherUser(context, address, template);
  for (const unknown of unknownChannels) {
    if (!contract.events.channelOf(unknown)) await checkUnknownChannel(context, unknown);
  }
}

async function listenIn(context: SuiteContext, stream: EventStream, own: readonly OwnChannel[]): Promise<void> {
  const { contract, journal, mock, say } = context;
  await checkUnobservedEvents(journal, stream);
  const [first, ...others] = own;
  if (first) {
    const another = others.find(({ address }) => address !== first.address);
    await tryWrongSignatures(context, stream, first, another);
  }
  const heard: OwnChannel[] = [];
  for (const channel of own) {
    if (await listen({ contract, journal, stream, part: 'events' }, channel.channel.key, channel.id))
      heard.push(channel);
  }
  say(`subscribed to ${heard.length} of ${plural(own.length, 'channel')}`);
  if (!mock) return;
  for (const channel of heard) await triggerUnpromptedEvents(context, mock, stream, channel);
  await checkUnobservedEvents(journal, stream);
}

/** Checks that writers can subscribe only to their own channels, and that the WebSocket checks signatures. */
export const eventsPart: Suite = {
  name: 'events',
  title: 'Events',
  run: async (context) => {
    const { found, without } = await ownChannels(context);
    for (const { address } of without) skip(context, 'events', address, "the writer doesn't have one");
    await askForThoseOfOthers(context);
    for (const own of found) await checkOtherUsersChannel(context, own);
    const askers = context.otherUser ? 'another writer and an unauthenticated client' : 'an unauthenticated client';
    context.say(`${plural(found.length, 'channel')}, each requested by ${askers}`);
    if (!context.otherUser) {
      skip(context, 'events', "another writer's access", 'use --other-email and --other-password');
    }
    if (context.events) {
      await listenIn(context, context.events, found);
      return;
    }
    for (const own of found) await checkOwnChannels(context, own);
    skip(context, 'events', 'listening to events', 'use --realtime and --key');
  },
};
