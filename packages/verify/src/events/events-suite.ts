import { type FindingKind, mismatch } from '#verify/base/finding.ts';
import { plural } from '#verify/base/values.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Channel } from '#verify/contract/events.ts';
import { type MockControls, skip, type Suite, type SuiteContext } from '#verify/run/suite.ts';
import { ValuePool } from '#verify/run/value-pool.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { checkOwnChannel, checkRefusals, type OwnChannel, tryWrongSignatures } from './channel-access.ts';
import { listen } from './listen.ts';

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

/** Returns the writer's channels, one of each source, and the types for which the writer has no data. */
async function findOwnChannels(context: SuiteContext) {
  const pool = new ValuePool(context, context.writer);
  const channels: OwnChannel[] = [];
  const without: Channel[] = [];
  for (const channel of context.contract.events.channels.values()) {
    const ids = new Set<string>();
    for (const source of channel.sources) {
      const id = await pool.findValue({ name: 'id', 'x-found-in': source }, {});
      if (id !== null) ids.add(id);
    }
    if (ids.size === 0) without.push(channel);
    for (const id of ids) channels.push({ channel, id, address: channel.address.replace('{id}', id) });
  }
  return { channels, without };
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
    const { channels, without } = await findOwnChannels(context);
    for (const { address } of without) skip(context, address, "the writer doesn't have one");
    await checkRefusals(context, channels);
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
