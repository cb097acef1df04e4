import type { ChannelEvents } from '#src/api/generated/events.ts';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components as control } from '#src/api/generated/mock-control.ts';
import type { components, operations } from '#src/api/generated/schema.ts';

export async function endCleanly(environment: MockServer): Promise<void> {
  await environment.close();
  const violations = environment.violations();
  if (violations.length > 0) throw new Error(`The contract was broken: ${JSON.stringify(violations, null, 2)}`);
}

type Schemas = components['schemas'];
export type Conversation = Schemas['Conversation'];

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };
export type LogEntry = control['schemas']['LogEntry'];

type Options = {
  readonly body?: unknown;
  readonly form?: FormData | URLSearchParams;
  readonly headers?: Record<string, string>;
};

/** Returns a webm header, then noise that isn't valid text. */
export function webm(length: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) & 0xff);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  return bytes;
}

/** Returns the token of a page's forms. */
export async function readFormToken(url: string, session: string): Promise<string> {
  const page = await (await fetch(url, { headers: { 'X-Mock-Session': session } })).text();
  return /name="token" value="(\w+)"/.exec(page)?.[1] ?? '';
}

/** Sends a form as its page does, with the page's token. */
export async function postForm(
  url: string,
  session: string,
  fields: Readonly<Record<string, Blob | string>>,
): Promise<Response> {
  const form = new FormData();
  form.append('token', await readFormToken(url, session));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { 'X-Mock-Session': session, Origin: new URL(url).origin };
  return fetch(url, { method: 'POST', headers, body: form });
}

export class Writer {
  readonly #origin: string;
  readonly session: string;
  token = '';

  constructor(origin: string, session: string) {
    this.#origin = origin;
    this.session = session;
  }

  async request(method: string, path: string, { body, form, headers }: Options = {}): Promise<Reply> {
    const response = await fetch(this.#origin + path, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'X-Mock-Session': this.session,
        ...(this.token !== '' && { Authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  }

  async ok<Body>(method: string, path: string, options?: Options): Promise<Body> {
    const { status, body } = await this.request(method, path, options);
    if (status >= 400) throw new Error(`${method} ${path} returned ${status}: ${JSON.stringify(body)}`);
    return body as Body;
  }

  async signIn(): Promise<Schemas['User']> {
    const credentials = { email: 'demo@lamplight.test', password: 'demo-writer' };
    const { data } = await this.ok<Schemas['LoginResponse']>('POST', '/api/v1/auth/login', { body: credentials });
    this.token = data.token;
    return data.user;
  }

  async startSession(body: Partial<control['schemas']['Beginning']> = {}): Promise<void> {
    await this.ok('POST', '/__mock/session', { body: { clock: { paused: true }, ...body } });
    this.token = '';
  }

  async advance(ms: number): Promise<void> {
    await this.ok('POST', '/__mock/session/clock/advance', { body: { ms } });
  }

  async newStory(): Promise<Conversation> {
    return this.start('stories');
  }

  async start(about: string): Promise<Conversation> {
    return this.ok('POST', `/api/v1/conversation/${about}`);
  }

  async finish(talk: Conversation): Promise<Schemas['ConversationFinished']> {
    return this.ok('POST', talk.actions.finish?.url ?? '');
  }

  async answerText(talk: Conversation, message: string): Promise<Schemas['ChatMessageReceipt']> {
    const form = new FormData();
    form.append('session_chat_id', String(talk.session_chat_id));
    form.append('message', message);
    return this.ok('POST', await this.#answerUrl(talk), { form });
  }

  async answerAudio(
    talk: Conversation,
    bytes: Uint8Array<ArrayBuffer>,
    { name, type } = { name: 'answer.webm', type: 'audio/webm;codecs=opus' },
  ): Promise<Schemas['ChatMessageReceipt']> {
    const form = new FormData();
    form.append('session_chat_id', String(talk.session_chat_id));
    form.append('audio', new File([bytes], name, { type }));
    form.append('duration_ms', '5200');
    return this.ok('POST', await this.#answerUrl(talk), { form });
  }

  async latest(talk: Conversation, after?: number): Promise<Schemas['ChatMessageLatest']> {
    const query = after === undefined ? '' : `?after=${after}`;
    return this.ok('GET', `/api/v1/conversation/session-chats/${talk.session_chat_id}/chat-messages${query}`);
  }

  async turns(talk: Conversation): Promise<Schemas['Turn'][]> {
    type KeyedQueue = operations['turnList']['responses'][200]['content']['application/json'];
    const path = `/api/v1/conversation/session-chats/${talk.session_chat_id}/turns`;
    return (await this.ok<KeyedQueue>('GET', path)).data;
  }

  async log(): Promise<LogEntry[]> {
    return (await this.ok<{ data: LogEntry[] }>('GET', '/__mock/session/log')).data;
  }

  /** Returns the events' names, statuses with their value. Other channels than `sessionChat` are named. */
  async events(): Promise<string[]> {
    return (await this.log()).flatMap((entry) => {
      if (entry.kind !== 'event') return [];
      const { status } = JSON.parse(entry.data) as { status?: string };
      const name = status === undefined ? entry.event : `${entry.event} ${status}`;
      const channel = entry.channel.replace('private-', '');
      return [channel.startsWith('sessionChat.') ? name : `${channel}: ${name}`];
    });
  }

  /** The payloads of one event, in order. */
  async payloads<Name extends 'chatMessage.questionDrafted'>(
    name: Name,
  ): Promise<ChannelEvents['sessionChat'][Name][]> {
    return (await this.log()).flatMap((entry) =>
      entry.kind === 'event' && entry.event === name
        ? [JSON.parse(entry.data) as ChannelEvents['sessionChat'][Name]]
        : [],
    );
  }

  async #answerUrl(talk: Conversation): Promise<string> {
    const { actions } = await this.latest(talk);
    return actions?.answer?.url ?? '';
  }
}
