import { createHmac, timingSafeEqual } from 'node:crypto';

/** `channelData` is a presence channel's member as JSON text. */
export type Subscription = {
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
  const actual = Buffer.from(auth.slice(auth.indexOf(':') + 1));
  const expected = Buffer.from(signSubscription(secret, subscription));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
