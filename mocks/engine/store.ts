/** One entity: immutable, replaced as a whole. */
export type Row = { readonly id: number | string };

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

/** A row to write, or null if it was removed. */
export type Change = { readonly collection: string; readonly id: number | string; readonly row: Row | null };

export type Store<Tables extends Record<string, Row>> = {
  readonly table: <Name extends keyof Tables & string>(name: Name) => Collection<Tables[Name]>;
  /** All rows by table. */
  readonly all: () => ReadonlyMap<string, readonly Row[]>;
  /** Changes since the last call, each row once. */
  readonly drainChanges: () => readonly Change[];
};

type Table = { readonly rows: Map<number | string, Row>; readonly changed: Set<number | string> };

function toCollection<R extends Row>({ rows, changed }: Table): Collection<R> {
  // Only this table's `put` adds rows.
  const typed = rows as Map<R['id'], R>;
  const all = (): readonly R[] => [...typed.values()];
  return {
    get: (id) => typed.get(id),
    put: (row) => {
      typed.set(row.id, row);
      changed.add(row.id);
      return row;
    },
    remove: (id) => {
      if (typed.delete(id)) changed.add(id);
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

/** Creates a store with `kept` rows (by table), which count as unchanged. */
export function createStore<Tables extends Record<string, Row>>(
  stored: ReadonlyMap<string, readonly Row[]>,
): Store<Tables> {
  const tables = new Map<string, Table>();
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
    table: (name) => toCollection(open(name)),
    all: () => {
      for (const name of stored.keys()) open(name);
      return new Map([...tables].map(([name, { rows }]) => [name, [...rows.values()]]));
    },
    drainChanges: () => {
      const changes: Change[] = [];
      for (const [collection, { rows, changed }] of tables) {
        for (const id of changed) changes.push({ collection, id, row: rows.get(id) ?? null });
        changed.clear();
      }
      return changes;
    },
  };
}
