/** Walks a writer through everything the mock server does. The server may restart between the two halves. */
import type { components } from '#src/api/generated/schema.ts';
import { contractTour, toFormData, type TourCall } from './contract-tour.ts';
import { webm } from './mock-writer.ts';
import type { RecordedUser } from './recorded-user.ts';

type Schemas = components['schemas'];
type Latest = Schemas['ChatMessageLatest'];
export type Talk = { readonly id: number; readonly chat: string };

const work = 10_000;
const channelsOfHome = ['private-App.Models.User.1', 'private-project.11', 'private-chat.61', 'private-project.99'];
/** Writes before the reads of their results; without the sign-out. */
const tour = contractTour().filter(({ operationId }) => operationId !== 'authLogout');

export async function enter(writer: RecordedUser, scenario: string): Promise<void> {
  const starts_at = '2026-11-12T18:45:00.000000Z';
  await writer.control('session', { scenario, starts_at, clock: { paused: true } });
  await writer.request('GET', '/sanctum/csrf-cookie');
  const json = { email: 'demo@lamplight.test', password: 'demo-writer' };
  const login = await writer.request<Schemas['LoginResponse']>('POST', '/api/v1/auth/login', { json });
  writer.token = login?.data.token ?? '';
}

export async function startStory(writer: RecordedUser): Promise<Talk | null> {
  const talk = await writer.request<Schemas['Conversation']>('POST', '/api/v1/conversation/stories');
  if (talk?.session_chat_id === undefined) return null;
  const chat = `/api/v1/conversation/session-chats/${talk.session_chat_id}`;
  await writer.subscribe(`private-sessionChat.${talk.session_chat_id}`);
  return { id: talk.session_chat_id, chat };
}

async function act(
  writer: RecordedUser,
  { chat }: Talk,
  action: 'answer' | 'skip' | 'retry',
  form?: FormData,
): Promise<void> {
  const latest = await writer.request<Latest>('GET', `${chat}/chat-messages`);
  const url = latest?.actions?.[action]?.url;
  if (url !== undefined) await writer.request('POST', url, form ? { form } : {});
  await writer.settle();
}

export async function answerText(writer: RecordedUser, talk: Talk, message: string): Promise<void> {
  const form = new FormData();
  form.append('session_chat_id', String(talk.id));
  form.append('message', message);
  await act(writer, talk, 'answer', form);
}

export async function answerByVoice(writer: RecordedUser, talk: Talk): Promise<void> {
  const bytes = webm(700);
  bytes.set(Buffer.from(writer.name), 64);
  writer.sending(bytes);
  const form = new FormData();
  form.append('session_chat_id', String(talk.id));
  form.append('audio', new File([bytes], 'answer.webm', { type: 'audio/webm;codecs=opus' }));
  form.append('duration_ms', '5200');
  await act(writer, talk, 'answer', form);
  await writer.advance(work);
  const turns = await writer.request<{ data: Schemas['Turn'][] }>('GET', `${talk.chat}/turns`);
  const recordings = turns?.data.flatMap(({ audio }) => audio ?? []) ?? [];
  for (const recording of recordings.slice(-1)) await writer.request('GET', recording);
}

/** Late, repeated and out-of-order events, invalid frames, silence and closed connections. */
async function disturb(writer: RecordedUser, talk: Talk | null): Promise<void> {
  const connection = (change: object): Promise<unknown> =>
    writer.request('POST', '/__mock/session/connection', { json: change });
  for (const action of ['double', 'reorder', 'late'] as const) {
    await connection({ action, times: 2, ms: 700 });
    if (talk) await answerText(writer, talk, `${writer.name} answers while events are ${action}.`);
    await writer.advance(work);
  }
  await connection({ action: 'frame', text: '{"event":' });
  await connection({ action: 'silence' });
  await writer.request('POST', '/api/v1/projects', { json: { name: `Nobody hears ${writer.name}` } });
  await writer.settle(true);
  await connection({ action: 'restore' });
  await connection({ action: 'close', code: 4201 });
  await writer.cutOff();
}

