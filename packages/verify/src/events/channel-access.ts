import type { Backend, Reply } from '#verify/backend/backend.ts';
import { type Finding, mismatch } from '#verify/base/finding.ts';
import { getExchangeExcerpt } from '#verify/check/exchange.ts';
import type { SuiteContext } from '#verify/run/suite.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { authIn, isSigned, requestChannelAuth } from '#verify/stream/subscription-signature.ts';
import type { OwnChannel } from './own-channels.ts';

const socketId = '1234.5678';

type Asker = { readonly who: string; readonly backend: Backend; readonly expectedStatus: 401 | 403 };

function finding(
  kind: Finding['kind'],
  { exchange, status }: Reply,
  channel: string,
  { text, hint }: { readonly text: string; readonly hint: string },
): Finding {
  const subject = { operation: 'broadcastingAuth', status, channel };
  return { ...mismatch(kind, subject, text, hint), part: 'events', evidence: getExchangeExcerpt(exchange) };
}

const rulesHint = "Check the rules in routes/channels.php: compare the channel's id with what the user owns.";
const anonymousHint =
  'Broadcast::routes() needs the auth:sanctum middleware. Laravel returns 401 only if the request accepts JSON.';

/** The recorder already reported missing responses. */
function letInFault({ who, expectedStatus }: Asker, reply: Reply, channel: string): Finding | null {
  const { status } = reply;
  if (status === expectedStatus || status === 0 || (status === 200 && !isSigned(reply))) return null;
  const hint = expectedStatus === 401 ? anonymousHint : rulesHint;
  if (status === 200) {
    return finding('foreign-channel-allowed', reply, channel, {
      text: `${who} could subscribe. Expected ${expectedStatus}.`,
      hint,
    });
  }
  const text = `${who} tried to subscribe. Expected ${expectedStatus}, got ${status}.`;
  return finding('unexpected-status', reply, channel, { text, hint });
}

/** Another writer must get 403, a stranger 401. */
export async function checkOtherUsersChannel(context: SuiteContext, { address, channel }: OwnChannel): Promise<void> {
  const { recorder, otherUser, anonymous } = context;
  const askers: readonly Asker[] = [
    ...(otherUser ? [{ who: 'Another writer', backend: otherUser, expectedStatus: 403 } as const] : []),
    { who: 'An unauthenticated client', backend: anonymous, expectedStatus: 401 },
  ];
  for (const asker of askers) {
    const reply = await requestChannelAuth(asker.backend, recorder, { socketId, address });
    const fault = letInFault(asker, reply, channel.address);
    if (fault) recorder.add(fault);
  }
}

export async function checkAsOtherUser(context: SuiteContext, address: string, template: string): Promise<void> {
  const reply = await requestChannelAuth(context.writer, context.recorder, { socketId, address });
  const asker: Asker = { who: 'The writer', backend: context.writer, expectedStatus: 403 };
  const fault = letInFault(asker, reply, template);
  if (fault) context.recorder.add({ ...fault, text: `${fault.text} The channel belongs to another writer.` });
}

export async function checkUnknownChannel(context: SuiteContext, address: string): Promise<void> {
  const reply = await requestChannelAuth(context.writer, context.recorder, { socketId, address });
  if (reply.status === 403 || reply.status === 0 || (reply.status === 200 && !isSigned(reply))) return;
  const text =
    reply.status === 200
      ? 'The server signed it, but the contract has no such channel.'
      : `Expected 403 for a channel that isn't in the contract, got ${reply.status}.`;
  const hint = "routes/channels.php has a pattern that isn't in the contract, or one that matches everything.";
  context.recorder.add(
    finding(reply.status === 200 ? 'undeclared-channel' : 'unexpected-status', reply, address, { text, hint }),
  );
}

export async function checkOwnChannels(context: SuiteContext, { address, channel }: OwnChannel): Promise<void> {
  const reply = await requestChannelAuth(context.writer, context.recorder, { socketId, address });
  if (reply.status === 200 || reply.status === 0) return;
  const text = `The writer couldn't subscribe to their own channel: /api/broadcasting/auth returned ${reply.status}.`;
  context.recorder.add(finding('own-channel-refused', reply, channel.address, { text, hint: rulesHint }));
}

async function wrongOnes(
  { writer, recorder }: SuiteContext,
  { socketId }: EventStream,
  channel: OwnChannel,
  another: OwnChannel | undefined,
): Promise<readonly (readonly [what: string, auth: string])[]> {
  const elsewhere = await requestChannelAuth(writer, recorder, { socketId: '1234.5678', address: channel.address });
  const [key = 'key'] = authIn(elsewhere.json).split(':', 1);
  const foreign = another ? await requestChannelAuth(writer, recorder, { socketId, address: another.address }) : null;
  return [
    ['no signature', ''],
    ['a made-up signature', `${key}:${'0'.repeat(64)}`],
    ['the signature of another connection', authIn(elsewhere.json)],
    ...(foreign ? [['the signature of another channel', authIn(foreign.json)] as const] : []),
  ];
}

export async function tryWrongSignatures(
  context: SuiteContext,
  stream: EventStream,
  channel: OwnChannel,
  another: OwnChannel | undefined,
): Promise<void> {
  for (const [what, auth] of await wrongOnes(context, stream, channel, another)) {
    // There's no signature to reuse.
    if (auth === '' && what !== 'no signature') continue;
    const { state } = await stream.subscribeWith(channel.address, auth);
    if (state !== 'subscribed') continue;
    context.recorder.add({
      kind: 'wrong-signature',
      part: 'events',
      subject: { channel: channel.channel.address },
      at: '',
      text: `The websocket accepted ${what} for a private channel.`,
      hint: 'Check HMAC-SHA256 of socket_id:channel_name with the app secret, and return pusher:error 4009.',
      evidence: [`pusher:subscribe ${channel.address}`],
    });
  }
}
