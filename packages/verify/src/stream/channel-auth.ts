import type { Backend, Reply } from '#verify/backend/backend.ts';
import { atPointer } from '#verify/base/values.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';

/** `auth`: the signature `{key}:{hex}`. Empty if the server refuses, or returns 200 without one, which admits no client. */
export type ChannelAuth = Reply & { readonly auth: string };

/** Requests a channel like pusher-js, with a URL-encoded form. */
export async function requestChannelAuth(
  backend: Backend,
  recorder: RunRecorder,
  { socketId, address }: { readonly socketId: string; readonly address: string },
): Promise<ChannelAuth> {
  const reply = await backend.send({
    method: 'POST',
    target: '/api/broadcasting/auth',
    fields: new URLSearchParams({ socket_id: socketId, channel_name: address }),
  });
  recorder.exchange(reply.exchange, `requesting ${address}`);
  const auth = reply.status === 200 ? atPointer(reply.json, '/auth') : '';
  return { ...reply, auth: typeof auth === 'string' ? auth : '' };
}
