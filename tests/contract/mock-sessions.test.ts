import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import { createMockServer } from '#mocks/mock-server.ts';
import { endCleanly, webm, Writer } from './mock-writer.ts';

const work = 10_000;

describe('session saved to a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const start = (fresh = false): Promise<MockServer> =>
    createMockServer({ database: join(folder, 'mock/state.sqlite'), fresh });

  it('restores login, answers, recording and unfinished processing after a restart', async () => {
    const first = await start();
    const before = new Writer(first.origin, 'kept');
    await before.startSession();
    await before.signIn();
    const talk = await before.newStory();
    await before.answerText(talk, 'This must not be lost.');
    await before.advance(work);
    await before.answerAudio(talk, webm(5000));
    await endCleanly(first);

    const second = await start();
    const after = new Writer(second.origin, 'kept');
    after.token = before.token;
    expect((await after.turns(talk))[0]?.answer).toBe('This must not be lost.');
    expect((await after.latest(talk)).chat_message?.status).toBe('transcribing');
    await after.advance(work);
    expect((await after.latest(talk)).chat_message?.question?.content).toMatch(/^Where does it happen/);
    const audio = (await after.turns(talk))[1]?.audio ?? '';
    const response = await fetch(second.origin + audio, { headers: { 'X-Mock-Session': 'kept' } });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(webm(5000));
    await endCleanly(second);

    const third = await start(true);
    const freshWriter = new Writer(third.origin, 'kept');
    freshWriter.token = before.token;
    expect((await freshWriter.request('GET', '/api/v1/auth/user')).status).toBe(401);
    await endCleanly(third);
  });

  it('asks a new free-play question that quotes an answer from before the restart', async () => {
    const first = await start();
    const before = new Writer(first.origin, 'kept');
    await before.startSession();
    await before.signIn();
    const talk = await before.newStory();
    const answers = [
      'One night.',
      'A girl who counts ships.',
      'A harbour.',
      'Tide',
      'She lies.',
      'At dawn.',
      'By boat.',
    ];
    for (const text of answers) {
      await before.answerText(talk, text);
      await before.advance(work);
    }
    const questions = (await before.turns(talk)).map(({ question }) => question);
    await before.answerText(talk, 'Her brother keeps the light on.');
    await endCleanly(first);

    const second = await start();
    const after = new Writer(second.origin, 'kept');
    after.token = before.token;
    await after.advance(work);
    const question = (await after.latest(talk)).chat_message?.question?.content ?? '';
    expect(question).toMatch(/“.*(?:brother|light).*”/);
    expect(questions).not.toContain(question);
    expect((await after.turns(talk)).map(({ answer }) => answer)).toContain('Her brother keeps the light on.');
    await endCleanly(second);
  });

  it('runs overdue work of a running clock when the session reopens', async () => {
    const first = await start();
    const before = new Writer(first.origin, 'overdue');
    await before.startSession({ starts_at: '2026-01-01T00:00:00Z', clock: { paused: false, speed: 1 } });
    await before.signIn();
    const talk = await before.newStory();
    await before.answerText(talk, 'Work goes on.');
    await before.ok('PATCH', '/__mock/session/clock', { body: { speed: 1000 } });
    await endCleanly(first);
    const second = await start();
    const after = new Writer(second.origin, 'overdue');
    after.token = before.token;
    await after.advance(work);
    expect((await after.latest(talk)).chat_message?.question?.content).toMatch(/^Who stands at the centre/);
    await endCleanly(second);
  });

  it('rejects a second process on the same file', async () => {
    const first = await start();
    await new Writer(first.origin, 'mine').startSession();
    await expect(start()).rejects.toThrow(/in use by another running Lamplight/);
    await endCleanly(first);
  });

  it('stores no session for a visitor who only reads', async () => {
    const environment = await start();
    await new Writer(environment.origin, 'looker').request('GET', '/api/v1/stories');
    await new Writer(environment.origin, 'doer').signIn();
    await endCleanly(environment);
    const file = new DatabaseSync(join(folder, 'mock/state.sqlite'));
    expect(file.prepare('SELECT session FROM account').all()).toEqual([{ session: 'doer' }]);
    file.close();
  });
});
