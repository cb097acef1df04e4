/** Measures the mock server's memory with many sessions against few: per session, after eviction, and after removal. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Weight } from './weighed-mock.ts';

type ApiUser = {
  readonly tellStory: (scenario?: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Longer than one answer's processing, ms. */
const work = 10_000;

type Talk = { readonly session_chat_id: number };
type Latest = { readonly actions?: { readonly answer?: { readonly url?: string } } };

function createApiUser(origin: string, session: string): ApiUser {
  let token = '';
  const request = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const isForm = body instanceof FormData;
    const response = await fetch(origin + path, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Mock-Session': session,
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };
  const sendAnswer = async ({ session_chat_id }: Talk, fields: Record<string, string | File>): Promise<void> => {
    const chat = `/api/v1/conversation/session-chats/${session_chat_id}/chat-messages`;
    const { actions } = await request<Latest>('GET', chat);
    const form = new FormData();
    form.append('session_chat_id', String(session_chat_id));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    await request('POST', actions?.answer?.url ?? '', form);
    await request('POST', '/__mock/session/clock/advance', { ms: work });
  };
  return {
    tellStory: async (scenario = 'first-story') => {
      await request('POST', '/__mock/session', { scenario, clock: { paused: true } });
      const writer = { email: 'demo@lamplight.test', password: 'demo-writer' };
      const { data } = await request<{ data: { token: string } }>('POST', '/api/v1/auth/login', writer);
      token = data.token;
      const talk = await request<Talk>('POST', '/api/v1/conversation/stories');
      await sendAnswer(talk, { message: 'A street in my town that nobody lights.' });
      await sendAnswer(talk, { message: `${session} keeps it dark on purpose.` });
    },
    remove: async () => {
      await request('DELETE', '/__mock/session');
    },
  };
}

const few = 10;
const some = 500;
const many = 1000;
const lanes = 8;

type Weighed = { readonly origin: string; readonly weigh: () => Promise<Weight>; readonly end: () => Promise<void> };

async function start(): Promise<Weighed> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./weighed-mock.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const receiveMessage = async (): Promise<unknown> => ((await once(child, 'message')) as [unknown])[0];
  const origin = String(await receiveMessage());
  return {
    origin,
    weigh: async () => {
      const weight = receiveMessage();
      child.send('weigh');
      return (await weight) as Weight;
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function forEach(from: number, to: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = from;
  const lane = async (): Promise<void> => {
    while (next < to) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function name(index: number): string {
  return `bench-${String(index).padStart(6, '0')}`;
}

function line(what: string, { resident, heap, timers, connections }: Weight, from?: [Weight, number]): string {
  const mb = (bytes: number): string => (bytes / 1e6).toFixed(1).padStart(8);
  const grown = from ? `${((heap - from[0].heap) / from[1] / 1000).toFixed(1).padStart(8)} kB each` : '';
  const open = `${String(timers).padStart(6)} timers, ${connections} connections`;
  return `${what.padEnd(46)}${mb(resident)}${mb(heap)}${open}${grown}`;
}

export async function sessions(): Promise<string[]> {
  const { origin, weigh, end } = await start();
  try {
    const tellStory = (index: number): Promise<void> => createApiUser(origin, name(index)).tellStory();
    const remove = (index: number): Promise<void> => createApiUser(origin, name(index)).remove();
    const empty = await weigh();
    await forEach(0, few, tellStory);
    const little = await weigh();
    await forEach(few, some, tellStory);
    const half = await weigh();
    await forEach(some, many, tellStory);
    const much = await weigh();
    await forEach(0, many, remove);
    const removed = await weigh();
    await forEach(0, some, tellStory);
    const again = await weigh();
    await forEach(0, some, remove);
    const atLast = await weigh();
    return [
      `Memory, each session with a login, a story and two answers: MB resident, MB of heap after garbage collection:`,
      line('before any session', empty),
      line(`${few} sessions`, little, [empty, few]),
      line(`${some} sessions`, half, [little, some - few]),
      line(`${many} sessions, half of them idle`, much, [half, many - some]),
      line('all removed', removed),
      line(`${some} others`, again, [removed, some]),
      line('all removed again', atLast),
      `${many} sessions compared with ${few}: heap ratio ${(much.heap / little.heap).toFixed(2)}, resident ${(much.resident / little.resident).toFixed(2)}`,
      `left after removing all, compared with ${few}: ratio ${(removed.heap / little.heap).toFixed(2)}, and again ${(atLast.heap / little.heap).toFixed(2)}`,
    ];
  } finally {
    await end();
  }
}
