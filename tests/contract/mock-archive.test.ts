import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { endCleanly, postForm, readFormToken, webm, Writer } from './mock-writer.ts';

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

/** Sends one of the page's buttons. Returns the page. */
async function press(one: Writer, name: string, value: string, { origin } = environment): Promise<string> {
  return (await postForm(`${origin}/__mock/archive`, one.session, { [name]: value })).text();
}

type Account = {
  version: number;
  meta: { clock?: unknown; scenario?: string };
  tables: Record<string, { id: number | string }[]>;
  uploads: { sha256: string; mediaType: string; file: string }[];
  unreadable: unknown[];
};

function readAccount(archive: Uint8Array): Account {
  return JSON.parse(strFromU8(unzipSync(archive)['account.json'] ?? new Uint8Array())) as Account;
}

/** Returns an archive with other content. `edit` changes its files and its account. */
function edited(archive: Uint8Array, edit: (files: Unzipped, account: Account) => void): Uint8Array<ArrayBuffer> {
  const files = unzipSync(archive);
  const account = readAccount(archive);
  edit(files, account);
  return new Uint8Array(zipSync({ ...files, 'account.json': strToU8(JSON.stringify(account)) }));
}

/** Replaces the first recording, with a hash that fits. */
function replaceRecording(files: Unzipped, { uploads: [upload] }: Account, bytes: Uint8Array): void {
  if (!upload) throw new Error('The archive has no recording.');
  files[upload.file] = new Uint8Array(bytes);
  upload.sha256 = createHash('sha256').update(bytes).digest('hex');
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

describe('an archive of another version or hand', () => {
  async function exportSpoken(): Promise<Uint8Array> {
    await writer.answerAudio(await writer.newStory(), webm(4000));
    await writer.advance(10_000);
    return exported(writer);
  }

  it.each<[string, (files: Unzipped, account: Account) => void, RegExp]>([
    [
      'is missing',
      (files, { uploads: [upload] }) => {
        Reflect.deleteProperty(files, upload?.file ?? '');
      },
      /recordings\/\S+ is missing and was left out\./,
    ],
    [
      'is damaged',
      (files, { uploads: [upload] }) => {
        files[upload?.file ?? ''] = webm(40);
      },
      /recordings\/\S+ is damaged and was left out\./,
    ],
    [
      'is a page',
      (files, account) => {
        replaceRecording(files, account, strToU8('<script>alert(1)</script>'));
        Object.assign(account.uploads[0] ?? {}, { mediaType: 'text/html' });
      },
      /recordings\/\S+ isn’t a recording or image and was left out\./,
    ],
  ])('is imported without a recording that %s, and says so', async (_, edit, report) => {
    const archive = await exportSpoken();
    const page = await imported(writer, edited(archive, edit));
    expect(page).toContain('Your archive was imported.');
    expect(page).toMatch(report);
    expect(readAccount(await exported(writer)).uploads).toEqual([]);
  });

  it('gets a recording’s media type from its bytes', async () => {
    const archive = edited(await exportSpoken(), (_, { uploads }) => {
      Object.assign(uploads[0] ?? {}, { mediaType: 'text/html' });
    });
    expect(await imported(writer, archive)).toContain('Your archive was imported.');
    const [, id = ''] = /recordings\/(\d+)/.exec(Object.keys(unzipSync(archive)).join(' ')) ?? [];
    const sound = await fetch(`${environment.origin}/media/recordings/${id}`, {
      headers: { 'X-Mock-Session': writer.session },
    });
    expect(sound.headers.get('content-type')).toBe('audio/webm');
  });

  it.each<[string, (files: Unzipped, account: Account) => void, string]>([
    [
      'of a newer version',
      (_, account) => {
        account.version = 99;
      },
      'from a newer version of Lamplight. Nothing was changed. Update Lamplight, then import it.',
    ],
    [
      'of a test version',
      (_, account) => {
        account.version = 2;
      },
      'from a test version of Lamplight that can’t be read any more. Nothing was changed.',
    ],
    [
      'without a writer',
      (_, { tables }) => {
        tables['users'] = [];
      },
      'has no writer that can be read. Nothing was changed.',
    ],
    [
      'that grows a thousandfold',
      (files, account) => replaceRecording(files, account, new Uint8Array(101 * 1024 * 1024)),
      'isn’t a Lamplight archive. Nothing was changed.',
    ],
  ])('is rejected as a whole: one %s', async (_, edit, reason) => {
    const archive = edited(await exportSpoken(), edit);
    const before = await readAll(writer);
    expect(await imported(writer, archive)).toContain(reason);
    expect(await readAll(writer)).toEqual(before);
  });

  it('is rejected with two files of one name', async () => {
    const archive = edited(await exportSpoken(), (files) => {
      files['account.jsoN'] = strToU8('{}');
    });
    const twice = Buffer.from(archive);
    for (let at = twice.indexOf('account.jsoN'); at >= 0; at = twice.indexOf('account.jsoN'))
      twice.write('account.json', at);
    expect(await imported(writer, new Uint8Array(twice))).toContain('isn’t a Lamplight archive');
  });

  it('is imported without a time and with an unknown scenario, and stays usable', async () => {
    const stories = await writer.ok('GET', '/api/v1/stories');
    const archive = edited(await exported(writer), (_, { meta }) => {
      delete meta.clock;
      meta.scenario = 'renamed';
    });
    expect(await imported(writer, archive)).toContain('Your archive was imported.');
    expect(await writer.ok('GET', '/api/v1/stories')).toEqual(stories);
    expect((await writer.newStory()).chat_message?.question?.content).toBeTruthy();
  });

  it('sets aside a row that can’t be read, names it, and exports it again', async () => {
    const archive = edited(await exported(writer), (_, { tables: { stories = [] } }) => {
      Object.assign(stories[0] ?? {}, { story: 'gone' });
    });
    expect(await imported(writer, archive)).toMatch(/stories \d+ couldn’t be read\. They are set aside/);
    expect((await writer.request('GET', '/api/v1/stories')).status).toBe(200);
    expect(readAccount(await exported(writer)).unreadable).toEqual([
      expect.objectContaining({ collection: 'stories', body: expect.stringContaining('gone') as string }),
    ]);
  });
});

describe('replaced accounts', () => {
  it('are opened and returned to without losing what was written meanwhile', async () => {
    const first = await readAll(writer);
    await imported(writer, await exported(writer));
    const talk = await writer.newStory();
    await writer.answerText(talk, 'Weeks of new work.');
    const later = await readAll(writer);
    expect(await press(writer, 'undo', '1')).toContain('The import was undone.');
    expect(await readAll(writer)).toEqual(first);
    const [, id = ''] = /name="reopen" value="(\d+)"/.exec(await press(writer, 'nothing', '1')) ?? [];
    expect(await press(writer, 'reopen', id)).toContain('The account is open.');
    expect(await readAll(writer)).toEqual(later);
    expect(await press(writer, 'reopen', '999')).toContain('This account isn’t kept here.');
  });

  it('are deleted only after a confirmation', async () => {
    await imported(writer, await exported(writer));
    const page = await press(writer, 'nothing', '1');
    const [, id = ''] = /name="delete" value="(\d+)"/.exec(page) ?? [];
    const question = await press(writer, 'delete', id);
    expect(question).toContain('Delete this account?');
    expect(await press(writer, 'nothing', '1')).toContain(`name="delete" value="${id}"`);
    expect(await press(writer, 'deleted', id)).toContain('The account was deleted.');
    expect(await press(writer, 'undo', '1')).toContain('There’s nothing to undo.');
  });

  it('can be opened after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const start = async (): Promise<{ server: MockServer; one: Writer }> => {
      const server = await createMockServer({ personal: true, database: join(folder, 'state.sqlite') });
      const one = new Writer(server.origin, 'personal');
      await one.signIn();
      return { server, one };
    };
    const { server, one } = await start();
    const talk = await one.newStory();
    await one.answerText(talk, 'Months of work.');
    const archive = new Blob([await exported(writer)]);
    await postForm(`${server.origin}/__mock/archive`, 'personal', { archive });
    await endCleanly(server);
    const { server: again, one: same } = await start();
    onTestFinished(() => endCleanly(again));
    expect(await press(same, 'undo', '1', again)).toContain('The import was undone.');
    expect((await same.turns(talk)).map((turn) => turn.answer)).toEqual(['Months of work.']);
  });
});

it('says so when the folder for temporary files can’t be written to, and stays usable', async () => {
  const archive = new Blob([await exported(writer)]);
  vi.stubEnv('TMPDIR', join(tmpdir(), 'lamplight-missing'));
  const page = await postForm(`${environment.origin}/__mock/archive`, writer.session, { archive });
  expect(page.status).toBe(503);
  expect(await page.text()).toMatch(/Nothing was changed\. The folder for temporary files can’t be written to/);
  vi.unstubAllEnvs();
  const again = await postForm(`${environment.origin}/__mock/archive`, writer.session, { archive });
  expect(await again.text()).toContain('Your archive was imported.');
});
