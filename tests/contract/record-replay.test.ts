import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { getContractNames, startTrafficRecorder } from '#scripts/record/record-server.ts';
import { createScrubber } from '#scripts/record/scrub.ts';
import { signedQuery } from '#shared/pusher/signatures.ts';
import { readTrafficFile, type TrafficRecord } from '#shared/traffic-file.ts';
import { Listener, type ReceivedFrame } from './mock-listener.ts';
import { endCleanly, type Reply, webm, Writer } from './mock-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
const file = join(folder, 'journey.jsonl');
const userChannel = 'private-App.Models.User.1';
const work = 10_000;

type PlayedStory = { readonly replies: readonly Reply[]; readonly events: readonly ReceivedFrame[] };

async function playStory(origin: string, writer: Writer, control: Writer): Promise<PlayedStory> {
  await control.startSession({ starts_at: '2026-11-12T18:45:00Z' });
  await writer.ok('GET', '/sanctum/csrf-cookie');
  await writer.signIn();
  const replies = [await writer.request('GET', '/api/v1/auth/user')];
  const talk = await writer.newStory();
  const listener = await Listener.open(origin, writer, [userChannel, `private-sessionChat.${talk.session_chat_id}`]);
  replies.push(await writer.request('GET', '/api/v1/stories?page=1'));
  await writer.answerAudio(talk, webm(5000));
  const address = `/api/v1/conversation/session-chats/${talk.session_chat_id}/chat-messages`;
  replies.push(await writer.request('GET', address));
  await control.advance(work);
  replies.push(await writer.request('GET', address));
  replies.push(await writer.request('GET', '/api/v1/development-insights/users/me'));
  replies.push(await writer.request('GET', '/api/v1/projects/nowhere'));
  const events = await listener.readEvents();
  listener.close();
  return { replies, events };
}

function scrubbed({ replies, events }: PlayedStory): unknown {
  const text = JSON.stringify([replies.map(({ status, body }) => [status, body]), events]);
  const replaced = text.replaceAll('demo@lamplight.test', 'person-1@example.test').replaceAll(/\bana\b/gi, 'Name1');
  return JSON.parse(replaced.replaceAll(/\breyes\b/gi, 'Name2')) as unknown;
}

function readEntries(): TrafficRecord[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as TrafficRecord);
}

let original: PlayedStory;
let text: string;
let summary: unknown;

let recorded: MockServer;

beforeAll(async () => {
  recorded = await createMockServer();
  const recorder = await startTrafficRecorder({
    upstream: new URL(recorded.origin),
    out: file,
    port: 0,
    tap: null,
    forward: null,
  });
  const writer = new Writer(recorder.origin, 'told');
  original = await playStory(recorder.origin, writer, new Writer(recorded.origin, 'told'));
  summary = await recorder.close();
  text = readFileSync(file, 'utf8');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await endCleanly(recorded);
});

