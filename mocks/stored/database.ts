import type { Change, Row } from '#mocks/model/row.ts';
import type { MockSessionMeta } from '#mocks/model/tables.ts';

/** Recordings by message id, images by their own. Also the URL's folder. */
export type UploadKind = 'recordings' | 'images';

export type Upload = { readonly mediaType: string; readonly sha256: string; readonly bytes: Uint8Array };

export type UploadRef = Omit<Upload, 'bytes'> & { readonly kind: UploadKind; readonly id: number };

export type StoredUpload = Upload & UploadRef;

/** A row that this version can't read. It's kept apart, unchanged, and tried again at each load. */
export type UnreadableRow = {
  readonly collection: string;
  readonly id: number | string;
  readonly body: string;
  readonly problem: string;
};

export type StoredAccount = {
  readonly meta: MockSessionMeta;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  readonly unreadable: readonly UnreadableRow[];
};

/** What a save writes, all or nothing. */
export type AccountChange = {
  readonly meta: MockSessionMeta;
  readonly rows: readonly Change[];
  readonly uploads: readonly StoredUpload[];
};

/** A whole account. Its uploads are read one after the other. */
export type NewAccount = StoredAccount & { readonly uploads: Iterable<StoredUpload> };

/** An account that another one replaced. */
export type ReplacedAccount = {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly replacedAt: string;
  /** Number of rows of each table. */
  readonly counts: Readonly<Record<string, number>>;
};

/**
 * Stores each session's account: its rows, its uploads, and the accounts that it replaced. Every function changes all
 * or nothing. Throws a StorageError if it can't be written.
 */
export type Database = {
  /** The file's path. Null: in memory. */
  readonly path: string | null;
  /** Returns the session's account, or null if nothing is stored. Rows that can't be read are set aside. */
  readonly load: (session: string) => StoredAccount | null;
  readonly save: (session: string, change: AccountChange) => void;
  readonly upload: (session: string, kind: UploadKind, id: number) => Upload | null;
  /** In order of kind and id. */
  readonly uploads: (session: string) => readonly UploadRef[];
  /** Deletes the account, but not those that it replaced. */
  readonly remove: (session: string) => void;
  /** Puts the account in the place of the present one, which is kept. Null only keeps the present one. */
  readonly replace: (session: string, account: NewAccount | null) => void;
  /** Accounts that were replaced, the last one first. */
  readonly replaced: (session: string) => readonly ReplacedAccount[];
  /** Exchanges a replaced account with the present one, which is kept. Returns false if there's no such account. */
  readonly reopen: (session: string, account: number) => boolean;
  readonly deleteReplaced: (session: string, account: number) => void;
  readonly close: () => void;
};

/** A write that failed, in words for the writer. Nothing of it is stored. */
export class StorageError extends Error {}

/** A whole account as changes. */
export function toChanges(rows: ReadonlyMap<string, readonly Row[]>): AccountChange['rows'] {
  return [...rows].flatMap(([collection, all]) => all.map((row) => ({ collection, id: row.id, row })));
}
