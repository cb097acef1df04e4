import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { Writer } from './mock-writer.ts';

export type Connection = Echo<'reverb'>;

export const connectEcho = (origin: string, { session, token }: Writer): Connection => {
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
};

/** Resolves with the first value that `listen` passes. */
export const first = <T>(listen: (take: (value: T) => void) => unknown): Promise<T> =>
  new Promise((resolve) => {
    listen(resolve);
  });

export const subscribed = (channel: ReturnType<Connection['private']>): Promise<unknown> =>
  first((take) => channel.subscribed(() => take(undefined)));

export const refused = async (echo: Connection, name: string): Promise<number> =>
  (await first<{ status: number }>((take) => echo.private(name).error(take))).status;