async function fail(writer: RecordedUser, talk: Talk | null): Promise<void> {
  const fault = (json: object): Promise<unknown> => writer.request('POST', '/__mock/session/faults', { json });
  await fault({ operation_id: 'storyList', status: 503, times: 2 });
  await fault({ operation_id: 'storyList', status: 429 });
  await fault({ operation_id: 'storyList', drop: 'request' });
  await fault({ operation_id: 'storyList', text_before: 'Warning: ' });
  for (let attempt = 0; attempt < 6; attempt += 1) await writer.request('GET', '/api/v1/stories');
  await fault({ operation_id: 'projectCreate', drop: 'answer' });
  await writer.request('POST', '/api/v1/projects', { json: { name: `The answer to ${writer.name} was lost` } });
  await fault({ operation_id: 'authUserRead', latency_ms: 4000 });
  const late = writer.request('GET', '/api/v1/auth/user');
  await writer.waitForFaults();
  await writer.advance(4000);
  await late;
  if (!talk) return;
  await fault({ operation_id: 'chatMessageAnswer', work_error: 'The recording could not be read.' });
  await answerByVoice(writer, talk);
  await act(writer, talk, 'retry');
  await writer.advance(work);
}

async function end(writer: RecordedUser, talk: Talk): Promise<void> {
  await act(writer, talk, 'skip');
  await writer.advance(work);
  for (const message of ['At dawn she rows out.', `The book of ${writer.name}`]) {
    await answerText(writer, talk, message);
    await writer.advance(work);
  }
  await writer.request('POST', `${talk.chat}/finish`);
  await writer.request('GET', `${talk.chat}/turns`);
}

function carried({ mediaType, body }: TourCall) {
  if (body === null) return {};
  if (mediaType === 'application/json') return { json: body };
  return { form: mediaType === 'multipart/form-data' ? toFormData(body) : new URLSearchParams(body as never) };
}

async function go(writer: RecordedUser, requests: readonly TourCall[]): Promise<void> {
  for (const request of requests) {
    await writer.request(request.method, request.path, carried(request));
    if (request.method === 'GET') continue;
    if (request.operationId === 'reconciliationProcess' || request.operationId === 'summaryUpdateProcess') {
      await writer.advance(work);
    } else await writer.settle();
  }
}

async function signInByMail(writer: RecordedUser): Promise<void> {
  const json = {
    email: 'demo@lamplight.test',
    use_code: true,
    tz: 'UTC',
    locale: 'en',
    ua: 'none',
    referral_code: null,
  };
  await writer.request('POST', '/api/v1/auth/federate', { json });
  const mails = await writer.request<{ data: { email: string; code: string }[] }>('GET', '/__mock/mailbox');
  const mail = mails?.data[0];
  if (!mail) throw new Error('no mail was sent');
  const login = { email: mail.email, code: mail.code };
  const response = await writer.request<Schemas['LoginResponse']>('POST', '/api/v1/auth/login', { json: login });
  writer.token = response?.data.token ?? '';
}

/** Reads the session's controls. `log` is only in memory, so a restart empties it. */
export async function look(writer: RecordedUser, parts: readonly string[]): Promise<void> {
  for (const part of parts) await writer.request('GET', `/__mock/session${part}`);
}

/** Runs until the server may restart; by then the writer is disconnected. */
export async function firstHalf(writer: RecordedUser, scenario: string): Promise<Talk | null> {
  await enter(writer, scenario);
  await writer.connect(channelsOfHome);
  const talk = await startStory(writer);
  if (talk) {
    await answerText(writer, talk, `${writer.name} counts the ships.`);
    await writer.advance(work);
    await answerByVoice(writer, talk);
  }
  await disturb(writer, talk);
  await writer.connect(channelsOfHome);
  await fail(writer, talk);
  await look(writer, ['/log', '/ledger', '/events', '']);
  if (talk) await answerText(writer, talk, 'A harbour that is shown on no map.');
  await writer.leave();
  // Without a write after it, the next connection must still be a new one.
  await writer.connect([]);
  await writer.leave();
  return talk;
}

export async function secondHalf(writer: RecordedUser, talk: Talk | null): Promise<void> {
  await writer.connect([...channelsOfHome, ...(talk ? [`private-sessionChat.${talk.id}`] : [])]);
  await writer.advance(work);
  if (talk) await end(writer, talk);
  await signInByMail(writer);
  await go(
    writer,
    tour.filter(({ method }) => method !== 'GET'),
  );
  await writer.advance(work);
  await go(
    writer,
    tour.filter(({ method }) => method === 'GET'),
  );
  await look(writer, ['/ledger', '/events', '']);
  await writer.request('POST', '/api/v1/auth/logout');
  await writer.request('GET', '/api/v1/auth/user');
  await writer.leave();
}
