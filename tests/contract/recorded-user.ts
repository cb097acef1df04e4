/** Records every response and frame to the byte, so that two runs can be compared. */
import { createHash } from 'node:crypto';
import { WebSocket } from 'ws';

export type Carried = { readonly json?: unknown; readonly form?: FormData | URLSearchParams | undefined };

/** Headers that differ between runs: the time, and how the connection is handled. */
const unrecorded = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function formatHeaders(headers: Headers): string {
  return [...headers]
    .filter(([name]) => !unrecorded.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Returns the first difference with the lines before it, or null. */
export function firstDifference(one = '', other = ''): string | null {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  if (at < 0 && lines.length === others.length) return null;
  const line = at < 0 ? lines.length : at;
  const before = lines.slice(Math.max(0, line - 8), line).map((text) => text.slice(0, 200));
  return [...before, `- ${others[line]?.slice(0, 2000)}`, `+ ${lines[line]?.slice(0, 2000)}`].join('\n');
}

export class RecordedUser {
  readonly name: string;
  readonly #lines: string[] = [];
  readonly #sums: string[] = [];
  #frames: string[] = [];
  #origin: string;
  #socket: WebSocket | null = null;
  #moved: (() => void) | null = null;
  socketId = '';
  token = '';

  /** The name is the session's id too. Equal lengths make runs comparable. */
  constructor(origin: string, name: string) {
    this.#origin = origin;
    this.name = name;
  }

  /** Returns and clears the record, with placeholders for her name and the server's origin. */
  flush(): string {
    const record = this.#lines
      .splice(0)
      .join('\n')
      .replaceAll(this.name, '{name}')
      .replaceAll(Buffer.from(this.name).toString('hex'), '{name in a token}')
      .replaceAll(this.#origin, '{origin}');
    return this.#sums.reduce((text, sum, index) => text.replaceAll(sum, `{sum ${index}}`), record);
  }

  moveTo(origin: string): void {
    this.#origin = origin;
  }

  async request<Body = unknown>(method: string, path: string, { json, form }: Carried = {}): Promise<Body | null> {
    this.#remember(json, form);
    const response = await this.#fetch(method, path, { json, form });
    const line = `${method} ${path}`;
    if (response === null) {
      this.#lines.push(`${line} was cut`);
      return null;
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = /json|text/.test(response.headers.get('content-type') ?? '');
    const text = bytes.toString(isText ? 'utf8' : 'latin1');
    this.#lines.push(`${line} ${response.status}\n${formatHeaders(response.headers)}\n${text}`);
    return isText && text.startsWith('{') ? (JSON.parse(text) as Body) : null;
  }

  /** Sends an unrecorded control request, for what the writer herself doesn't do. */
  async control(path: string, json: unknown, method = 'POST'): Promise<unknown> {
    const response = await this.#fetch(method, `/__mock/${path}`, { json });
    if (response?.ok !== true) throw new Error(`${path} returned ${response?.status}: ${await response?.text()}`);
    return response.status === 204 ? null : response.json();
  }

  async waitForFaults(): Promise<void> {
    type Read = { readonly data: { readonly faults: readonly unknown[] } };
    while (((await this.control('session', undefined, 'GET')) as Read).data.faults.length > 0);
  }

  async advance(ms: number): Promise<void> {
    await this.control('session/clock/advance', { ms });
    await this.#settle();
  }

  async connect(channels: readonly string[]): Promise<void> {
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/app/demo.${this.name}`);
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.#frames.push(data.toString());
      this.#moved?.();
    });
    socket.on('close', (code) => {
      this.#frames.push(`closed ${code}`);
      this.#socket = null;
      this.#moved?.();
    });
    await this.#until(() => this.#frames.length > 0);
    const greeting = JSON.parse(this.#frames[0] ?? '') as { data: string };
    this.socketId = (JSON.parse(greeting.data) as { socket_id: string }).socket_id;
    for (const channel of channels) await this.subscribe(channel);
    await this.#settle();
  }

  async subscribe(channel: string): Promise<void> {
    const form = new URLSearchParams({ socket_id: this.socketId, channel_name: channel });
    const signed = await this.request<{ auth?: string }>('POST', '/api/broadcasting/auth', { form });
    const data = { channel, auth: signed?.auth ?? '' };
    this.#socket?.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    await this.#settle();
  }

  async settle(isSilent = false): Promise<void> {
    await this.#settle(isSilent);
  }

  async cutOff(): Promise<void> {
    await this.#until(() => this.#socket === null);
    await this.#settle();
  }

  async leave(): Promise<void> {
    this.#socket?.terminate();
    await this.#until(() => this.#socket === null);
    this.#frames = [];
  }

  async #settle(isSilent = false): Promise<void> {
    const pongs = (): number => this.#frames.filter((frame) => frame.includes('pusher:pong')).length;
    const before = pongs();
    if (this.#socket && !isSilent) {
      this.#socket.send('{"event":"pusher:ping","data":{}}');
      await this.#until(() => this.#socket === null || pongs() > before);
    }
    this.#lines.push(...this.#frames.splice(0).map((frame) => `frame ${frame}`));
  }

  async #until(come: () => boolean): Promise<void> {
    while (!come()) {
      await new Promise<void>((resolve) => {
        this.#moved = resolve;
      });
    }
  }

  /** Remembers hashes from the ledger, which differ with the names. */
  #remember(json: unknown, form: Carried['form']): void {
    const texts = form ? [...form.values()] : [json];
    for (const text of texts) {
      if (typeof text === 'string') this.#sums.push(createHash('sha256').update(text).digest('hex'));
    }
  }

  sending(bytes: Uint8Array): void {
    this.#sums.push(createHash('sha256').update(bytes).digest('hex'));
  }

  async #fetch(method: string, path: string, { json, form }: Carried): Promise<Response | null> {
    try {
      return await fetch(this.#origin + path, {
        method,
        redirect: 'manual',
        headers: {
          Accept: 'application/json',
          'X-Mock-Session': this.name,
          ...(this.token !== '' && { Authorization: `Bearer ${this.token}` }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
      });
    } catch (error) {
      // The server cut the connection on purpose.
      if (error instanceof TypeError) return null;
      throw error;
    }
  }
}
