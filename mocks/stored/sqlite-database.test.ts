import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase, type OpenOptions } from './open-database.ts';

let folder: string;
let path: string;
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  path = join(folder, 'kept/state.sqlite');
  notices = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function open(options: OpenOptions = { path }): Promise<Database> {
  return (await openDatabase({ onNotice: (sentence) => notices.push(sentence), ...options })).database;
}

async function failure(options: OpenOptions = { path }): Promise<string> {
  const error: unknown = await open(options).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : 'opened';
}

function write(statements: string): void {
  const file = new DatabaseSync(path);
  file.exec(statements);
  file.close();
}

function spoil(): void {
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 4096, 8192);
  writeFileSync(path, bytes);
}

const meta = { scenario: 'first-story', clock: { paused: true, speed: 1, virtual: 5, real: 5 }, streams: {}, ids: {} };

function save(database: Database, scenario: string): void {
  const row = { id: 1, one: 1, other: 2 };
  database.save('one', { meta: { ...meta, scenario }, rows: [{ collection: 'relations', id: 1, row }], uploads: [] });
}

async function fill(scenario = 'first'): Promise<void> {
  const database = await open();
  save(database, scenario);
  database.close();
}

describe('an unusable database file', () => {
  beforeEach(() => fill());

  it.each<[string, () => void, RegExp]>([
    [
      'that is no database',
      () => writeFileSync(path, 'Once upon a time. '.repeat(100)),
      /is damaged\. Nothing was changed\. Keep the file/,
    ],
    ['that is damaged inside', spoil, /is damaged\. Nothing was changed/],
    [
      'without tables',
      () => write('DROP TABLE entity; DROP TABLE account; PRAGMA user_version = 0'),
      /is damaged\. Nothing was changed/,
    ],
    [
      'of a newer version',
      () => write('PRAGMA user_version = 99'),
      /newer version of Lamplight .* Nothing was changed\. Update Lamplight\.$/,
    ],
    ['of a version before the first release', () => write('PRAGMA user_version = 2'), /test version of Lamplight/],
  ])('reports a file %s in words and leaves it unchanged', async (_, change, reason) => {
    change();
    const bytes = readFileSync(path);
    expect(await failure()).toMatch(reason);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  it('moves a damaged file aside with --fresh', async () => {
    spoil();
    const bytes = readFileSync(path);
    const database = await open({ path, fresh: true });
    expect(database.load('one')).toBeNull();
    database.close();
    const aside = readdirSync(join(folder, 'kept')).find((name) => name.startsWith('state.unreadable.'));
    expect(readFileSync(join(folder, 'kept', aside ?? '')).equals(bytes)).toBe(true);
    expect(notices).toEqual([`What was saved before is now ${join(folder, 'kept', aside ?? '')}.`]);
  });

  it('names the last backup of a damaged file, which --restore brings back', async () => {
    const { database, backups } = await openDatabase({ path, personal: true });
    await backups?.stop();
    database.close();
    spoil();
    const [, backup = ''] = /start with --restore "(.+)"\.$/.exec(await failure()) ?? [];
    const restored = await open({ path, restoreFrom: backup });
    expect(restored.load('one')?.rows.get('relations')).toHaveLength(1);
    restored.close();
  });

  it.each([{}, { fresh: true }])('reports a file that is in use by another process, with %j', async (options) => {
    const first = await open();
    expect(await failure({ path, ...options })).toMatch(/ is in use by another running Lamplight\. Stop it first\.$/);
    save(first, 'second');
    expect(first.load('one')?.meta.scenario).toBe('second');
    first.close();
    const second = await open();
    expect(second.load('one')?.meta.scenario).toBe('second');
    second.close();
  });
});

describe('a database file', () => {
  it('is whole without its journal while it is open', async () => {
    const database = await open();
    save(database, 'first');
    const copy = join(folder, 'copy.sqlite');
    writeFileSync(copy, readFileSync(path));
    database.close();
    const opened = await open({ path: copy });
    expect(opened.load('one')?.rows.get('relations')).toHaveLength(1);
    opened.close();
  });

  it('keeps a copy with --fresh, and the last three of them', async () => {
    for (const scenario of ['a', 'b', 'c', 'd', 'e']) {
      const database = await open({ path, fresh: true });
      save(database, scenario);
      database.close();
    }
    const copies = readdirSync(join(folder, 'kept')).filter((name) => name.startsWith('state.before-fresh.'));
    const scenarios: (string | undefined)[] = [];
    for (const name of copies.toSorted()) {
      const copy = await open({ path: join(folder, 'kept', name) });
      scenarios.push(copy.load('one')?.meta.scenario);
      copy.close();
    }
    expect(scenarios).toEqual(['b', 'c', 'd']);
  });

  it('is replaced by a restored one, with a copy of what was there', async () => {
    await fill('first');
    const earlier = join(folder, 'earlier.sqlite');
    writeFileSync(earlier, readFileSync(path));
    await fill('second');
    const restored = await open({ path, restoreFrom: earlier });
    expect(restored.load('one')?.meta.scenario).toBe('first');
    restored.close();
    const [, copy = ''] = /What was there is now (.+)\.$/.exec(notices[0] ?? '') ?? [];
    const before = await open({ path: copy });
    expect(before.load('one')?.meta.scenario).toBe('second');
    before.close();
  });

  it.each(['missing.sqlite', 'text.sqlite'])('stays as it is when %s can’t be restored', async (name) => {
    await fill('first');
    writeFileSync(join(folder, 'text.sqlite'), 'Once upon a time. '.repeat(100));
    expect(await failure({ path, restoreFrom: join(folder, name) })).toContain(`${name} couldn’t be restored.`);
    expect(readdirSync(join(folder, 'kept'))).toEqual(['state.sqlite']);
    const database = await open();
    expect(database.load('one')?.meta.scenario).toBe('first');
    database.close();
  });
});

describe('a database without a place', () => {
  it('is kept in memory for a demo, with a notice', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const database = await open({ path: join(file, 'state.sqlite') });
    expect(notices).toEqual([`Data is kept in memory only: ${file} isn't writable.`]);
    save(database, 'first');
    expect(database.load('one')?.meta.scenario).toBe('first');
    database.close();
  });

  it('is refused for a writer’s own data', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await failure({ path: join(file, 'state.sqlite'), personal: true })).toBe(
      `Nothing you write could be saved: ${file} isn't writable. Nothing was changed. Choose another folder with --data FOLDER.`,
    );
  });

  it('shows no notice when no file is configured', async () => {
    const database = await open({});
    expect([database.path, notices]).toEqual([null, []]);
    database.close();
  });
});

describe('a first start', () => {
  it('that was interrupted before its tables were written leaves a file that the next start uses', async () => {
    mkdirSync(dirname(path), { recursive: true });
    const file = new DatabaseSync(path);
    file.exec('BEGIN IMMEDIATE; CREATE TABLE account (id)');
    for (const suffix of ['', '-journal']) copyFileSync(path + suffix, `${path}.killed${suffix}`);
    file.close();
    for (const suffix of ['', '-journal']) renameSync(`${path}.killed${suffix}`, path + suffix);
    const database = await open();
    save(database, 'first');
    expect(database.load('one')?.meta.scenario).toBe('first');
    database.close();
  });

  it('creates its tables before the journal, which is never the only place of them', async () => {
    const exec: (this: DatabaseSync, sql: string) => void = Reflect.get(DatabaseSync.prototype, 'exec');
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function run(this: DatabaseSync, sql) {
      if (sql.includes('journal_mode')) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
      exec.call(this, sql);
    });
    expect(await failure()).toMatch(/The disk is full/);
    vi.restoreAllMocks();
    (await open()).close();
  });
});
