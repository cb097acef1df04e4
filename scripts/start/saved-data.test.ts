import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPort } from './options.ts';
import { confirmFresh, findSavedData, type PlaceOptions, type SavedData } from './saved-data.ts';

let folder: string;
let data: string;
let earlier: string;
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  [data, earlier] = [join(folder, 'data'), join(folder, 'earlier')];
  mkdirSync(earlier);
  notices = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function find(options: Partial<PlaceOptions> = {}): Promise<SavedData> {
  return findSavedData({
    ...{ data, port: defaultPort, scenario: undefined, personal: true, earlierFolders: [earlier] },
    onNotice: (sentence) => notices.push(sentence),
    ...options,
  });
}

async function failure(options: Partial<PlaceOptions> = {}): Promise<string> {
  const error: unknown = await find(options).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : 'found';
}

function openJournal(path: string): DatabaseSync {
  const file = new DatabaseSync(path);
  file.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
  return file;
}

/** Writes a database as a process that was killed leaves it: its data is only in the journal. */
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const whole = join(folder, 'whole.sqlite');
  const file = openJournal(whole);
  file.exec(`CREATE TABLE story (text); INSERT INTO story VALUES ('${text}')`);
  for (const suffix of ['', '-wal']) copyFileSync(whole + suffix, path + suffix);
  file.close();
  rmSync(whole);
}

function read(path: string): unknown {
  const file = new DatabaseSync(path);
  const row = file.prepare('SELECT text FROM story').get();
  file.close();
  return row?.['text'];
}

