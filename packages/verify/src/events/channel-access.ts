import type { Backend } from '#verify/backend/backend.ts';
import { type FindingKind, mismatch } from '#verify/base/finding.ts';
import type { SuiteContext } from '#verify/run/suite.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { requestChannelAuth } from '#verify/stream/channel-auth.ts';
import type { OwnChannel } from './own-channels.ts';

const socketId = '1234.5678';

type Refusal = {
  readonly status: 401 | 403;
  /** The channel's name in findings. */
  readonly channel: string;
  /** Describes another status. 200 lets the client in. */
  readonly explain: (status: number) => readonly [kind: FindingKind, text: string, hint: string];
};

async function expectRefusal(
  { recorder }: SuiteContext,
  backend: Backend,
  address: string,
  { status: due, channel, explain }: Refusal,
): Promise<void> {
  const reply = await requestChannelAuth(backend, recorder, { socketId, address });
  const { status, auth } = reply;
  // The recorder already reported missing responses, and without a signature nobody gets in.
  if (status === due || status === 0 || (status === 200 && auth === '')) return;
  const [kind, text, hint] = explain(status);
  recorder.addAbout(reply, mismatch(kind, { operation: 'broadcastingAuth', status, channel }, text, hint));
}

const rulesHint = "Check the rules in routes/channels.php: compare the channel's id with what the user owns.";
const anonymousHint =
  'Broadcast::routes() needs the auth:sanctum middleware. Laravel returns 401 only if the request accepts JSON.';

function refusalOf(who: string, channel: string, due: 401 | 403, addition = ''): Refusal {
  const hint = due === 401 ? anonymousHint : rulesHint;
  const explain: Refusal['explain'] = (status) =>
    status === 200
      ? ['foreign-channel-allowed', `${who} could subscribe. Expected ${due}.${addition}`, hint]
      : ['unexpected-status', `${who} tried to subscribe. Expected ${due}, got ${status}.${addition}`, hint];
  return { status: due, channel, explain };
}

/** Another writer must get 403, a stranger 401. */
export async function checkOtherUsersChannel(context: SuiteContext, { address, channel }: OwnChannel): Promise<void> {
  const { otherUser, anonymous } = context;
  if (otherUser) await expectRefusal(context, otherUser, address, refusalOf('Another writer', channel.address, 403));
  await expectRefusal(context, anonymous, address, refusalOf('An unauthenticated client', channel.address, 401));
}

export async function checkAsOtherUser(context: SuiteContext, address: string, template: string): Promise<void> {
  const refusal = refusalOf('The writer', template, 403, ' The channel belongs to another writer.');
  await expectRefusal(context, context.writer, address, refusal);
}

export async function checkUnknownChannel(context: SuiteContext, address: string): Promise<void> {
  const hint = "routes/channels.php has a pattern that isn't in the contract, or one that matches everything.";
  const explain: Refusal['explain'] = (status) =>
    status === 200
      ? ['undeclared-channel', 'The server signed it, but the contract has no such channel.', hint]
      : ['unexpected-status', `Expected 403 for a channel that isn't in the contract, got ${status}.`, hint];
  await expectRefusal(context, context.writer, address, { status: 403, channel: address, explain });
}

export async function checkOwnChannel({ writer, recorder }: SuiteContext, channel: OwnChannel): Promise<void> {
  const reply = await requestChannelAuth(writer, recorder, { socketId, address: channel.address });
  const { status } = reply;
  if (status === 200 || status === 0) return;
  const subject = { operation: 'broadcastingAuth', status, channel: channel.channel.address };
  const text = `The writer couldn't subscribe to their own channel: /api/broadcasting/auth returned ${status}.`;
  recorder.addAbout(reply, mismatch('own-channel-refused', subject, text, rulesHint));
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
