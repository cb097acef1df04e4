/** A disk that is full while a writer's own server runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveInterviewer } from '#mocks/live/live-interviewer.ts';
import { type FakeInterviewer, startFakeInterviewer } from '#mocks/live/testing/fake-interviewer.ts';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { LiveWriter } from './live-writer.ts';
import { type Conversation, endCleanly, postForm } from './mock-writer.ts';

const answer = 'A street that nobody lights.';
const reason = /state\.sqlite couldn’t be saved: The disk is full\. Free some space\./;

let folder: string;
let isFull: boolean;
let saved: number;
let notices: string[];
let fake: FakeInterviewer;
let server: MockServer;
let writer: LiveWriter;
let talk: Conversation;

async function start(): Promise<void> {
  const endpoint = { url: fake.url, model: 'fake', key: 'secret-key', timeout: 30_000 };
  server = await createMockServer({
    personal: true,
    database: join(folder, 'state.sqlite'),
    scenario: 'empty-account',
    interviewer: createLiveInterviewer({ interviewer: { ...endpoint, role: 'interviewer' }, transcriber: null }),
    onNotice: (sentence) => notices.push(sentence),
  });
  writer = new LiveWriter(server.origin, 'personal');
  await writer.signIn();
}

async function restart(): Promise<void> {
  await endCleanly(server);
  await start();
}

function send(message: string): ReturnType<LiveWriter['request']> {
  const form = new FormData();
  form.append('session_chat_id', String(talk.session_chat_id));
  form.append('message', message);
  return writer.request('POST', talk.actions.answer?.url ?? '', { form });
}

async function readAnswers(): Promise<readonly (string | null)[]> {
  return (await writer.turns(talk)).map((turn) => turn.answer);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  [isFull, saved, notices] = [false, 0, []];
  const exec: (this: DatabaseSync, sql: string) => void = Reflect.get(DatabaseSync.prototype, 'exec');
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function run(this: DatabaseSync, sql) {
    if (isFull && sql === 'COMMIT') throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    exec.call(this, sql);
    if (sql === 'COMMIT') saved += 1;
  });
  fake = await startFakeInterviewer();
  await start();
  talk = await writer.newStory();
});
afterEach(async () => {
  await endCleanly(server);
  await fake.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('rejects an answer that can’t be saved, in words, and takes it once when there’s space again', async () => {
  isFull = true;
  expect(await send(answer)).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/saved/) as string },
  });
  expect(notices).toEqual([expect.stringMatching(reason)]);
  expect(await readAnswers()).toEqual([]);
  isFull = false;
  expect((await send(answer)).status).toBeLessThan(300);
  await writer.settle();
  expect(await readAnswers()).toEqual([answer]);
  await restart();
  expect(await readAnswers()).toEqual([answer]);
});

it('writes the question that couldn’t be saved as soon as there’s space again', async () => {
  const release = fake.hold();
  expect((await send(answer)).status).toBeLessThan(300);
  isFull = true;
  release();
  await expect.poll(() => notices, { timeout: 10_000 }).toEqual([expect.stringMatching(reason)]);
  await writer.settle();
  const question = await writer.question(talk);
  expect(question).toContain(answer.slice(0, -1));
  expect(await writer.events()).toContain('App.Models.User.1: toast.notification');
  const before = saved;
  isFull = false;
  await expect.poll(() => saved, { timeout: 10_000 }).toBe(before + 1);
  const requests = fake.requests.length;
  await restart();
  await writer.settle();
  expect(await writer.question(talk)).toBe(question);
  expect(fake.requests).toHaveLength(requests);
});

it('says at the end that the last changes couldn’t be saved, and asks the model again at the next start', async () => {
  const release = fake.hold();
  expect((await send(answer)).status).toBeLessThan(300);
  isFull = true;
  release();
  await expect.poll(() => notices.length, { timeout: 10_000 }).toBe(1);
  await endCleanly(server);
  expect(notices).toHaveLength(2);
  isFull = false;
  await start();
  await writer.settle();
  expect(await readAnswers()).toEqual([answer]);
  expect(await writer.question(talk)).toContain(answer.slice(0, -1));
});

it('changes nothing when an import can’t be saved', async () => {
  await send(answer);
  await writer.settle();
  const url = `${server.origin}/__mock/archive`;
  const archive = await (await fetch(`${url}/lamplight.zip`)).blob();
  isFull = true;
  const page = await (await postForm(url, 'personal', { archive })).text();
  expect(page).toMatch(reason);
  expect(page).toContain('Nothing was changed.');
  isFull = false;
  expect(await readAnswers()).toEqual([answer]);
  expect(await (await postForm(url, 'personal', { archive })).text()).toContain('Your archive was imported.');
});
