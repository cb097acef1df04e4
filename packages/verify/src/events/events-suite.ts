import { FatalError, type FindingKind, mismatch } from '#verify/base/finding.ts';
import { plural } from '#verify/base/values.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import { fetchUserId, type MockControls, skip, type Suite, type SuiteContext } from '#verify/run/suite.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import {
  checkAsOtherUser,
  checkOtherUsersChannel,
  checkOwnChannel,
  checkUnknownChannel,
  tryWrongSignatures,
} from './channel-access.ts';
import { listen } from './listen.ts';
import { type OwnChannel, ownChannels } from './own-channels.ts';

function findMismatch(
  received: readonly ReceivedEvent[],
  address: string,
): readonly [kind: FindingKind, text: string] | null {
  const elsewhere = received.find(({ channel }) => channel !== address);
  if (elsewhere) return ['event-misplaced', `Expected on ${address}, sent on ${elsewhere.channel}.`];
  if (received.length > 1) return ['event-doubled', 'The same event arrived twice.'];
  return received.length === 1 ? null : ['event-missing', "It was sent but didn't arrive."];
}

async function checkUnobservedEvents(recorder: RunRecorder, stream: EventStream): Promise<void> {
  for (const event of await stream.readEvents()) recorder.event(event, 'between steps');
}

/** Makes the mock server send each event that no request causes. Each must arrive once, on its channel. */
async function triggerUnpromptedEvents(
  { recorder }: SuiteContext,
  mock: MockControls,
  stream: EventStream,
  { channel, address }: OwnChannel,
): Promise<void> {
  for (const message of channel.messages.values()) {
    if (message.unprompted === null) continue;
    await checkUnobservedEvents(recorder, stream);
    await mock.sendEvent(address, message.name, message.example);
    const received = await stream.readEvents();
    if (stream.broken() !== null) return;
    const named = received.filter((event) => recorder.event(event, `sending ${message.name}`).name === message.name);
    const fault = findMismatch(named, address);
    if (!fault) continue;
    const [kind, text] = fault;
    const subject = { channel: channel.address, message: message.name };
    recorder.add(mismatch(kind, subject, text), [`${message.name} was sent to ${address}`]);
  }
}

/** Not in any contract; the second is from Laravel's docs. */
const unknownChannels = ['private-lamplight-verify.1', 'private-orders.1'];

async function checkOtherUsersAccess(context: SuiteContext): Promise<void> {
  const { contract, otherUser, writer } = context;
  const id = otherUser && (await fetchUserId(context, otherUser));
  if (id !== null && id === (await fetchUserId(context, writer))) {
    throw new FatalError('The other writer is the same user as the first. Use a different account.');
  }
  const address = id === null ? null : contract.events.addressOf('user', id);
  const template = contract.events.channels.get('user')?.address ?? '';
  if (address !== null) await checkAsOtherUser(context, address, template);
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
    if (await listen({ contract, recorder, stream }, channel.channel.key, channel.id)) subscribed.push(channel);
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
    if (!context.contract.rest.operations.has('broadcastingAuth')) {
      skip(context, 'private channels', 'the contract lacks broadcastingAuth');
      return;
    }
    const { channels, without } = await ownChannels(context);
    for (const { address } of without) skip(context, address, "the writer doesn't have one");
    await checkOtherUsersAccess(context);
    for (const channel of channels) await checkOtherUsersChannel(context, channel);
    const askers = context.otherUser ? 'another writer and an unauthenticated client' : 'an unauthenticated client';
    context.log(`${plural(channels.length, 'channel')}, each requested by ${askers}`);
    if (!context.otherUser) {
      skip(context, "another writer's access", 'use --other-email and --other-password');
    }
    if (context.events) {
      await listenIn(context, context.events, channels);
      return;
    }
    for (const ownChannel of channels) await checkOwnChannel(context, ownChannel);
    skip(context, 'listening to events', 'use --realtime and --key');
  },
};