function touch(name: string, lastUsed: number, place = data): void {
  const path = join(place, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  utimesSync(path, lastUsed, lastUsed);
}

const demo = { personal: false };

describe('an account of an earlier version', () => {
  it.each([
    ['a writer’s', 'personal-empty-account.sqlite', '.', {}],
    ['a demo’s', 'state.sqlite', 'demo', demo],
    ['a demo’s of another port', 'state-4180.sqlite', 'demo', { ...demo, port: 4180 }],
  ])('is moved once, with its journal and a copy: %s', async (_, name, place, options) => {
    write(join(earlier, name), 'Once upon a time');
    const [path, from] = [join(data, place, name), join(earlier, name)];
    for (const _start of [1, 2]) expect((await find(options)).path).toBe(path);
    expect(notices).toEqual([`Moved your data from ${from} to ${path}.`]);
    expect(readdirSync(earlier)).toEqual([]);
    const [copy, ...others] = readdirSync(join(data, place)).filter((file) => file !== name);
    expect([copy, others]).toEqual([expect.stringContaining('.before-move.'), []]);
    expect([read(path), read(join(data, place, copy ?? ''))]).toEqual(['Once upon a time', 'Once upon a time']);
  });

  it('stays where it is when its new place has another one, and the writer reads how to open it', async () => {
    for (const [place, text] of [
      [data, 'new'],
      [join(data, 'demo'), 'new'],
      [earlier, 'old'],
    ] as const) {
      write(join(place, 'personal-empty-account.sqlite'), text);
      write(join(place, 'state.sqlite'), text);
    }
    const from = join(earlier, 'personal-empty-account.sqlite');
    const paths = [await find(), await find(demo)].map(({ path }) => path);
    expect(notices).toEqual([`Another account is in ${from}. To open it, start with --restore "${from}".`]);
    expect(paths.map(read)).toEqual(['new', 'new']);
    expect([read(from), read(join(earlier, 'state.sqlite'))]).toEqual(['old', 'old']);
  });

  it('opens without a notice when its folder is the one of --data', async () => {
    write(join(earlier, 'personal-empty-account.sqlite'), 'Once upon a time');
    expect((await find({ data: earlier })).path).toBe(join(earlier, 'personal-empty-account.sqlite'));
    expect(notices).toEqual([]);
  });
});

describe('an account of an earlier version that can’t be moved', () => {
  const name = 'personal-empty-account.sqlite';
  const expected = (reason: string): string =>
    `${join(earlier, name)} couldn’t be moved to ${join(data, name)}. It’s unchanged. ${reason}`;

  it('stays where it is when it’s damaged', async () => {
    const text = 'Once upon a time. '.repeat(100);
    writeFileSync(join(earlier, name), text);
    expect(await failure()).toBe(expected('It’s damaged.'));
    expect([readFileSync(join(earlier, name), 'utf8'), readdirSync(data)]).toEqual([text, []]);
  });

  it('stays where it is while another Lamplight uses it', async () => {
    const other = openJournal(join(earlier, name));
    other.exec("PRAGMA locking_mode = EXCLUSIVE; CREATE TABLE story (text); INSERT INTO story VALUES ('old')");
    expect(await failure()).toBe(expected('It’s in use by another running Lamplight. Stop it first.'));
    other.close();
    expect([read(join(earlier, name)), readdirSync(data)]).toEqual(['old', []]);
  });

  it('stays where it is when the new folder can’t be created', async () => {
    write(join(earlier, name), 'old');
    writeFileSync(data, '');
    expect(await failure()).toContain(expected(''));
    expect(read(join(earlier, name))).toBe('old');
  });
});

describe('a saved account', () => {
  it('is the one used last when no scenario is named, and a notice names the others', async () => {
    touch('personal-storm.sqlite', 100);
    touch('personal-first-story.sqlite', 200);
    touch('personal-second-writer.sqlite', 150);
    touch('personal-storm.sqlite', 900, earlier);
    expect(await find()).toEqual({ path: join(data, 'personal-first-story.sqlite'), scenario: 'first-story' });
    const others = '--scenario second-writer or --scenario storm';
    expect(notices).toEqual([`Other accounts are saved here. Open one with ${others}.`]);
    // A process that was killed leaves its last changes in the journal.
    touch('personal-storm.sqlite-wal', 300);
    expect((await find({ earlierFolders: [] })).scenario).toBe('storm');
  });

  it('is the one of the named scenario, or an empty one at the first start', async () => {
    expect(await find()).toEqual({ path: join(data, 'personal-empty-account.sqlite'), scenario: 'empty-account' });
    touch('personal-first-story.sqlite', 200);
    expect(await find({ scenario: 'storm' })).toEqual({ path: join(data, 'personal-storm.sqlite'), scenario: 'storm' });
    expect(await find(demo)).toEqual({ path: join(data, 'demo/state.sqlite'), scenario: undefined });
    expect(notices).toEqual(['Other accounts are saved here. Open one with --scenario first-story.']);
  });

  it('is never a backup, a copy or a file set aside', async () => {
    touch('personal-first-story.sqlite', 100);
    for (const name of [
      ...['before-fresh', 'before-move', 'before-restore', 'form-4', 'unreadable'].map(
        (reason) => `personal-storm.${reason}.2026-11-26T12-23-53-930Z.sqlite`,
      ),
      'personal-storm.restoring.sqlite',
      'backups/personal-storm 2026-11-26.sqlite',
      'personal-storm.sqlite.part',
    ])
      touch(name, 200);
    expect((await find()).scenario).toBe('first-story');
    expect(notices).toEqual([]);
  });

  it('is in the folder of --data, else in the system’s folder for application data', async () => {
    const options = { ...demo, earlierFolders: [] };
    const { path } = await find({ ...options, data: relative(process.cwd(), data) });
    expect(path).toBe(join(data, 'demo/state.sqlite'));
    const { path: other } = await find({ ...options, data: undefined });
    expect(other).toMatch(/lamplight.+state\.sqlite$/i);
    expect(other.startsWith(process.cwd())).toBe(false);
  });
});

describe('--fresh', () => {
  let terminal: PassThrough & { isTTY?: boolean };
  let shown: PassThrough;
  beforeEach(() => {
    [terminal, shown] = [new PassThrough(), new PassThrough()];
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as never);
    vi.spyOn(process, 'stderr', 'get').mockReturnValue(shown as never);
    touch('personal-storm.sqlite', 100);
  });
  const confirm = (): Promise<boolean> => confirmFresh(join(data, 'personal-storm.sqlite'));

  it('is refused without a terminal that can ask', async () => {
    await expect(confirm()).rejects.toThrow(/Run it in a terminal\.$/);
  });

  it('asks nothing when nothing is saved', async () => {
    rmSync(join(data, 'personal-storm.sqlite'));
    expect(await confirm()).toBe(true);
  });

  it.each(['y', 'YES'])('begins again after %j', async (answer) => {
    terminal.isTTY = true;
    terminal.write(`${answer}\n`);
    expect(await confirm()).toBe(true);
    expect(String(shown.read())).toContain(join(data, 'personal-storm.sqlite'));
  });

  it.each(['', 'n', 'yesterday'])('changes nothing after %j', async (answer) => {
    terminal.isTTY = true;
    terminal.write(`${answer}\n`);
    expect(await confirm()).toBe(false);
  });
});
