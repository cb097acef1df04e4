/** Server frames, with keys in Reverb's order. A server event's `data` is JSON text inside the JSON. */

export const codes = { noSuchApp: 4001, unauthorized: 4009, invalidFormat: 4200, noPong: 4201 } as const;

/** Seconds of silence before a client pings. */
const activityTimeout = 30;

export function connectionEstablished(socketId: string): string {
  return JSON.stringify({
    event: 'pusher:connection_established',
    data: JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout }),
  });
}

export function errorFrame(code: number, message: string): string {
  return JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) });
}

export const pong = JSON.stringify({ event: 'pusher:pong' });
export const ping = JSON.stringify({ event: 'pusher:ping' });

/** Omits an empty channel name, as Reverb does. */
export function channelFrame(channel: string, event: string, data: string): string {
  return JSON.stringify(channel === '' ? { event, data } : { event, data, channel });
}

export function cacheMiss(channel: string): string {
  return JSON.stringify({ event: 'pusher:cache_miss', channel });
}

/** A client event's `data` stays an object. Presence channels add the sender. */
export function clientFrame(channel: string, event: string, data: unknown, userId: string | undefined): string {
  return JSON.stringify({ event, channel, data, ...(userId !== undefined && { user_id: userId }) });
}
