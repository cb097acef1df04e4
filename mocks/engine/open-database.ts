import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as Sqlite from 'node:sqlite';
import type { Database } from './database.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { createSqliteDatabase } from './sqlite-database.ts';

/** SQLite as Node.js brings it, from 22.13 on; null before. */
const findSqlite = (): typeof Sqlite | null => {
  try {
    return createRequire(import.meta.url)('node:sqlite') as typeof Sqlite;
  } catch {
    return null;
  }
};

/** What a system says where nothing can be written. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR']);
/** Primary result codes of SQLite for the same. */
const unwritableCodes = new Set([8, 14]);

const cannotWrite = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return unwritableCodes.has(Number(error.errcode) & 0xff);
  return 'code' in error && unwritable.has(String(error.code));
};

/**
 * Opens the database at `path`; without one, sessions are kept until the process ends. So they are, and `onNotice` is told
 * why, where this Node.js or the folder cannot keep anything. `fresh` forgets what was there. Throws one sentence for
 * people where the file is damaged, of another version, or another process holds it.
 */
export const openDatabase = (
  path: string | undefined,
  fresh: boolean,
  onNotice: (sentence: string) => void = () => undefined,
): Database => {
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
};
