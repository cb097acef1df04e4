import type * as Sqlite from 'node:sqlite';
import {
  type AccountChange,
  type Database,
  type ReplacedAccount,
  type NewAccount,
  StorageError,
  type StoredAccount,
  toChanges,
  type UnreadableRow,
  type UploadKind,
  type UploadRef,
} from './database.ts';
import { parseJson, type RawRow, readAccount } from './read-account.ts';

/** The tables of a new file. A migration that changes them changes this text too. */
export const tables = `
  CREATE TABLE account (
    id INTEGER PRIMARY KEY, session TEXT NOT NULL, meta TEXT NOT NULL, replaced_at TEXT
  ) STRICT;
  CREATE UNIQUE INDEX open_account ON account (session) WHERE replaced_at IS NULL;
  CREATE TABLE entity (
    account INTEGER NOT NULL, collection TEXT NOT NULL, id ANY NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (account, collection, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE upload (
    account INTEGER NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, media_type TEXT NOT NULL, sha256 TEXT NOT NULL,
    bytes BLOB NOT NULL, PRIMARY KEY (account, kind, id)
  ) STRICT;
  CREATE TABLE set_aside (
    account INTEGER NOT NULL, collection TEXT NOT NULL, id ANY NOT NULL, body TEXT NOT NULL, problem TEXT NOT NULL
  ) STRICT;
`;

/** SQLite's result codes, https://sqlite.org/rescode.html */
const reasons: Readonly<Record<number, string>> = {
  8: 'It can’t be written to.',
  10: 'The disk reported an error.',
  13: 'The disk is full. Free some space.',
  14: 'It can’t be opened.',
};

/** Returns SQLite's primary result code, or null for other errors. */
export function getSqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

/** Puts SQLite's error into words. Returns other errors unchanged. */
export function toStorageError(path: string, error: unknown): unknown {
  const code = getSqliteCode(error);
  if (code === null) return error;
  const reason = reasons[code] ?? `${error instanceof Error ? error.message : String(error)}.`;
  return new StorageError(`${path} couldn’t be saved: ${reason}`, { cause: error });
}

/** Runs the work in one transaction. */
export function inTransaction<T>(sqlite: Sqlite.DatabaseSync, work: () => T): T {
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    sqlite.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has rolled back itself.
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}

function toRawRow(record: Record<string, unknown>): RawRow {
  return {
    collection: String(record['collection']),
    id: typeof record['id'] === 'number' ? record['id'] : String(record['id']),
    body: String(record['body']),
  };
}

function prepare(sqlite: Sqlite.DatabaseSync) {
  return {
    open: sqlite.prepare('SELECT id, meta FROM account WHERE session = ? AND replaced_at IS NULL'),
    addAccount: sqlite.prepare('INSERT INTO account (session, meta) VALUES (?, ?)'),
    putMeta: sqlite.prepare('UPDATE account SET meta = ? WHERE id = ?'),
    replaceOpen: sqlite.prepare('UPDATE account SET replaced_at = ? WHERE session = ? AND replaced_at IS NULL'),
    reopen: sqlite.prepare('UPDATE account SET replaced_at = NULL WHERE id = ?'),
    listReplaced: sqlite.prepare(
      'SELECT id, replaced_at FROM account WHERE session = ? AND replaced_at IS NOT NULL ORDER BY replaced_at DESC, id DESC',
    ),
    countRows: sqlite.prepare('SELECT collection, count(*) AS count FROM entity WHERE account = ? GROUP BY collection'),
    readRows: sqlite.prepare('SELECT collection, id, body FROM entity WHERE account = ? ORDER BY collection, id'),
    putRow: sqlite.prepare('INSERT INTO entity VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body'),
    removeRow: sqlite.prepare('DELETE FROM entity WHERE account = ? AND collection = ? AND id = ?'),
    readSetAside: sqlite.prepare('SELECT collection, id, body FROM set_aside WHERE account = ?'),
    addSetAside: sqlite.prepare('INSERT INTO set_aside VALUES (?, ?, ?, ?, ?)'),
    clearSetAside: sqlite.prepare('DELETE FROM set_aside WHERE account = ?'),
    putUpload: sqlite.prepare('INSERT OR REPLACE INTO upload VALUES (?, ?, ?, ?, ?, ?)'),
    readUpload: sqlite.prepare(
      'SELECT media_type, sha256, bytes FROM upload WHERE account = ? AND kind = ? AND id = ?',
    ),
    listUploads: sqlite.prepare('SELECT kind, id, media_type, sha256 FROM upload WHERE account = ? ORDER BY kind, id'),
    deleteAccount: ['entity WHERE account', 'set_aside WHERE account', 'upload WHERE account', 'account WHERE id'].map(
      (place) => sqlite.prepare(`DELETE FROM ${place} = ?`),
    ),
  };
}

type Written = Pick<AccountChange, 'meta' | 'rows'> & { readonly uploads: NewAccount['uploads'] };

