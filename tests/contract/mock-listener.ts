import { WebSocket } from 'ws';
import type { Writer } from './mock-writer.ts';

export type ReceivedFrame = { readonly channel: string; readonly event: string; readonly data: unknown };

type Frame = { readonly event: string; readonly channel?: string; readonly data?: string };

export class Listener {
  readonly #socket: WebSocket;
  readonly #frames: Frame[] = [];
  #waiting: (() => void) | null = null;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.#frames.push(JSON.parse(data.toString()) as Frame);
      this.#waiting?.();
    });
  }

  static async open(origin: string, writer: Writer, channels: readonly string[]): Promise<Listener> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/demo.${writer.session}`);
    const listener = new Listener(socket);
    await listener.#frame('pusher:connection_established');
    for (const channel of channels) {
      const { auth } = await listener.#sign(origin, writer, channel);
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
      await listener.#frame('pusher_internal:subscription_succeeded', channel);
    }
    return listener;
  }

  get socketId(): string {
    const data = this.#frames.find(({ event }) => event === 'pusher:connection_established')?.data ?? '{}';
    return (JSON.parse(data) as { socket_id: string }).socket_id;
  }

  /** Headers that exclude this connection from the request's events. */
  get headers(): Record<string, string> {
    return { 'X-Socket-ID': this.socketId };
  }

  /** Returns the events so far. A ping ensures that all have arrived. */
  async readEvents(): Promise<readonly ReceivedFrame[]> {
    const pongs = this.#count('pusher:pong');
    this.#socket.send('{"event":"pusher:ping","data":{}}');
    await this.#until(() => this.#count('pusher:pong') > pongs);
    return this.#frames.flatMap(({ event, channel, data }) =>
      channel === undefined || event.startsWith('pusher')
        ? []
        : [{ channel, event, data: JSON.parse(data ?? 'null') as unknown }],
    );
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Form-encoded, like pusher-js. */
  async #sign(origin: string, writer: Writer, channel: string): Promise<{ auth: string }> {
    const response = await fetch(`${origin}/api/broadcasting/auth`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${writer.token}`,
        'X-Mock-Session': writer.session,
      },
      body: new URLSearchParams({ socket_id: this.socketId, channel_name: channel }),
    });
    if (!response.ok) throw new Error(`${channel} was refused with ${response.status}.`);
    return (await response.json()) as { auth: string };
  }

  #count(name: string): number {
    return this.#frames.filter(({ event }) => event === name).length;
  }

  #frame(name: string, of?: string): Promise<void> {
    return this.#until(() => this.#frames.some(({ event, channel }) => event === name && channel === of));
  }

  async #until(isThere: () => boolean): Promise<void> {
    while (!isThere()) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      this.#waiting = () => {
        resolve(undefined);
      };
      await promise;
    }
  }
}
