import type { Database, StoredMockSession, Upload, UploadKind } from './database.ts';
import type { Change, Row } from './store.ts';

type Held = {
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

function readRows(rows: Held['rows']): StoredMockSession['rows'] {
  return new Map(
    [...rows].map(([collection, held]) => [
      collection,
      [...held].toSorted(byId).map(([, body]) => JSON.parse(body) as Row),
    ]),
  );
}

function apply(rows: Held['rows'], { collection, id, row }: Change): void {
  const held = rows.get(collection) ?? new Map<Row['id'], string>();
  rows.set(collection, held);
  if (row === null) held.delete(id);
  else held.set(id, JSON.stringify(row));
}

function uploadKey(kind: UploadKind, id: number): string {
  return `${kind}/${id}`;
}

export function createMemoryDatabase(): Database {
  const sessions = new Map<string, Held>();
  const open = (session: string): Held => {
    const held = sessions.get(session) ?? { meta: '', rows: new Map(), uploads: new Map() };
    sessions.set(session, held);
    return held;
  };
  return {
    load: (session) => {
      const held = sessions.get(session);
      return held === undefined || held.meta === '' ? null : { meta: held.meta, rows: readRows(held.rows) };
    },
    save: (session, meta, changes) => {
      const held = open(session);
      held.meta = meta;
      for (const change of changes) apply(held.rows, change);
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