describe('recorded traffic', () => {
  it('contains every request of the contract and every event once', () => {
    const entries = readEntries();
    const events = entries.filter(({ kind }) => kind === 'event');
    expect(events).toHaveLength(original.events.length);
    expect(events.length).toBeGreaterThan(5);
    expect(summary).toEqual({ requests: entries.length - events.length, events: events.length });
    const requests = entries.flatMap((entry) => (entry.kind === 'call' ? [entry] : []));
    expect(requests.map(({ operation }) => operation)).toContain('chatMessageAnswer');
    const answer = requests.find(({ operation }) => operation === 'chatMessageAnswer');
    expect(answer?.request).toMatchObject({
      duration_ms: '5200',
      audio: { bytes: 5000, type: 'audio/webm;codecs=opus' },
    });
  });

  it('contains no credentials, names or tokens of the session', () => {
    for (const secret of [
      'demo@lamplight.test',
      'demo-writer',
      'Ana',
      'Reyes',
      'mock_session',
      'XSRF',
      '|',
      'Bearer',
    ]) {
      expect(text, secret).not.toContain(secret);
    }
    expect(text).not.toMatch(/127\.0\.0\.1|[0-9a-f]{64}"\s*\}\s*,"kind":"call","operation":"broadcastingAuth"/);
    expect(text).toContain('"email":"person-1@example.test"');
    expect(text).toContain('"name":"Name1 Name2"');
  });
});

describe('traffic scrubber', () => {
  it.each([
    ['a token, and wherever else it stands', { data: { token: '7|abcdefghij' }, text: 'It was 7|abcdefghij.' }],
    ['a token of Sanctum’s form anywhere', ['12|abcdefghijklmnopqrstuvwxyz0123456789ABCD']],
    ['a JSON Web Token anywhere', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_'],
    ['an email anywhere', { content: 'Write to ana.reyes+tales@mail.example.org!' }],
    ['a password and a code', { password: 'geheim', code: '123456', note: 'geheim 123456' }],
    ['a signed address', 'https://files.example.org/a.webm?X-Amz-Signature=abcdefgh&token=ijklmnop'],
    ['a signature', { auth: 'key:00ff00ff', channel_data: '{"user_id":"1"}' }],
    ['a name in any case, in slugs too', [{ email: 'x@y.org', name: 'Ana Reyes' }, 'ana went', '/ana-reyes', 'REYES']],
    ['a first and last name', { first_name: 'Ínes', last_name: 'Reyes', text: 'So Ínes said.' }],
  ])('removes %s', (_what, value) => {
    const scrub = createScrubber().json(value);
    const out = JSON.stringify(scrub);
    for (const secret of [
      '7|ab',
      '12|ab',
      'eyJ',
      'ana',
      'reyes',
      'geheim',
      '123456',
      'efgh',
      'mnop',
      '00ff',
      'user_id',
    ]) {
      expect(out.toLowerCase()).not.toContain(secret);
    }
    expect(out.toLowerCase()).not.toContain('ínes');
  });

  it('uses the same placeholder each time and leaves other text unchanged', () => {
    const { json } = createScrubber();
    const value = { email: 'a@b.org', name: 'Banana Split', text: 'a@b.org, c@d.org; Bananas, Nana, banana' };
    const once = json(value);
    expect(once).toEqual({
      email: 'person-1@example.test',
      name: 'Name1 Name2',
      text: 'person-1@example.test, person-2@example.test; Bananas, Nana, Name1',
    });
    expect(json(once)).toEqual(once);
  });

  it('leaves terms of the contract unchanged when they are also names', () => {
    const { json } = createScrubber(getContractNames(readOpenApi()));
    const value = { user: { email: 'person-1@example.test', name: 'Demo Writer' }, endpoint: 'writer', text: 'Demo' };
    expect(json(value)).toEqual({ ...value, user: { ...value.user, name: 'Name1 Writer' }, text: 'Name1' });
  });
});

describe('traffic replay', () => {
  let environment: MockServer;
  beforeAll(async () => {
    environment = await createMockServer({ replay: file });
  });
  afterAll(() => environment.close());

  const replayed = async (session: string): Promise<PlayedStory> => {
    const writer = new Writer(environment.origin, session);
    return playStory(environment.origin, writer, writer);
  };

  it('returns the same responses and events in the same order', async () => {
    expect(scrubbed(await replayed('again'))).toEqual(scrubbed(original));
    expect(environment.violations()).toEqual([]);
  });

  it('returns the same bytes when repeated', async () => {
    const [one, other] = [await replayed('one'), await replayed('other')];
    const bytes = ({ replies, events }: PlayedStory): string =>
      JSON.stringify([replies.map(({ body }) => body), events]);
    expect(bytes(one)).toBe(bytes(other));
  });

  it('sends events at their recorded times after their cause', async () => {
    const writer = new Writer(environment.origin, 'slow');
    await writer.startSession({ starts_at: '2026-11-12T18:45:00Z' });
    await writer.signIn();
    const talk = await writer.newStory();
    await writer.advance(3_600_000);
    expect(await writer.events()).toEqual([]);
    await writer.answerAudio(talk, webm(10));
    await writer.advance(3_600_000);
    expect((await writer.events()).length).toBe(original.events.length);
  });

  it('returns 501, names the unrecorded request and logs it', async () => {
    const writer = new Writer(environment.origin, 'lost');
    await writer.startSession();
    await writer.signIn();
    const { status, body } = await writer.request('GET', '/api/v1/stories/99?b=1&a=2');
    expect([status, body]).toEqual([
      501,
      { message: expect.stringContaining('GET /api/v1/stories/99?a=2&b=1') as string },
    ]);
    expect((await writer.log()).at(-1)).toMatchObject({ operation_id: 'storyRead', status: 501 });
    const wrong = await writer.request('POST', '/api/v1/auth/login', { body: { email: 'x@y.org', password: 'no' } });
    expect(wrong.status).toBe(401);
    expect((await new Writer(environment.origin, 'lost').request('GET', '/api/v1/stories')).status).toBe(401);
  });
});

describe('invalid traffic file', () => {
  const change = (from: string | RegExp, to: string): string => {
    const path = join(folder, 'changed.jsonl');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(path, changed);
    return path;
  };

  it.each([
    ['no recording', '"recording":"lamplight"', '"recording":"other"', ":1: this isn't a recording."],
    ['another version', '"version":1', '"version":9', ":1: version 9 isn't supported"],
    ['cut in the middle of a line', /.{20}\n$/, '', 'the file ends in the middle of this line.'],
    ['a line that is lost', /\n\{"n":2,.*\n/, '\n', ':3: is entry 3, where entry 2 belongs.'],
    ['a line that is no JSON', '\n{"n":3,', '\n{"n"3,', ":4: isn't a JSON object."],
    ['an unknown operation', '"operation":"authLogin"', '"operation":"authLogon"', 'names "authLogon", which is no op'],
    ['a field that is missing', '"status":200', '"state":200', 'needs "status" as number.'],
  ] as const)('reports file, line and reason: %s', (...[, from, to, reason]) => {
    const path = change(from, to);
    const operations = new Set(readEntries().flatMap((entry) => (entry.kind === 'call' ? [entry.operation] : [])));
    expect(() => readTrafficFile(path, operations)).toThrow(reason);
    expect(() => readTrafficFile(path, operations)).toThrow(`${path}:`);
  });

  it('prevents the mock server from starting', async () => {
    const path = change('"n":1', '"n":7');
    await expect(createMockServer({ replay: path })).rejects.toThrow(`${path}:2: is entry 7, where entry 1 belongs.`);
  });

  it('replays a response that breaks the contract and logs a finding', async () => {
    const environment = await createMockServer({ replay: change('"user":{"id":1', '"user":{"id":"one"') });
    const writer = new Writer(environment.origin, 'broken');
    await writer.startSession();
    const credentials = { email: 'demo@lamplight.test', password: 'demo-writer' };
    const { status, body, headers } = await writer.request('POST', '/api/v1/auth/login', { body: credentials });
    expect([status, body]).toMatchObject([200, { data: { user: { id: 'one' } } }]);
    expect((await writer.log()).at(-1)).toMatchObject({
      answer_findings: [{ path: expect.arrayContaining(['id']) as string[] }],
    });
    // The debug panel reads this header.
    expect(JSON.parse(decodeURIComponent(headers.get('X-Mock-Findings') ?? ''))).toEqual({
      answer: [expect.stringMatching(/user\.id: /)],
    });
    await environment.close();
  });
});

describe('traffic recorder with a tap', () => {
  it('records published events instead of those that a websocket receives', async () => {
    const out = join(folder, 'tap.jsonl');
    const tap = { id: 'demo', key: 'demo.tapped', secret: 'lamplight-demo-secret' };
    const upstream = new URL(recorded.origin);
    const recorder = await startTrafficRecorder({ upstream, out, port: 0, tap, forward: upstream });
    const writer = new Writer(recorder.origin, 'tapped');
    await writer.signIn();
    const listener = await Listener.open(recorder.origin, writer, [userChannel]);
    const toast = { type: 'info', title: 'For Ana', message: 'ana@example.org' };
    const body = JSON.stringify({ name: 'toast.notification', channel: userChannel, data: JSON.stringify(toast) });
    const path = '/apps/demo/events';
    const query = signedQuery(tap, { method: 'POST', path, body: Buffer.from(body) }, Date.now());
    const published = await fetch(`${recorder.origin}${path}?${query}`, { method: 'POST', body });
    expect(published.status).toBe(200);
    expect(await listener.readEvents()).toEqual([{ channel: userChannel, event: 'toast.notification', data: toast }]);
    listener.close();
    expect(await recorder.close()).toMatchObject({ events: 1 });
    expect(readFileSync(out, 'utf8')).toContain('For Name1');
  });
});
