import type { SuiteContext } from '#verify/suite.ts';
import type { EventStream } from './event-stream.ts';
import type { OwnChannel } from './own-channels.ts';
import { requestChannelAuth } from './subscription-signature.ts';

function authIn(json: unknown): string {
  const { auth } = (json ?? {}) as { readonly auth?: unknown };
  return typeof auth === 'string' ? auth : '';
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
