import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Change, Row } from './store.ts';

/** What a writer uploaded: recordings by their message's id, images by their own. Also the folder of their address. */
export type UploadKind = 'recordings' | 'images';

/** The bytes of one file, exactly as they were received. */
export type Upload = { readonly mediaType: string; readonly sha256: string; readonly bytes: Uint8Array };

/** What a session looks like when it is read back. `meta` is the session's own JSON. */
export type KeptSession = { readonly meta: string; readonly rows: ReadonlyMap<string, readonly Row[]> };

/** Keeps sessions across restarts: a row per entity, uploads byte for byte. */
export type Database = {
  readonly load: (session: string) => KeptSession | null;
  /** Writes the session's meta data and changed rows in one transaction. */
  readonly save: (session: string, meta: string, changes: readonly Change[]) => void;
  readonly remove: (session: string) => void;
  readonly putUpload: (session: string, kind: UploadKind, id: number, upload: Upload) => void;
  readonly upload: (session: string, kind: UploadKind, id: number) => Upload | null;
  readonly close: () => void;
};

/** Raised with each change of the tables; a file of another version is begun anew. */
const version = 3;

const tables = `
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
`;

const removeFile = (path: string): void => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
};

/** Opens the file, or begins it anew when it is of another version. Throws where another process holds it. */
const open = (path: string, fresh: boolean): DatabaseSync => {
  const inMemory = path === ':memory:';
  if (!inMemory) mkdirSync(dirname(path), { recursive: true });
  if (fresh && !inMemory) removeFile(path);
  const database = new DatabaseSync(path);
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const found = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (found === version) return database;
  if (found === 0) {
    database.exec(tables);
    return database;
  }
  database.close();
  return open(path, true);
};

const rowsOf = (found: readonly Record<string, unknown>[]): ReadonlyMap<string, readonly Row[]> => {
  const rows = new Map<string, Row[]>();
  for (const { collection, body } of found) {
    const row = JSON.parse(String(body)) as Row;
    const known = rows.get(String(collection));
    if (known) known.push(row);
    else rows.set(String(collection), [row]);
  }
  return rows;
};

/** Opens the database at `path` (`:memory:` keeps nothing); `fresh` forgets what was there. */
export const openDatabase = (path: string, fresh: boolean): Database => {
  const database = open(path, fresh);
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
      return meta ? { meta: String(meta['meta']), rows: rowsOf(readRows.all(session)) } : null;
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
      const found = readUpload.get(session, kind, id);
      if (!found || !(found['bytes'] instanceof Uint8Array)) return null;
      return { mediaType: String(found['media_type']), sha256: String(found['sha256']), bytes: found['bytes'] };
    },
    close: () => {
      database.close();
    },
  };
};
