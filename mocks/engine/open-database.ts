import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as Sqlite from 'node:sqlite';
import type { Database } from './database.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { createSqliteDatabase } from './sqlite-database.ts';

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
