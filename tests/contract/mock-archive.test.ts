import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/contract/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { readFormToken, webm, Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let environment: MockServer;
let writer: Writer;
forEachUser((context) => {
  ({ environment, writer } = context);
});

async function exported(one: Writer): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${environment.origin}/__mock/archive/lamplight.zip`, {
    headers: { 'X-Mock-Session': one.session },
  });
  expect(response.headers.get('content-type')).toBe('application/zip');
  return new Uint8Array(await response.arrayBuffer());
}

async function post(one: Writer, form: FormData, origin = environment.origin): Promise<Response> {
  const url = `${environment.origin}/__mock/archive`;
  form.append('token', await readFormToken(url, one.session));
  return fetch(url, { method: 'POST', body: form, headers: { 'X-Mock-Session': one.session, Origin: origin } });
}

async function imported(one: Writer, archive: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.append('archive', new File([archive], 'lamplight.zip'));
  return (await post(one, form)).text();
}

async function readAll(one: Writer): Promise<unknown> {
  const paths = ['stories', 'projects', 'user-summaries', 'elements/all', 'auth/user', 'development-insights/users/me'];
  return Promise.all(paths.map((path) => one.ok('GET', `/api/v1/${path}`)));
}

describe('archive', () => {
  it('contains the writer’s words as Markdown, the recordings unchanged, and everything as JSON', async () => {
    const talk = await writer.newStory();
    await writer.answerText(talk, 'A street that nobody lights.');
    await writer.advance(10_000);
    const bytes = webm(9000);
    await writer.answerAudio(talk, bytes);
    await writer.advance(10_000);
    const files = unzipSync(await exported(writer));
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'account.json', 'projects/the-salt-road.md', 'writer.md']),
    );
    const recording = names.find((name) => name.startsWith('recordings/')) ?? '';
    expect(files[recording]).toEqual(bytes);
    const conversations = names.filter((name) => name.startsWith('conversations/'));
    const text = conversations.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('\n');
    expect(text).toContain('A street that nobody lights.');
    expect(strFromU8(files['account.json'] ?? new Uint8Array())).not.toContain(writer.token);
  });

  it('is imported into another session with everything in it, and the import can be undone', async () => {
    const talk = await writer.newStory();
    const bytes = webm(4000);
    await writer.answerAudio(talk, bytes);
    await writer.advance(10_000);
    const other = new Writer(environment.origin, `${writer.session}-other`);
    await other.startSession({ scenario: 'empty-account' });
    await other.signIn();
    const before = await readAll(other);
    expect(await imported(other, await exported(writer))).toContain('Your archive was imported.');
    expect(await readAll(other)).toEqual(await readAll(writer));
    const [turn] = await other.turns(talk);
    const sound = await fetch(environment.origin + (turn?.audio ?? ''), {
      headers: { 'X-Mock-Session': other.session },
    });
    expect(new Uint8Array(await sound.arrayBuffer())).toEqual(bytes);
    const undo = new FormData();
    undo.append('undo', '1');
    expect(await (await post(other, undo)).text()).toContain('The import was undone.');
    expect(await readAll(other)).toEqual(before);
  });

  it('continues an answer that was being processed', async () => {
    const talk = await writer.newStory();
    await writer.answerText(talk, 'A street that nobody lights.');
    const archive = await exported(writer);
    expect(await imported(writer, archive)).toContain('Your archive was imported.');
    await writer.advance(10_000);
    const latest = await writer.ok<Schemas['ChatMessageLatest']>(
      'GET',
      `/api/v1/conversation/session-chats/${talk.session_chat_id}/chat-messages`,
    );
    expect(latest.chat_message?.status).toBe('pending');
  });

  it.each(['not a zip', 'PK\u0003\u0004', ''])('rejects a file that isn’t an archive: %j', async (text) => {
    const before = await readAll(writer);
    expect(await imported(writer, new TextEncoder().encode(text))).toContain('isn’t a Lamplight archive');
    expect(await readAll(writer)).toEqual(before);
  });

  it('rejects an import from another site', async () => {
    expect((await post(writer, new FormData(), 'https://elsewhere.test')).status).toBe(403);
  });
});
