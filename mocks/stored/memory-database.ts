import type { Row } from '#mocks/model/row.ts';
import type { MockSessionMeta } from '#mocks/model/tables.ts';
import { type Database, type ReplacedAccount, type StoredUpload, toChanges, type UnreadableRow } from './database.ts';
import { type RawRow, readAccount } from './read-account.ts';

type Account = {
  meta: MockSessionMeta;
  /** Rows are text, so that they share no object with a live session. */
  readonly rows: Map<string, Map<Row['id'], string>>;
  readonly uploads: Map<string, StoredUpload>;
  readonly unreadable: readonly UnreadableRow[];
};

type Replaced = Account & { readonly id: number; readonly replacedAt: string };

/** Numbers before strings, as SQLite sorts them. */
function byId([one]: readonly [Row['id'], string], [other]: readonly [Row['id'], string]): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one < other ? -1 : 1;
}

function toRawRows(rows: Account['rows']): readonly RawRow[] {
  return [...rows].flatMap(([collection, table]) =>
    [...table].toSorted(byId).map(([id, body]) => ({ collection, id, body })),
  );
}

function countRows(rows: Account['rows']): ReplacedAccount['counts'] {
  return Object.fromEntries([...rows].map(([collection, { size }]) => [collection, size]));
}

function createAccount(meta: MockSessionMeta, unreadable: readonly UnreadableRow[] = []): Account {
  return { meta, rows: new Map(), uploads: new Map(), unreadable };
}

/** Stores sessions until the process ends: for tests, and for demos without a file. */
export function createMemoryDatabase(): Database {
  const accounts = new Map<string, Account>();
  const replacedAccounts = new Map<string, readonly Replaced[]>();
  let lastReplaced = 0;
  const keep = (session: string): void => {
    const account = accounts.get(session);
    accounts.delete(session);
    if (!account) return;
    lastReplaced += 1;
    const replaced = { ...account, id: lastReplaced, replacedAt: new Date().toISOString() };
    replacedAccounts.set(session, [replaced, ...(replacedAccounts.get(session) ?? [])]);
  };
  const deleteReplaced = (session: string, id: number): void => {
    replacedAccounts.set(
      session,
      (replacedAccounts.get(session) ?? []).filter((account) => account.id !== id),
    );
  };
  const save: Database['save'] = (session, { meta, rows, uploads }) => {
    const account = accounts.get(session) ?? createAccount(meta);
    accounts.set(session, account);
    account.meta = meta;
    for (const { collection, id, row } of rows) {
      const table = account.rows.get(collection) ?? new Map<Row['id'], string>();
      account.rows.set(collection, table);
      if (row === null) table.delete(id);
      else table.set(id, JSON.stringify(row));
    }
    for (const upload of uploads) account.uploads.set(`${upload.kind}/${upload.id}`, upload);
  };
  return {
    path: null,
    load: (session) => {
      const account = accounts.get(session);
      if (!account) return null;
      const { meta, rows, uploads, unreadable } = account;
      return readAccount(structuredClone(meta), toRawRows(rows), unreadable, [...uploads.values()]);
    },
    save,
    upload: (session, kind, id) => accounts.get(session)?.uploads.get(`${kind}/${id}`) ?? null,
    uploads: (session) =>
      [...(accounts.get(session)?.uploads.values() ?? [])]
        .map(({ bytes: _bytes, ...upload }) => upload)
        .toSorted((one, other) => one.kind.localeCompare(other.kind) || one.id - other.id),
    remove: (session) => {
      accounts.delete(session);
    },
    replace: (session, account) => {
      // Reading an upload may fail: nothing is replaced before that.
      const uploads = [...(account?.uploads ?? [])];
      keep(session);
      if (!account) return;
      accounts.set(session, createAccount(account.meta, account.unreadable));
      save(session, { meta: account.meta, rows: toChanges(account.rows), uploads });
    },
    replaced: (session) =>
      (replacedAccounts.get(session) ?? []).map(({ id, replacedAt, rows }) => ({
        id,
        replacedAt,
        counts: countRows(rows),
      })),
    reopen: (session, id) => {
      const replaced = replacedAccounts.get(session)?.find((account) => account.id === id);
      if (!replaced) return false;
      deleteReplaced(session, id);
      keep(session);
      accounts.set(session, replaced);
      return true;
    },
    deleteReplaced,
    close: () => {
      accounts.clear();
      replacedAccounts.clear();
    },
  };
}