/** The steps of the database's transactions. */
function createSteps(sqlite: Sqlite.DatabaseSync) {
  const sql = prepare(sqlite);
  const setAside = (account: number, rows: readonly UnreadableRow[]): void => {
    sql.clearSetAside.run(account);
    for (const { collection, id, body, problem } of rows) {
      sql.removeRow.run(account, collection, id);
      sql.addSetAside.run(account, collection, id, body, problem);
    }
  };
  return {
    sql,
    setAside,
    find: (session: string): number | null => {
      const id = sql.open.get(session)?.['id'];
      return id === undefined ? null : Number(id);
    },
    add: (session: string): number => Number(sql.addAccount.run(session, '{}').lastInsertRowid),
    write: (account: number, { meta, rows, uploads }: Written): void => {
      sql.putMeta.run(JSON.stringify(meta), account);
      for (const { collection, id, row } of rows) {
        if (row === null) sql.removeRow.run(account, collection, id);
        else sql.putRow.run(account, collection, id, JSON.stringify(row));
      }
      for (const { kind, id, mediaType, sha256, bytes } of uploads)
        sql.putUpload.run(account, kind, id, mediaType, sha256, bytes);
    },
    listUploads: (account: number): readonly UploadRef[] =>
      sql.listUploads.all(account).map((record) => ({
        kind: record['kind'] as UploadKind,
        id: Number(record['id']),
        mediaType: String(record['media_type']),
        sha256: String(record['sha256']),
      })),
    replaceOpen: (session: string): void => void sql.replaceOpen.run(new Date().toISOString(), session),
    remove: (account: number): void => {
      for (const statement of sql.deleteAccount) statement.run(account);
    },
    listReplaced: (session: string): readonly ReplacedAccount[] =>
      sql.listReplaced.all(session).map((record) => {
        const id = Number(record['id']);
        const counts = sql.countRows.all(id).map((row) => [String(row['collection']), Number(row['count'])] as const);
        return { id, replacedAt: String(record['replaced_at']), counts: Object.fromEntries(counts) };
      }),
    isReplaced: (session: string, account: number): boolean =>
      sql.listReplaced.all(session).some(({ id }) => id === account),
    /** Rows that can be read again return to their tables. */
    putBack: (account: number, rows: readonly RawRow[]): void => {
      for (const { collection, id, body } of rows) sql.putRow.run(account, collection, id, body);
    },
  };
}

function isSameRow(one: RawRow, other: RawRow): boolean {
  return one.collection === other.collection && one.id === other.id && one.body === other.body;
}

/** Stores sessions in an open SQLite database of the present form. `path` is for error messages. */
export function createSqliteDatabase(sqlite: Sqlite.DatabaseSync, path: string): Database {
  const { sql, setAside, find, add, write, listUploads, replaceOpen, remove, listReplaced, isReplaced, putBack } =
    createSteps(sqlite);
  const atOnce = <T>(work: () => T): T => {
    try {
      return inTransaction(sqlite, work);
    } catch (error) {
      throw toStorageError(path, error);
    }
  };
  const load = (session: string): StoredAccount | null => {
    const found = sql.open.get(session);
    if (!found) return null;
    const account = Number(found['id']);
    const present = sql.readRows.all(account).map(toRawRow);
    const apart = sql.readSetAside.all(account).map(toRawRow);
    const loaded = readAccount(parseJson(String(found['meta'])), present, apart, listUploads(account));
    if (loaded.unreadable.length === 0 && apart.length === 0) return loaded;
    try {
      atOnce(() => {
        setAside(account, loaded.unreadable);
        putBack(
          account,
          apart.filter((row) => !loaded.unreadable.some((other) => isSameRow(row, other))),
        );
      });
    } catch (error) {
      // On a full disk they stay where they are until the next load.
      if (!(error instanceof StorageError)) throw error;
    }
    return loaded;
  };
  return {
    path,
    load,
    save: (session, change) => {
      atOnce(() => {
        write(find(session) ?? add(session), change);
      });
    },
    upload: (session, kind, id) => {
      const record = sql.readUpload.get(find(session), kind, id);
      if (!record || !(record['bytes'] instanceof Uint8Array)) return null;
      return { mediaType: String(record['media_type']), sha256: String(record['sha256']), bytes: record['bytes'] };
    },
    uploads: (session) => listUploads(find(session) ?? -1),
    remove: (session) => {
      const account = find(session);
      if (account !== null) atOnce(() => remove(account));
    },
    replace: (session, account) => {
      atOnce(() => {
        replaceOpen(session);
        if (!account) return;
        const added = add(session);
        write(added, { ...account, rows: toChanges(account.rows) });
        setAside(added, account.unreadable);
      });
    },
    replaced: listReplaced,
    reopen: (session, account) => {
      if (!isReplaced(session, account)) return false;
      atOnce(() => {
        replaceOpen(session);
        sql.reopen.run(account);
      });
      return true;
    },
    deleteReplaced: (session, account) => {
      if (isReplaced(session, account)) atOnce(() => remove(account));
    },
    close: () => {
      sqlite.close();
    },
  };
}
