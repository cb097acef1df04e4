/** The server's frames, with the keys in Reverb's order. `data` of server events is JSON text inside the JSON. */

/** Close and error codes of the Pusher protocol, as Reverb uses them. */
export const codes = { noSuchApp: 4001, unauthorized: 4009, invalidFormat: 4200, noPong: 4201 } as const;

/** Seconds of silence after which a client asks whether the server still lives. */
const activityTimeout = 30;

export const connectionEstablished = (socketId: string): string =>
  JSON.stringify({
    event: 'pusher:connection_established',
    data: JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout }),
  });

export const errorFrame = (code: number, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) });

export const pong = JSON.stringify({ event: 'pusher:pong' });
export const ping = JSON.stringify({ event: 'pusher:ping' });

/** An event of a channel; an empty channel name is left out, as Reverb does. */
export const channelFrame = (channel: string, event: string, data: string): string =>
  JSON.stringify(channel === '' ? { event, data } : { event, data, channel });

export const cacheMiss = (channel: string): string => JSON.stringify({ event: 'pusher:cache_miss', channel });

/** A client event: its data stays an object; on presence channels the server adds who sent it. */
export const clientFrame = (channel: string, event: string, data: unknown, userId: string | undefined): string =>
  JSON.stringify({ event, channel, data, ...(userId !== undefined && { user_id: userId }) });
