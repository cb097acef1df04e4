import type { Backend, Reply } from '#verify/backend/backend.ts';
import { mismatch } from '#verify/base/finding.ts';
import { atPointer } from '#verify/base/values.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';

type Signature = { readonly auth: string; readonly channelData: string | null } | { readonly refused: number };

function textAt(json: unknown, name: string): string | null {
  const value = atPointer(json, `/${name}`);
  return typeof value === 'string' ? value : null;
}

/** Returns the signature of a channel: `{key}:{hex}`, empty without one. */
export function authIn(json: unknown): string {
  return textAt(json, 'auth') ?? '';
}

/** A 200 without a signature admits no client and is reported as incomplete. */
export function isSigned({ status, json }: Reply): boolean {
  return status === 200 && authIn(json) !== '';
}

/** Requests a channel like pusher-js, with a URL-encoded form. */
export async function requestChannelAuth(
  backend: Backend,
  recorder: RunRecorder,
  { socketId, address }: { readonly socketId: string; readonly address: string },
): Promise<Reply> {
  const reply = await backend.send({
    method: 'POST',
    target: '/api/broadcasting/auth',
    raw: {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({ socket_id: socketId, channel_name: address }).toString(),
    },
  });
  recorder.exchange(reply.exchange, `requesting ${address}`);
  return reply;
}

/** Reports signatures other than `{key}:{64 hex digits}`. */
export async function requestSignature(
  { backend, recorder }: { readonly backend: Backend; readonly recorder: RunRecorder },
  socketId: string,
  address: string,
): Promise<Signature> {
  const reply = await requestChannelAuth(backend, recorder, { socketId, address });
  const { status, json } = reply;
  const auth = textAt(json, 'auth');
  if (status !== 200 || auth === null) return { refused: status };
  if (!/^[^:]+:[0-9a-f]{64}$/.test(auth)) {
    const text = "The channel signature isn't the key, a colon and 64 hex digits.";
    const hint = 'Use HMAC-SHA256 of socket_id:channel_name with the app secret, as the broadcaster does.';
    const fault = mismatch('wrong-signature', { operation: 'broadcastingAuth', status }, text, hint, '/auth');
    recorder.addAbout(reply, fault, `requesting ${address}`);
  }
  return { auth, channelData: textAt(json, 'channel_data') };
}
