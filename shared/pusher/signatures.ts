import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type PusherApp = { readonly id: string; readonly key: string; readonly secret: string };

type SignedRequest = {
  readonly method: string;
  readonly path: string;
  readonly body: Uint8Array;
};

const tolerance = 600;

function md5(body: Uint8Array): string {
  return createHash('md5').update(body).digest('hex');
}

/** Returns hex HMAC-SHA256 over method, path and the parameters sorted by name, one per line. */
function createSignature(secret: string, { method, path }: SignedRequest, query: ReadonlyMap<string, string>): string {
  const sorted = [...query].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parameters = sorted.map(([name, value]) => `${name}=${value}`).join('&');
  return createHmac('sha256', secret).update(`${method}\n${path}\n${parameters}`).digest('hex');
}

/** Returns the signed query. `at` is the caller's time in ms since 1970; `more` are the request's own parameters. */
export function signedQuery(
  { key, secret }: PusherApp,
  request: SignedRequest,
  at: number,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new Map([
    ...Object.entries(more),
    ['auth_key', key],
    ['auth_timestamp', String(Math.floor(at / 1000))],
    ['auth_version', '1.0'],
    ...(request.body.length > 0 ? [['body_md5', md5(request.body)] as const] : []),
  ]);
  const signature = createSignature(secret, request, query);
  return new URLSearchParams([...query, ['auth_signature', signature]]).toString();
}

/** Compares secrets in a time that says nothing about them. */
export function isSameSecret(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns why the signature is invalid at this time (ms since 1970), or null if it's valid. */
export function getSignatureError(
  { key, secret }: PusherApp,
  request: SignedRequest,
  params: URLSearchParams,
  now: number,
): string | null {
  const query = new Map(params);
  const signature = query.get('auth_signature') ?? '';
  query.delete('auth_signature');
  if (query.get('auth_key') !== key) return 'The auth_key is not the key of this application.';
  if (query.get('auth_version') !== '1.0') return 'The auth_version is not 1.0.';
  const timestamp = query.get('auth_timestamp') ?? '';
  const away = Math.abs(now / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || away > tolerance) {
    return `The auth_timestamp is not within ${tolerance} seconds of this server’s time (${Math.floor(now / 1000)}).`;
  }
  if (request.body.length > 0 && query.get('body_md5') !== md5(request.body))
    return 'The body_md5 is not that of the body.';
  return isSameSecret(signature, createSignature(secret, request, query)) ? null : 'Authentication signature invalid.';
}

/** `channelData` is a presence channel's member as JSON text. */
type Subscription = {
  readonly socketId: string;
  readonly channel: string;
  readonly channelData?: string | undefined;
};

/** Hex HMAC-SHA256 over `socket_id:channel[:channel_data]`, as Pusher and Reverb sign. */
export function signSubscription(secret: string, { socketId, channel, channelData }: Subscription): string {
  const parts = channelData === undefined ? [socketId, channel] : [socketId, channel, channelData];
  return createHmac('sha256', secret).update(parts.join(':')).digest('hex');
}

/** Checks `auth` (`{key}:{hex}`). As in Reverb, only the part after the colon counts. */
export function isSigned(secret: string, auth: string, subscription: Subscription): boolean {
  return isSameSecret(auth.slice(auth.indexOf(':') + 1), signSubscription(secret, subscription));
}
