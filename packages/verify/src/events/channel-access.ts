import type { Backend } from '#verify/backend/backend.ts';
import { FatalError, type FindingKind, mismatch } from '#verify/base/finding.ts';
import type { Channel } from '#verify/contract/events.ts';
import { fetchUserId, type SuiteContext } from '#verify/run/suite.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { requestChannelAuth } from '#verify/stream/channel-auth.ts';
import { describeRefusal, rulesHint } from './listen.ts';

export type OwnChannel = { readonly channel: Channel; readonly id: string; readonly address: string };

const socketId = '1234.5678';

/** Not in any contract; the second is from Laravel's docs. */
const unknownChannels = ['private-lamplight-verify.1', 'private-orders.1'];
const unknownHint = "routes/channels.php has a pattern that isn't in the contract, or one that matches everything.";
const anonymousHint =
  'Broadcast::routes() needs the auth:sanctum middleware. Laravel returns 401 only if the request accepts JSON.';

type Refusal = {
  readonly who: string;
  readonly due: 401 | 403;
  /** The channel's name in findings. */
  readonly channel: string;
  /** Another sentence about the channel. */
  readonly addition?: string;
  /** What it means if the server lets the client in. */
  readonly allowed?: readonly [kind: FindingKind, text: string];
  readonly hint?: string;
};

async function expectRefusal(
  { recorder }: SuiteContext,
  backend: Backend,
  address: string,
  { who, due, channel, addition = '', allowed, hint = rulesHint }: Refusal,
): Promise<void> {
  const reply = await requestChannelAuth(backend, recorder, { socketId, address });
  const { status, auth } = reply;
  // The recorder already reported missing responses, and without a signature nobody gets in.
  if (status === due || status === 0 || (status === 200 && auth === '')) return;
  const [kind, text] =
    status === 200
      ? (allowed ?? ['foreign-channel-allowed', `${who} could subscribe. Expected ${due}.${addition}`])
      : (['unexpected-status', `${who} tried to subscribe. Expected ${due}, got ${status}.${addition}`] as const);
  recorder.addAbout(reply, mismatch(kind, { operation: 'broadcastingAuth', status, channel }, text, hint));
}

/** Only their writer may subscribe to channels: others must get 403, a stranger 401, and for unknown channels all 403. */
export async function checkRefusals(context: SuiteContext, channels: readonly OwnChannel[]): Promise<void> {
  const { otherUser, writer, anonymous } = context;
  const { events } = context.contract;
  const id = otherUser && (await fetchUserId(context, otherUser));
  if (id !== null && id === (await fetchUserId(context, writer))) {
    throw new FatalError('The other writer is the same user as the first. Use a different account.');
  }
  const foreign = id === null ? null : events.addressOf('user', id);
  if (foreign !== null) {
    const channel = events.channels.get('user')?.address ?? foreign;
    const addition = ' The channel belongs to another writer.';
    await expectRefusal(context, writer, foreign, { who: 'The writer', due: 403, channel, addition });
  }
  for (const channel of unknownChannels.filter((address) => !events.findChannel(address))) {
    await expectRefusal(context, writer, channel, {
      who: 'The writer',
      due: 403,
      channel,
      addition: ' The contract has no such channel.',
      allowed: ['undeclared-channel', 'The server signed it, but the contract has no such channel.'],
      hint: unknownHint,
    });
  }
  for (const {
    address,
    channel: { address: channel },
  } of channels) {
    if (otherUser) await expectRefusal(context, otherUser, address, { who: 'Another writer', due: 403, channel });
    const who = 'An unauthenticated client';
    await expectRefusal(context, anonymous, address, { who, due: 401, channel, hint: anonymousHint });
  }
}

export async function checkOwnChannel({ writer, recorder }: SuiteContext, own: OwnChannel): Promise<void> {
  const { channel, address } = own;
  const reply = await requestChannelAuth(writer, recorder, { socketId, address });
  const { status } = reply;
  if (status === 200 || status === 0) return;
  recorder.addAbout(reply, describeRefusal(channel.address, { state: 'refused', status }));
}

/** The websocket must reject signatures that aren't for this connection and channel. `another`: a second channel. */
export async function tryWrongSignatures(
  { writer, recorder }: SuiteContext,
  stream: EventStream,
  { channel, address }: OwnChannel,
  another: OwnChannel | undefined,
): Promise<void> {
  const request = async (of: { readonly socketId: string; readonly address: string }): Promise<string> =>
    (await requestChannelAuth(writer, recorder, of)).auth;
  const elsewhere = await request({ socketId, address });
  const foreign = another ? await request({ socketId: stream.socketId, address: another.address }) : '';
  const [key = 'key'] = elsewhere.split(':', 1);
  const wrongOnes = [
    ['no signature', ''],
    ['a made-up signature', `${key}:${'0'.repeat(64)}`],
    ['the signature of another connection', elsewhere],
    ['the signature of another channel', foreign],
  ] as const;
  for (const [what, auth] of wrongOnes) {
    // There's no signature to reuse.
    if (auth === '' && what !== 'no signature') continue;
    if ((await stream.subscribeWith(address, auth)).state !== 'subscribed') continue;
    const text = `The websocket accepted ${what} for a private channel.`;
    const hint = 'Check HMAC-SHA256 of socket_id:channel_name with the app secret, and return pusher:error 4009.';
    const fault = mismatch('wrong-signature', { channel: channel.address }, text, hint);
    recorder.add(fault, [`pusher:subscribe ${address}`]);
  }
}
