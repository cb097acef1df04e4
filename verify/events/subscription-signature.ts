import type { Backend, Reply } from '#verify/backend/backend.ts';
import { evidenceOf } from '#verify/check/exchange.ts';
import type { Journal } from '#verify/journal.ts';

/** What `/api/broadcasting/auth` says of a subscription: a signature, or its status where it gives none. */
export type Signature = { readonly auth: string; readonly channelData: string | null } | { readonly refused: number };

const textAt = (json: unknown, name: string): string | null => {
  const value: unknown =
    typeof json === 'object' && json !== null ? Object.entries(json).find(([key]) => key === name)?.[1] : null;
  return typeof value === 'string' ? value : null;
};

/** Whether an answer lets anybody in. A 200 without a signature lets nobody in, and is told as an answer that is not whole. */
export const isSigned = ({ status, json }: Reply): boolean => status === 200 && textAt(json, 'auth') !== null;

/** Asks for a channel as pusher-js does: a form in the address's own encoding. Answers as they come. */
export const askChannel = async (
  backend: Backend,
  journal: Journal,
  {
    socketId,
    address,
    anonymous = false,
  }: { readonly socketId: string; readonly address: string; readonly anonymous?: boolean },
): Promise<Reply> => {
  const reply = await backend.send({
    method: 'POST',
    target: '/api/broadcasting/auth',
    raw: {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({ socket_id: socketId, channel_name: address }).toString(),
    },
    anonymous,
  });
  journal.exchange('events', reply.exchange, `requesting ${address}`);
  return reply;
};

/** Asks as the writer; a signature that is not `{key}:{64 hex digits}` is a finding. */
export const askSignature = async (
  { backend, journal }: { readonly backend: Backend; readonly journal: Journal },
  socketId: string,
  address: string,
): Promise<Signature> => {
  const { status, json, exchange } = await askChannel(backend, journal, { socketId, address });
  const auth = textAt(json, 'auth');
  if (status !== 200 || auth === null) return { refused: status };
  if (!/^[^:]+:[0-9a-f]{64}$/.test(auth)) {
    journal.add({
      kind: 'wrong-signature',
      part: 'events',
      subject: { operation: 'broadcastingAuth', status },
      at: '/auth',
      text: "The channel signature isn't the key, a colon and 64 hex digits.",
      hint: 'Use HMAC-SHA256 of socket_id:channel_name with the app secret, as the broadcaster does.',
      evidence: [`requesting ${address}`, ...evidenceOf(exchange)],
    });
  }
  return { auth, channelData: textAt(json, 'channel_data') };
};
