import { CannotRun } from '#verify/cannot-run.ts';
import { type Context, leaveOut, type Part } from '#verify/part.ts';
import { askAsForeigner, askForForeign, askForOwn, askForUnknown } from './channel-access.ts';
import type { EventStream } from './event-stream.ts';
import { listen } from './listen.ts';
import { addressIn, type OwnChannel, ownChannels, userIdOf } from './own-channels.ts';
import { bringAbout, takeUnheard } from './unprompted-events.ts';
import { tryWrongSignatures } from './wrong-signatures.ts';

/** Names that no contract has; the second is a pattern of Laravel’s examples. */
const unknownChannels = ['private-lamplight-verify.1', 'private-orders.1'];

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const askForThoseOfOthers = async (context: Context): Promise<void> => {
  const { contract, other, writer } = context;
  const id = other && (await userIdOf(context, other));
  if (id !== null && id === (await userIdOf(context, writer))) {
    throw new CannotRun('The other writer is the same user as the first. Use a different account.');
  }
  const address = id !== null && addressIn(contract.events, 'user', id);
  const template = contract.events.channels.get('user')?.address ?? '';
  if (typeof address === 'string') await askAsForeigner(context, address, template);
  for (const unknown of unknownChannels) {
    if (!contract.events.channelOf(unknown)) await askForUnknown(context, unknown);
  }
};

/** What is heard: with wrong signatures nothing, on the writer’s own channels what no call causes. */
const listenIn = async (context: Context, stream: EventStream, own: readonly OwnChannel[]): Promise<void> => {
  const { contract, journal, mock, say } = context;
  await takeUnheard(journal, stream);
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
  for (const channel of heard) await bringAbout(context, mock, stream, channel);
  await takeUnheard(journal, stream);
};

/** Who may listen: the writer to their own channels, nobody else; and whether the websocket keeps to the signatures. */
export const eventsPart: Part = {
  name: 'events',
  title: 'Events',
  run: async (context) => {
    const { found, without } = await ownChannels(context);
    for (const { address } of without) leaveOut(context, 'events', address, "the writer doesn't have one");
    await askForThoseOfOthers(context);
    for (const own of found) await askForForeign(context, own);
    const askers = context.other ? 'another writer and an unauthenticated client' : 'an unauthenticated client';
    context.say(`${plural(found.length, 'channel')}, each requested by ${askers}`);
    if (!context.other) {
      leaveOut(context, 'events', "another writer's access", 'use --other-email and --other-password');
    }
    if (context.events) {
      await listenIn(context, context.events, found);
      return;
    }
    for (const own of found) await askForOwn(context, own);
    leaveOut(context, 'events', 'listening to events', 'use --realtime and --key');
  },
};
