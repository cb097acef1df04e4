import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leftOut } from '#mocks/archive/archive-format.ts';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { migrations, oldestVersion } from '#mocks/stored/migrations.ts';
import { openDatabase } from '#mocks/stored/open-database.ts';
import type { components } from '#src/api/generated/schema.ts';
import { postForm, Writer } from '../mock-writer.ts';
import { type Contents, readContents } from './write-fixture.ts';

type Schemas = components['schemas'];

const forms = readdirSync(import.meta.dirname).filter((name) => name.startsWith('form-'));

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  path = join(folder, 'account.sqlite');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(form: string, file: string): Buffer {
  return readFileSync(join(import.meta.dirname, form, file));
}

function readExpected(form: string): Contents {
  return JSON.parse(read(form, 'contents.json').toString()) as Contents;
}

function unpack(form: string): void {
  writeFileSync(path, gunzipSync(read(form, 'database.sqlite.gz')));
}

async function withServer(work: (server: MockServer, writer: Writer) => Promise<void>): Promise<readonly string[]> {
  const notices: string[] = [];
  const server = await createMockServer({ database: path, onNotice: (sentence) => notices.push(sentence) });
  try {
    const writer = new Writer(server.origin, 'personal');
    await writer.signIn();
    await work(server, writer);
  } finally {
    await server.close();
  }
  return notices;
}

type Get = <Data>(address: string) => Promise<Data>;

/** Requests what the screens of an account show, with each entry of each list. */
async function visitScreens(get: Get): Promise<void> {
  const getEach = async (...addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) await get(address);
  };
  const visitConversation = (id: number | null): Promise<void> =>
    id === null
      ? Promise.resolve()
      : getEach(...['turns', 'chat-messages'].map((part) => `conversation/session-chats/${id}/${part}`));
  await getEach(
    'auth/user',
    'user-achievements',
    'session-chats/week-summary',
    'subscriptions',
    'subscriptions/invoices',
    'trash',
  );
  await getEach('development-insights/users/me', 'conversation/session-chats/latest');
  for (const { slug, project_slug } of await get<Schemas['ElementRef'][]>('elements/all?per_page=100'))
    await getEach(...['', '/related/all'].map((part) => `projects/${project_slug}/elements/${slug}${part}`));
  for (const { id } of await get<Schemas['Story'][]>('stories')) await get(`stories/${id}`);
  for (const { session_chat } of await get<Schemas['AnswerMatch'][]>('conversation/answers?query=e&per_page=100'))
    await visitConversation(session_chat.session_chat_id);
  for (const { id } of await get<Schemas['SummaryRef'][]>('user-summaries')) {
    const { session_chat_id } = await get<Schemas['Summary']>(`user-summaries/${id}`);
    await visitConversation(session_chat_id);
  }
  for (const { slug, reconciliation_slug } of await get<Schemas['Project'][]>('projects')) {
    const project = `projects/${slug}`;
    await getEach(...['', '/outline', '/moodboard', '/document'].map((part) => project + part));
    if (reconciliation_slug !== null) await get(`reconciliations/${reconciliation_slug}`);
    for (const note of await get<Schemas['NoteRef'][]>(`${project}/notes`)) await get(`${project}/notes/${note.id}`);
  }
}

/** Returns the responses as text. Fails on any error response. */
async function readScreens(writer: Writer): Promise<string> {
  const texts: string[] = [];
  await visitScreens(async (address) => {
    const body = await writer.ok<{ readonly data: never }>('GET', `/api/v1/${address}`);
    texts.push(JSON.stringify(body));
    return body.data;
  });
  return texts.join('\n');
}

function archiveUrl(server: MockServer, file = ''): string {
  return `${server.origin}/__mock/archive${file}`;
}

async function exportFrom(server: MockServer): Promise<Buffer> {
  const response = await fetch(archiveUrl(server, '/lamplight.zip'), { headers: { 'X-Mock-Session': 'personal' } });
  return Buffer.from(await response.arrayBuffer());
}

async function post(server: MockServer, fields: Readonly<Record<string, Blob | string>>): Promise<string> {
  return (await postForm(archiveUrl(server), 'personal', fields)).text();
}

function importInto(server: MockServer, archive: Buffer): Promise<string> {
  return post(server, { archive: new Blob([new Uint8Array(archive)]) });
}

/** An archive has no logins, and nothing of a demo. */
function toArchived({ personal = {} }: Contents['rows']): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(personal).filter(([name]) => !leftOut.has(name)));
}

it('has a fixture of every form', () => {
  const versions = [oldestVersion, ...migrations.map(({ to }) => to)];
  expect(forms, 'run node tests/contract/stored-forms/write-fixture.ts').toEqual(versions.map((to) => `form-${to}`));
});

const advice =
  'Give new fields an x-fallback or a default, or add a migration ("Change what is stored" in CONTRIBUTING.md).';

