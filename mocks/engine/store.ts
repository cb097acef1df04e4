import type { Change, Row } from '#mocks/model/row.ts';

/** A table in memory that tracks rows changed since the last save. */
export type Collection<R extends Row> = {
  readonly get: (id: R['id']) => R | undefined;
  readonly put: (row: R) => R;
  readonly remove: (id: R['id']) => void;
  /** In insertion order, which for numeric ids is the order of ids. */
  readonly all: () => readonly R[];
  readonly where: (test: (row: R) => boolean) => readonly R[];
  readonly find: (test: (row: R) => boolean) => R | undefined;
  readonly size: () => number;
};

export type Store<Tables extends Record<string, Row>> = {
  readonly table: <Name extends keyof Tables & string>(name: Name) => Collection<Tables[Name]>;
  /** All rows by table. */
  readonly all: () => ReadonlyMap<string, readonly Row[]>;
  /** Changes since the last `settle`, each row once. */
  readonly changes: () => readonly Change[];
  /** The changes are saved. */
  readonly settle: () => void;
  /** Runs the work. If it throws, takes its changes back. */
  readonly transact: <T>(work: () => T) => T;
};

type Table = { readonly rows: Map<number | string, Row>; readonly changed: Set<number | string> };

/** What the present transaction's first change of each row takes to undo. */
type UndoLog = { entries: Map<string, () => void> | null };

function toCollection<R extends Row>(name: string, { rows, changed }: Table, log: UndoLog): Collection<R> {
  // Only this table's `put` adds rows.
  const typed = rows as Map<R['id'], R>;
  const all = (): readonly R[] => [...typed.values()];
  const noteChange = (id: R['id']): void => {
    const key = `${name}/${typeof id}/${id}`;
    if (log.entries && !log.entries.has(key)) {
      const [before, wasChanged] = [rows.get(id), changed.has(id)];
      log.entries.set(key, () => {
        if (before) rows.set(id, before);
        else rows.delete(id);
        if (!wasChanged) changed.delete(id);
      });
    }
    changed.add(id);
  };
  return {
    get: (id) => typed.get(id),
    put: (row) => {
      noteChange(row.id);
      typed.set(row.id, row);
      return row;
    },
    remove: (id) => {
      if (!typed.has(id)) return;
      noteChange(id);
      typed.delete(id);
    },
    all,
    where: (test) => all().filter(test),
    find: (test) => {
      for (const row of typed.values()) if (test(row)) return row;
      return undefined;
    },
    size: () => typed.size,
  };
}

/** Creates a store with stored rows (by table), which count as unchanged. */
export function createStore<Tables extends Record<string, Row>>(
  stored: ReadonlyMap<string, readonly Row[]>,
): Store<Tables> {
  const tables = new Map<string, Table>();
  const log: UndoLog = { entries: null };
  const open = (name: string): Table => {
    const existing = tables.get(name);
    if (existing) return existing;
    const created: Table = {
      rows: new Map((stored.get(name) ?? []).map((row) => [row.id, row])),
      changed: new Set(),
    };
    tables.set(name, created);
    return created;
  };
  return {
    table: (name) => toCollection(name, open(name), log),
    all: () => {
      for (const name of stored.keys()) open(name);
      return new Map([...tables].map(([name, { rows }]) => [name, [...rows.values()]]));
    },
    changes: () =>
      [...tables].flatMap(([collection, { rows, changed }]) =>
        [...changed].map((id) => ({ collection, id, row: rows.get(id) ?? null })),
      ),
    settle: () => {
      for (const { changed } of tables.values()) changed.clear();
    },
    transact: (work) => {
      const entries = new Map<string, () => void>();
      log.entries = entries;
      try {
        return work();
      } catch (error) {
        for (const undo of entries.values()) undo();
        throw error;
      } finally {
        log.entries = null;
      }
    },
  };
}
