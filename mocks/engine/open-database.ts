import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as Sqlite from 'node:sqlite';
import { createMemoryDatabase, type Database } from './database.ts';
import type { Row } from './store.ts';

/** Increase it when the tables change. Other versions are rejected. */
const version = 4;

const tables = `
  BEGIN;
  CREATE TABLE session (id TEXT PRIMARY KEY, meta TEXT NOT NULL) STRICT;
  CREATE TABLE entity (
    session TEXT NOT NULL, collection TEXT NOT NULL, id ANY NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (session, collection, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE upload (
    session TEXT NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, media_type TEXT NOT NULL, sha256 TEXT NOT NULL,
    bytes BLOB NOT NULL, PRIMARY KEY (session, kind, id)
  ) STRICT;
  PRAGMA user_version = ${version};
  COMMIT;
`;

function removeFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

const lockedCodes = new Set([5, 6]);
const damagedCodes = new Set([11, 26]);

const fix = 'start with --fresh to discard it, or move the file';

function toDatabaseError(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = Number(error.errcode) & 0xff;
  if (lockedCodes.has(code)) {
    return new Error(`${path} is in use by another running Lamplight. Stop it first.`);
  }
  return damagedCodes.has(code) ? new Error(`${path} is damaged: ${fix}.`) : error;
}

function checkedVersion(database: Sqlite.DatabaseSync, path: string): number {
  const storedVersion = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (storedVersion !== 0 && storedVersion !== version) {
    throw new Error(`${path} was written by another version of Lamplight: ${fix}.`);
  }
  if (database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok') {
    throw new Error(`${path} is damaged: ${fix}.`);
  }
  return storedVersion;
}

function openFile(sqlite: typeof Sqlite, path: string, fresh: boolean): Sqlite.DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  if (fresh) removeFile(path);
  let database: Sqlite.DatabaseSync | undefined;
  try {
    database = new sqlite.DatabaseSync(path);
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    const isNew = checkedVersion(database, path) === 0;
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    if (isNew) database.exec(tables);
    return database;
  } catch (error) {
    database?.close();
    throw toDatabaseError(path, error);
  }
}

function toRowsByCollection(records: readonly Record<string, unknown>[]): ReadonlyMap<string, readonly Row[]> {
  const rows = new Map<string, Row[]>();
  for (const { collection, body } of records) {
    const row = JSON.parse(String(body)) as Row;
    const existing = rows.get(String(collection));
    if (existing) existing.push(row);
    else rows.set(String(collection), [row]);
  }
  return rows;
}

/**
 * Stores sessions in an SQLite file. `fresh` discards its data. Throws a readable error if the file is damaged, of
 * another version or in use. Throws the system's error if it isn't writable.
 */
export function createSqliteDatabase(sqlite: typeof Sqlite, path: string, fresh: boolean): Database {
  const database = openFile(sqlite, path, fresh);
  const readMeta = database.prepare('SELECT meta FROM session WHERE id = ?');
  const readRows = database.prepare('SELECT collection, body FROM entity WHERE session = ? ORDER BY collection, id');
  const putMeta = database.prepare(
    'INSERT INTO session VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET meta = excluded.meta',
  );
  const putRow = database.prepare(
    'INSERT INTO entity VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  );
  const removeRow = database.prepare('DELETE FROM entity WHERE session = ? AND collection = ? AND id = ?');
  const putUpload = database.prepare('INSERT OR REPLACE INTO upload VALUES (?, ?, ?, ?, ?, ?)');
  const readUpload = database.prepare(
    'SELECT media_type, sha256, bytes FROM upload WHERE session = ? AND kind = ? AND id = ?',
  );
  const removals = ['session WHERE id', 'entity WHERE session', 'upload WHERE session'].map((where) =>
    database.prepare(`DELETE FROM ${where} = ?`),
  );
  const atOnce = (work: () => void): void => {
    database.exec('BEGIN');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    load: (session) => {
      const meta = readMeta.get(session);
      return meta ? { meta: String(meta['meta']), rows: toRowsByCollection(readRows.all(session)) } : null;
    },
    save: (session, meta, changes) => {
      atOnce(() => {
        putMeta.run(session, meta);
        for (const { collection, id, row } of changes) {
          if (row === null) removeRow.run(session, collection, id);
          else putRow.run(session, collection, id, JSON.stringify(row));
        }
      });
    },
    remove: (session) => {
      atOnce(() => {
        for (const removal of removals) removal.run(session);
      });
    },
    putUpload: (session, kind, id, { mediaType, sha256, bytes }) => {
      putUpload.run(session, kind, id, mediaType, sha256, bytes);
    },
    upload: (session, kind, id) => {
      const record = readUpload.get(session, kind, id);
      if (!record || !(record['bytes'] instanceof Uint8Array)) return null;
      return { mediaType: String(record['media_type']), sha256: String(record['sha256']), bytes: record['bytes'] };
    },
    close: () => {
      database.close();
    },
  };
}

/** Node.js has it from 22.13 on. */
function findSqlite(): typeof Sqlite | null {
  try {
    return createRequire(import.meta.url)('node:sqlite') as typeof Sqlite;
  } catch {
    return null;
  }
}

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR']);
const unwritableCodes = new Set([8, 14]);

function cannotWrite(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return unwritableCodes.has(Number(error.errcode) & 0xff);
  return 'code' in error && unwritable.has(String(error.code));
}

/**
 * Opens the database at `path`. Stores sessions in memory without a path, SQLite or a writable folder. `fresh` discards
 * the file's sessions. Throws a readable error if the file is damaged, of another version or in use.
 */
export function openDatabase(
  path: string | undefined,
  fresh: boolean,
  onNotice: (sentence: string) => void = () => undefined,
): Database {
  if (path === undefined) return createMemoryDatabase();
  const sqlite = findSqlite();
  if (!sqlite) {
    onNotice(`Data is kept in memory only: saving it needs Node.js 24 (this is ${process.version}).`);
    return createMemoryDatabase();
  }
  try {
    return createSqliteDatabase(sqlite, path, fresh);
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    onNotice(`Data is kept in memory only: ${dirname(path)} isn't writable.`);
    return createMemoryDatabase();
  }
}
