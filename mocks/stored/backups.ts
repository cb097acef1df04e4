import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type * as Sqlite from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { StorageError } from './database.ts';
import { toStorageError } from './sqlite-database.ts';

/** `node:sqlite`, or null: Node.js has what we need of it from 22.16 and 24 on. */
export function findSqlite(): typeof Sqlite | null {
  try {
    const sqlite = createRequire(import.meta.url)('node:sqlite') as typeof Sqlite;
    return 'backup' in sqlite ? sqlite : null;
  } catch {
    return null;
  }
}

/** Days and weeks of which the last backup is kept. */
const [dailyBackups, weeklyBackups] = [7, 4];
const copiesBeside = 3;
const day = 86_400_000;

/** The local date, such as `2026-11-26`. */
function toDate(time: number): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Monday's number of days since 1970, so that it's equal within a week. */
function toWeek(date: string): number {
  return Math.floor((Date.parse(date) / day + 3) / 7);
}

/** Returns the dates whose backup is no longer needed: it's neither one of the last 7 nor the last of one of 4 weeks. */
export function findOldBackups(dates: readonly string[]): readonly string[] {
  const latestFirst = dates.toSorted().toReversed();
  const lastOfWeek = new Map(dates.toSorted().map((date) => [toWeek(date), date]));
  const weekly = [...lastOfWeek.values()].toSorted().slice(-weeklyBackups);
  const needed = new Set([...latestFirst.slice(0, dailyBackups), ...weekly]);
  return latestFirst.filter((date) => !needed.has(date));
}

/** Removes what interrupted copies of the same database left in the folder. The name ends at the first dot or space. */
function removeUnfinished(copy: string): void {
  const [name = ''] = basename(copy).split(/[. ]/, 1);
  const left = readNames(dirname(copy)).filter(
    (file) => /^[. ]/.test(file.slice(name.length)) && file.startsWith(name),
  );
  for (const file of left) if (/\.part(?:-journal)?$/.test(file)) rmSync(join(dirname(copy), file), { force: true });
}

const [retries, retryDelay] = [100, 20];

/** Node.js reports so that a transaction was open when the copy began. */
function isBeingWritten(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 0;
}

/** Waits for a transaction to end. */
async function backUpOnceWritten(database: Sqlite.DatabaseSync, to: string, left = retries): Promise<void> {
  try {
    await findSqlite()?.backup(database, to);
  } catch (error) {
    if (left === 0 || !isBeingWritten(error)) throw error;
    await setTimeout(retryDelay);
    await backUpOnceWritten(database, to, left - 1);
  }
}

/** Writes a whole copy of an open database. A copy that can't be finished is removed. Rejects with a StorageError. */
export async function copyDatabase(database: Sqlite.DatabaseSync, to: string): Promise<void> {
  const unfinished = `${to}.part`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    removeUnfinished(to);
    await backUpOnceWritten(database, unfinished);
    renameSync(unfinished, to);
  } catch (error) {
    removeUnfinished(to);
    const isSystemError = error instanceof Error && 'syscall' in error;
    throw isSystemError
      ? new StorageError(`${to} couldn’t be saved: ${error.message}.`, { cause: error })
      : toStorageError(to, error);
  }
}

function removeExtension(path: string): string {
  return basename(path).replace(/\.sqlite$/, '');
}

/**
 * Copies the database beside itself, with the time in the copy's name, and removes all but the last three such copies.
 * Returns the copy's path.
 */
export async function copyBeside(database: Sqlite.DatabaseSync, path: string, reason: string): Promise<string> {
  const start = `${removeExtension(path)}.${reason}.`;
  const copy = join(dirname(path), `${start}${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  await copyDatabase(database, copy);
  const copies = readdirSync(dirname(path)).filter((name) => name.startsWith(start) && name.endsWith('.sqlite'));
  for (const name of copies.toSorted().slice(0, -copiesBeside)) rmSync(join(dirname(path), name));
  return copy;
}

export type Backups = {
  readonly folder: string;
  /** The last backup and its time, in ms since 1970. */
  readonly last: () => { readonly path: string; readonly at: number } | null;
  /** Why the last try failed, in words. Null if it didn't. */
  readonly problem: () => string | null;
  /** Resolves when no backup is running. */
  readonly stop: () => Promise<void>;
};

const backupName = /^(.+) (\d{4}-\d\d-\d\d)\.sqlite$/;

/** Returns no names for a folder that's missing or can't be read. */
function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Lists a database's backups as path by date. */
function listBackups(folder: string, name: string): ReadonlyMap<string, string> {
  const found = readNames(folder).flatMap((file): [string, string][] => {
    const [, of, date] = backupName.exec(file) ?? [];
    return of === name && date !== undefined ? [[date, join(folder, file)]] : [];
  });
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the last backup of the database that should be at `path`, or null. */
export function findLastBackup(path: string): string | null {
  return [...listBackups(join(dirname(path), 'backups'), removeExtension(path)).values()].at(-1) ?? null;
}

const hour = 3_600_000;

/**
 * Backs the database up into the folder `backups` beside it: at the start of a day, and then once an hour if it has
 * changed, one file a day. Keeps the last seven days and the last of four weeks. A failure is reported, and tried again
 * an hour later.
 */
export function startBackups(
  database: Sqlite.DatabaseSync,
  path: string,
  onProblem: (sentence: string) => void,
): Backups {
  const folder = join(dirname(path), 'backups');
  const name = removeExtension(path);
  const countChanges = (): number => Number(database.prepare('SELECT total_changes() AS count').get()?.['count']);
  let problem: string | null = null;
  let copiedChanges = -1;
  const backUp = async (isStart: boolean): Promise<void> => {
    try {
      const today = toDate(Date.now());
      const present = listBackups(folder, name);
      const changes = countChanges();
      if (isStart ? present.has(today) : changes === copiedChanges && present.has(today)) return;
      await copyDatabase(database, join(folder, `${name} ${today}.sqlite`));
      for (const date of findOldBackups([...present.keys(), today])) rmSync(present.get(date) ?? '', { force: true });
      [problem, copiedChanges] = [null, changes];
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      onProblem(`The backup failed. ${problem}`);
    }
  };
  let running = backUp(true);
  const timer = setInterval(() => {
    running = running.then(() => backUp(false));
  }, hour);
  return {
    folder,
    last: () => {
      const last = findLastBackup(path);
      return last === null ? null : { path: last, at: statSync(last).mtimeMs };
    },
    problem: () => problem,
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