describe.each(forms)('an account of %s', (form) => {
  it('has every row and upload in the present form', async () => {
    unpack(form);
    (await openDatabase({ path })).database.close();
    const { texts: _texts, rows, uploads } = readExpected(form);
    expect(readContents(path)).toEqual({ rows, uploads });
    const { database } = await openDatabase({ path });
    for (const session of Object.keys(rows)) expect(database.load(session)?.unreadable, advice).toEqual([]);
    database.close();
  });

  it('loads on every screen', async () => {
    unpack(form);
    const { texts } = readExpected(form);
    const notices = await withServer(async (_server, writer) => {
      const shown = await readScreens(writer);
      const missing = Object.values(texts).filter((text) => !shown.includes(JSON.stringify(text).slice(1, -1)));
      expect(missing).toEqual([]);
    });
    expect(notices).toEqual([]);
  });

  it('is imported with every row and upload, after a restart too, and the import can be undone', async () => {
    const { rows, uploads } = readExpected(form);
    const before = await withServer(async (server, writer) => {
      await writer.ok('POST', '/api/v1/projects', { body: { name: 'Here before' } });
      expect(await importInto(server, read(form, 'archive.zip'))).toMatch(/Your archive was imported\.</);
    });
    const imported = readContents(path);
    expect([toArchived(imported.rows), imported.uploads]).toEqual([toArchived(rows), uploads]);
    const after = await withServer(async (server, writer) => {
      await readScreens(writer);
      expect(await post(server, { undo: '1' })).toContain('The import was undone.');
      expect(await readScreens(writer)).toContain('Here before');
    });
    expect([before, after]).toEqual([[], []]);
  });

  it('is exported, imported and exported again to the same bytes', async () => {
    unpack(form);
    await withServer(async (server, writer) => {
      await writer.ok('PATCH', '/__mock/session/clock', { body: { paused: true } });
      const first = await exportFrom(server);
      await importInto(server, first);
      const second = await exportFrom(server);
      await importInto(server, second);
      expect((await exportFrom(server)).equals(second)).toBe(true);
      expect(unzipSync(second)).toEqual(unzipSync(first));
      expect(second.equals(first)).toBe(true);
    });
  });
});

type RawEntry = {
  readonly account: number;
  readonly collection: string;
  readonly id: number | string;
  readonly body: string;
};

/** Removes fields of a row one after the other, so that each of its rows is damaged in its own way. */
function spoilEntries(entries: readonly RawEntry[], every: number): readonly RawEntry[] {
  return entries.flatMap((entry, index) => {
    if (index % every !== 0) return [];
    const row = JSON.parse(entry.body) as Record<string, unknown>;
    const names = Object.keys(row).filter((name) => name !== 'id');
    const name = names[index % names.length] ?? '';
    return [{ ...entry, body: JSON.stringify({ ...row, [name]: [{ wrong: index }] }) }];
  });
}

describe('an account with unreadable rows', () => {
  beforeEach(async () => {
    unpack(forms.at(-1) ?? '');
    (await openDatabase({ path })).database.close();
  });

  const readTables = (): readonly string[] => {
    const file = new DatabaseSync(path);
    const names = file.prepare('SELECT DISTINCT collection FROM entity ORDER BY 1').all();
    file.close();
    return names.map(({ collection }) => String(collection));
  };

  const spoil = (table: string): number => {
    const file = new DatabaseSync(path);
    const entries = file
      .prepare(
        `SELECT entity.* FROM entity JOIN account ON account.id = entity.account
         WHERE session = 'personal' AND collection = ?`,
      )
      .all(table);
    const spoiled = spoilEntries(entries as unknown as RawEntry[], table === 'users' || table === 'tokens' ? 2 : 1);
    const update = file.prepare('UPDATE entity SET body = ? WHERE account = ? AND collection = ? AND id = ?');
    for (const { account, collection, id, body } of spoiled.slice(table === 'users' ? 1 : 0))
      update.run(body, account, collection, id);
    file.close();
    return spoiled.length;
  };

  it('shows everything else on every screen, exports, and names what it has set aside', async () => {
    const failures: string[] = [];
    for (const table of readTables()) {
      unpack(forms.at(-1) ?? '');
      const count = spoil(table);
      await withServer(async (server, writer) => {
        await visitScreens(async <Data>(address: string) => {
          const { status, body } = await writer.request('GET', `/api/v1/${address}`);
          if (status >= 500) failures.push(`${table}: ${address} ${status} ${JSON.stringify(body).slice(0, 300)}`);
          return (body as { readonly data?: Data }).data ?? ([] as Data);
        });
        const page = await (await fetch(archiveUrl(server), { headers: { 'X-Mock-Session': 'personal' } })).text();
        if (count > 0 && table !== 'users' && !page.includes(`<li>${table} `)) failures.push(`${table}: not named`);
        unzipSync(new Uint8Array(await exportFrom(server)));
      });
    }
    expect(failures).toEqual([]);
  });
});
