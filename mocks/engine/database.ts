import type { Change, Row } from './store.ts';

/** Recordings by message id, images by their own. Also the URL's folder. */
export type UploadKind = 'recordings' | 'images';

export type Upload = { readonly mediaType: string; readonly sha256: string; readonly bytes: Uint8Array };

type StoredMockSession = { readonly meta: string; readonly rows: ReadonlyMap<string, readonly Row[]> };

export type Database = {
  readonly load: (session: string) => StoredMockSession | null;
  readonly save: (session: string, meta: string, changes: readonly Change[]) => void;
  readonly remove: (session: string) => void;
  readonly putUpload: (session: string, kind: UploadKind, id: number, upload: Upload) => void;
  readonly upload: (session: string, kind: UploadKind, id: number) => Upload | null;
  readonly close: () => void;
};

type StoredSession = {
  meta: string;
  /** Rows are text, so that they share no object with a live session. */
  readonly rows: Map<string, Map<Row['id'], string>>;
  readonly uploads: Map<string, Upload>;
};

/** Numbers before strings, as SQLite sorts them. */
function byId([one]: readonly [Row['id'], string], [other]: readonly [Row['id'], string]): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one < other ? -1 : 1;
}

function readRows(rows: StoredSession['rows']): StoredMockSession['rows'] {
  return new Map(
    [...rows].map(([collection, held]) => [
      collection,
      [...held].toSorted(byId).map(([, body]) => JSON.parse(body) as Row),
    ]),
  );
}

function apply(rows: StoredSession['rows'], { collection, id, row }: Change): void {
  const table = rows.get(collection) ?? new Map<Row['id'], string>();
  rows.set(collection, table);
  if (row === null) table.delete(id);
  else table.set(id, JSON.stringify(row));
}

function uploadKey(kind: UploadKind, id: number): string {
  return `${kind}/${id}`;
}

export function createMemoryDatabase(): Database {
  const sessions = new Map<string, StoredSession>();
  const open = (session: string): StoredSession => {
    const stored = sessions.get(session) ?? { meta: '', rows: new Map(), uploads: new Map() };
    sessions.set(session, stored);
    return stored;
  };
  return {
    load: (session) => {
      const stored = sessions.get(session);
      return stored === undefined || stored.meta === '' ? null : { meta: stored.meta, rows: readRows(stored.rows) };
    },
    save: (session, meta, changes) => {
      const stored = open(session);
      stored.meta = meta;
      for (const change of changes) apply(stored.rows, change);
    },
    remove: (session) => {
      sessions.delete(session);
    },
    putUpload: (session, kind, id, upload) => {
      open(session).uploads.set(uploadKey(kind, id), upload);
    },
    upload: (session, kind, id) => sessions.get(session)?.uploads.get(uploadKey(kind, id)) ?? null,
    close: () => {
      sessions.clear();
    },
  };
}
