import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyDatabase, findOldBackups } from './backups.ts';
import { openDatabase, type OpenedDatabase } from './open-database.ts';

const hour = 3_600_000;

let folder: string;
let path: string;
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  path = join(folder, 'state.sqlite');
  notices = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(2026, 10, 26, 9) });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function open(options: { readonly path?: string } = {}): Promise<OpenedDatabase> {
  return openDatabase({ path, personal: true, onNotice: (sentence) => notices.push(sentence), ...options });
}

function save({ database }: OpenedDatabase, scenario: string): void {
  const clock = { paused: true, speed: 1, virtual: 5, real: 5 };
  database.save('one', { meta: { scenario, clock, streams: {}, ids: {} }, rows: [], uploads: [] });
}

async function close({ database, backups }: OpenedDatabase): Promise<void> {
  await backups?.stop();
  database.close();
}

async function readScenario(file: string): Promise<unknown> {
  const { database } = await openDatabase({ path: file });
  const scenario = database.load('one')?.meta.scenario;
  database.close();
  return scenario;
}

function listBackups(): readonly string[] {
  return readdirSync(join(folder, 'backups'));
}

describe('backups', () => {
  it('are kept for the last seven days and the last day of four weeks', () => {
    const dates = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10),
    );
    const old = new Set(findOldBackups(dates));
    expect(dates.filter((date) => !old.has(date))).toEqual([
      ...['2026-11-08', '2026-11-15', '2026-11-22'],
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ]);
    expect(findOldBackups(['2025-01-01', '2026-11-26'])).toEqual([]);
  });

  it('wait for a transaction that is open when they begin', async () => {
    const database = new DatabaseSync(path);
    database.exec('CREATE TABLE words (word TEXT); BEGIN IMMEDIATE; INSERT INTO words VALUES (1)');
    const copied = copyDatabase(database, join(folder, 'copy.sqlite'));
    await new Promise((resolve) => setImmediate(resolve));
    database.exec('COMMIT');
    await copied;
    const copy = new DatabaseSync(join(folder, 'copy.sqlite'));
    expect(copy.prepare('SELECT count(*) AS count FROM words').get()).toEqual({ count: 1 });
    copy.close();
    database.close();
  });

  it('are made at the start of each day, and each hour after a change', async () => {
    const opened = await open();
    save(opened, 'morning');
    expect(opened.backups?.last()?.path).toBeUndefined();
    for (const [scenario, time] of [
      ['morning', hour],
      ['noon', 2 * hour],
    ] as const) {
      save(opened, scenario);
      vi.advanceTimersByTime(time);
      await vi.waitFor(async () => {
        expect(await readScenario(join(folder, 'backups/state 2026-11-26.sqlite'))).toBe(scenario);
      });
    }
    await close(opened);
    vi.setSystemTime(new Date(2026, 10, 27, 9));
    await close(await open());
    expect(listBackups()).toEqual(['state 2026-11-26.sqlite', 'state 2026-11-27.sqlite']);
    expect(notices).toEqual([]);
  });

  it('report a failure in words and succeed an hour later', async () => {
    writeFileSync(join(folder, 'backups'), '');
    const opened = await open();
    await vi.waitFor(() => {
      expect(opened.backups?.problem()).toMatch(/state 2026-11-26\.sqlite/);
    });
    expect(notices).toEqual([expect.stringMatching(/^The backup failed\. /)]);
    save(opened, 'afternoon');
    rmSync(join(folder, 'backups'));
    vi.advanceTimersByTime(hour);
    await vi.waitFor(() => {
      expect([opened.backups?.problem(), listBackups()]).toEqual([null, ['state 2026-11-26.sqlite']]);
    });
    await close(opened);
  });
});
