import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as Sqlite from 'node:sqlite';
import { type Backups, copyBeside, findLastBackup, findSqlite, startBackups } from './backups.ts';
import type { Database } from './database.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { migrationsAfter, oldestVersion, storedVersion } from './migrations.ts';
import type { Migration, RawAccount } from './migrations/migration.ts';
import { isFields } from '#shared/values.ts';
import { parseJson } from './read-account.ts';
import { createSqliteDatabase, getSqliteCode, inTransaction, tables, toStorageError } from './sqlite-database.ts';

export type OpenedDatabase = {
  readonly database: Database;
  readonly backups: Backups | null;
  /** Why data is kept in memory only, in words. Null if it isn't, or if no file was asked for. */
  readonly problem: string | null;
};

const lockedCodes = new Set([5, 6]);
const damagedCodes = new Set([11, 26]);

/** What a writer can do without losing anything, for a file that can't be opened. */
function adviseRestore(path: string): string {
  const backup = findLastBackup(path);
  const safe = 'Nothing was changed.';
  return backup === null
    ? `${safe} Keep the file: a later version may read it. To begin without it, move it to another folder.`
    : `${safe} The last backup is ${backup}. To go back to it, start with --restore "${backup}".`;
}

class DamagedError extends Error {}

function readVersion(sqlite: Sqlite.DatabaseSync): number {
  return Number(sqlite.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Rejects a file of another version, and one that's damaged or isn't a database of Lamplight. */
function checkFile(sqlite: Sqlite.DatabaseSync, path: string, isNew: boolean): number {
  const version = readVersion(sqlite);
  const damaged = new DamagedError(`${path} is damaged. ${adviseRestore(path)}`);
  if (version > storedVersion) {
    const which = `its form is ${version}, this version reads up to ${storedVersion}`;
    throw new Error(
      `${path} was written by a newer version of Lamplight (${which}). Nothing was changed. Update Lamplight.`,
    );
  }
  // A new file gets its tables at once, so an existing one without tables has lost them.
  if (version === 0 ? !isNew : sqlite.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok') throw damaged;
  if (version > 0 && version < oldestVersion)
    throw new Error(
      `${path} was written by a test version of Lamplight that can't be read any more. Nothing was changed.`,
    );
  return version;
}

type RawRow = { readonly id: number | string };

function isRawRow(value: unknown): value is RawRow {
  return isFields(value) && (typeof value['id'] === 'number' || typeof value['id'] === 'string');
}

/** Rows without an id, or that aren't JSON, aren't part of it. */
function readRaw(sqlite: Sqlite.DatabaseSync, account: number, meta: string): RawAccount {
  const tables: Record<string, RawRow[]> = {};
  const select = sqlite.prepare('SELECT collection, body FROM entity WHERE account = ? ORDER BY collection, id');
  for (const { collection, body } of select.all(account)) {
    const row = parseJson(String(body));
    if (isRawRow(row)) (tables[String(collection)] ??= []).push(row);
  }
  return { meta: parseJson(meta), tables };
}

function migrateAccounts(sqlite: Sqlite.DatabaseSync, change: NonNullable<Migration['account']>): void {
  const putMeta = sqlite.prepare('UPDATE account SET meta = ? WHERE id = ?');
  const removeRow = sqlite.prepare('DELETE FROM entity WHERE account = ? AND collection = ? AND id = ?');
  const addRow = sqlite.prepare('INSERT INTO entity VALUES (?, ?, ?, ?)');
  for (const { id, meta } of sqlite.prepare('SELECT id, meta FROM account').all()) {
    const account = Number(id);
    const before = readRaw(sqlite, account, String(meta));
    const after = change(before);
    for (const [table, rows] of Object.entries(before.tables))
      for (const row of rows as RawRow[]) removeRow.run(account, table, row.id);
    for (const [table, rows] of Object.entries(after.tables))
      for (const row of rows as RawRow[]) addRow.run(account, table, row.id, JSON.stringify(row));
    putMeta.run(JSON.stringify(after.meta), account);
  }
}

/** Brings the file to the present form, in one transaction, after a copy. */
async function migrate(sqlite: Sqlite.DatabaseSync, path: string, from: number): Promise<void> {
  let copy: string | null = null;
  try {
    copy = await copyBeside(sqlite, path, `form-${from}`);
    inTransaction(sqlite, () => {
      for (const { to, sql, account } of migrationsAfter(from)) {
        if (sql !== undefined) sqlite.exec(sql);
        if (account) migrateAccounts(sqlite, account);
        sqlite.exec(`PRAGMA user_version = ${to}`);
      }
    });
  } catch (error) {
    const failure = toStorageError(path, error);
    const reason = failure instanceof Error ? failure.message : String(failure);
    const safe = copy === null ? 'It wasn’t changed.' : `It wasn’t changed, and a copy is at ${copy}.`;
    throw new Error(`${path} couldn’t be brought to this version’s form. ${safe} ${reason}`, { cause: error });
  }
}

/** Opens the file and takes its lock. Creates it if it's missing. */
async function openFile(sqlite: typeof Sqlite, path: string): Promise<Sqlite.DatabaseSync> {
  let database: Sqlite.DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new sqlite.DatabaseSync(path);
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    // A first start that was interrupted leaves an empty file, after SQLite has undone what it began.
    const isNew = database.prepare('PRAGMA page_count').get()?.['page_count'] === 0;
    const version = checkFile(database, path, isNew);
    // Before WAL, which writes a first page without tables.
    if (isNew) database.exec(`BEGIN; ${tables} PRAGMA user_version = ${storedVersion}; COMMIT`);
    // Each commit reaches the disk, and the file itself: a copy of the file alone is whole.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1');
    if (!isNew && version < storedVersion) await migrate(database, path, version);
    return database;
  } catch (error) {
    database?.close();
    const code = getSqliteCode(error);
    if (code !== null && lockedCodes.has(code))
      throw new Error(`${path} is in use by another running Lamplight. Stop it first.`, { cause: error });
    if (code !== null && damagedCodes.has(code))
      throw new DamagedError(`${path} is damaged. ${adviseRestore(path)}`, { cause: error });
    throw toStorageError(path, error);
  }
}

function removeFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

/** Moves a file that can't be opened out of the way. Returns its new path. */
function setFileAside(path: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = join(dirname(path), `${basename(path, '.sqlite')}.unreadable.${time}.sqlite`);
  for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  removeFile(path);
  return aside;
}

/** Keeps a copy of what is at `path`, whatever it is. Returns the copy's path, or null if there's nothing. */
async function keepPresent(sqlite: typeof Sqlite, path: string, reason: string): Promise<string | null> {
  if (!existsSync(path)) return null;
  try {
    const present = await openFile(sqlite, path);
    try {
      return await copyBeside(present, path, reason);
    } finally {
      present.close();
    }
  } catch (error) {
    if (error instanceof DamagedError) return setFileAside(path);
    throw error;
  }
}

/** Puts a copy of the database `from` in the place of `path`. Throws, and changes nothing, if it can't be read. */
async function restore(sqlite: typeof Sqlite, path: string, from: string): Promise<string | null> {
  const restored = join(dirname(path), `${basename(path, '.sqlite')}.restoring.sqlite`);
  removeFile(restored);
  try {
    if (!existsSync(from) || statSync(from).size === 0) throw new Error('The file doesn’t exist, or is empty.');
    mkdirSync(dirname(path), { recursive: true });
    for (const suffix of ['', '-wal']) if (existsSync(from + suffix)) copyFileSync(from + suffix, restored + suffix);
    (await openFile(sqlite, restored)).close();
    const copy = await keepPresent(sqlite, path, 'before-restore');
    renameSync(restored, path);
    return copy;
  } catch (error) {
    removeFile(restored);
    throw new Error(`${from} couldn’t be restored. ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function openInMemory(reason: string, { personal, onNotice }: OpenOptions): OpenedDatabase {
  const sentence = `Nothing you write could be saved: ${reason}`;
  if (personal) throw new Error(`${sentence} Nothing was changed. Choose another folder with --data FOLDER.`);
  onNotice?.(`Data is kept in memory only: ${reason}`);
  return { database: createMemoryDatabase(), backups: null, problem: sentence };
}

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOENT']);
const unwritableCodes = new Set([8, 10, 14]);

function cannotWrite(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = getSqliteCode(error.cause);
  if (code !== null) return unwritableCodes.has(code);
  return 'code' in error && unwritable.has(String(error.code));
}

export type OpenOptions = {
  /** In memory without a file. */
  readonly path?: string | undefined;
  /** A writer's own data: it's backed up every day, and never only in memory. */
  readonly personal?: boolean | undefined;
  /** Begins with an empty file. A copy of the present one is kept. */
  readonly fresh?: boolean | undefined;
  /** A database that replaces the present one, of which a copy is kept. */
  readonly restoreFrom?: string | undefined;
  /** Receives sentences for the person who starts the server. */
  readonly onNotice?: ((sentence: string) => void) | undefined;
};

/**
 * Opens the database at `path`, in the present form. Rejects with a readable error, and changes nothing, if the file is
 * in use, damaged or of a newer version, or if a personal one can't be written.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  const { path, personal = false, fresh = false, restoreFrom, onNotice = () => undefined } = options;
  if (path === undefined) return { database: createMemoryDatabase(), backups: null, problem: null };
  const sqlite = findSqlite();
  if (!sqlite) return openInMemory(`saving it needs Node.js 22.16 or 24 (this is ${process.version}).`, options);
  try {
    if (restoreFrom !== undefined) {
      const copy = await restore(sqlite, path, restoreFrom);
      onNotice(`Restored ${restoreFrom}.${copy === null ? '' : ` What was there is now ${copy}.`}`);
    }
    if (fresh) {
      const copy = await keepPresent(sqlite, path, 'before-fresh');
      removeFile(path);
      if (copy !== null) onNotice(`What was saved before is now ${copy}.`);
    }
    const file = await openFile(sqlite, path);
    const database = createSqliteDatabase(file, path);
    return { database, backups: personal ? startBackups(file, path, onNotice) : null, problem: null };
  } catch (error) {
    if (restoreFrom !== undefined || !cannotWrite(error)) throw error;
    return openInMemory(`${dirname(path)} isn't writable.`, options);
  }
}
