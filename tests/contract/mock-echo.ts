import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { Writer } from './mock-writer.ts';

export type Connection = Echo<'reverb'>;

export function connectEcho(origin: string, { session, token }: Writer): Connection {
  const { hostname, port } = new URL(origin);
  return new Echo({
    broadcaster: 'reverb',
    Pusher,
    key: `demo.${session}`,
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    authEndpoint: `${origin}/api/broadcasting/auth`,
    auth: { headers: { Accept: 'application/json', Authorization: `Bearer ${token}`, 'X-Mock-Session': session } },
  });
}

/** Resolves with the first value that `listen` passes. */
export function first<T>(listen: (resolve: (value: T) => void) => unknown): Promise<T> {
  return new Promise((resolve) => {
    listen(resolve);
  });
}

export function subscribed(channel: ReturnType<Connection['private']>): Promise<unknown> {
  return first((resolve) => channel.subscribed(() => resolve(undefined)));
}

export async function refused(echo: Connection, name: string): Promise<number> {
  return (await first<{ status: number }>((resolve) => echo.private(name).error(resolve))).status;
}
