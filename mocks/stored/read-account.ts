import type { Row } from '#mocks/model/row.ts';
import type { MockSessionMeta } from '#mocks/model/tables.ts';
import { isFields } from '#shared/values.ts';
import type { StoredAccount, UnreadableRow, UploadRef } from './database.ts';
import { findRowProblem, isValidMeta } from './stored-form.ts';

export type RawRow = Pick<UnreadableRow, 'collection' | 'id' | 'body'>;

/** Returns undefined for text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Highest = ReadonlyMap<string, number>;

/** Counters whose ids aren't the ids of the table of the same name, or not of it alone. */
function findHighestIds(
  rows: StoredAccount['rows'],
  unreadable: readonly UnreadableRow[],
  uploads: readonly UploadRef[],
): Highest {
  const highest = new Map<string, number>();
  const count = (kind: string, id: unknown): void => {
    if (typeof id === 'number' && Number.isSafeInteger(id)) highest.set(kind, Math.max(highest.get(kind) ?? 0, id));
  };
  const countId = (collection: string, id: Row['id']): void => {
    // A login's id starts with its number.
    if (collection === 'tokens') count(collection, Number.parseInt(String(id), 10));
    else count(collection === 'documents' ? 'notes' : collection, id);
  };
  for (const [collection, table] of rows) {
    for (const row of table) {
      const { opened, saved_order, chat_message_id } = row as { [Name in string]?: unknown };
      countId(collection, row.id);
      if (collection === 'session_chats') count('openings', opened);
      if (collection === 'insights') count('saves', saved_order);
      if (collection === 'ledger') count('chat_messages', chat_message_id);
    }
  }
  for (const { collection, id } of unreadable) countId(collection, id);
  for (const { kind, id } of uploads) count(kind === 'images' ? 'images' : 'chat_messages', id);
  return highest;
}

/** Invalid parts get a start value. No id of a stored row is given again. */
function readMeta(stored: unknown, highest: Highest): MockSessionMeta {
  const meta = isFields(stored) ? stored : {};
  const now = Date.now();
  const { scenario, clock, streams, ids } = meta as Partial<MockSessionMeta>;
  const storedIds = isValidMeta(ids, 'ids') ? (ids ?? {}) : {};
  const raised = [...highest].map(([kind, id]): [string, number] => [kind, Math.max(id, storedIds[kind] ?? 0)]);
  return {
    scenario: typeof scenario === 'string' ? scenario : '',
    clock: clock && isValidMeta(clock, 'clock') ? clock : { paused: false, speed: 1, virtual: now, real: now },
    streams: streams && isValidMeta(streams, 'streams') ? streams : {},
    ids: { ...storedIds, ...Object.fromEntries(raised) },
  };
}

function findProblem(collection: string, id: RawRow['id'], row: unknown): string | null {
  if (!isFields(row)) return 'It isn’t a JSON object.';
  return row['id'] === id ? findRowProblem(collection, row) : 'Its id is another one.';
}

/** The table that a field refers to. A row isn't shown without the row it belongs to. */
const owners: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  elements: { project_id: 'projects' },
  notes: { project_id: 'projects' },
  documents: { project_id: 'projects' },
  moodboard_items: { project_id: 'projects' },
  note_sections: { note_id: 'notes' },
  reconciliation_items: { reconciliation: 'reconciliations' },
  chat_messages: { session_chat_id: 'session_chats' },
};

type Entry = RawRow & { readonly row: { readonly [Name in string]?: unknown }; problem: string | null };

function toKey(collection: string, id: unknown): string {
  return `${collection}/${typeof id}/${String(id)}`;
}

function createEntries(stored: readonly RawRow[], setAside: readonly RawRow[]): readonly Entry[] {
  const taken = new Set<string>();
  return [...stored, ...setAside].map((raw) => {
    const key = toKey(raw.collection, raw.id);
    const row = parseJson(raw.body);
    const problem = taken.has(key) ? 'Another row has the same id.' : findProblem(raw.collection, raw.id, row);
    taken.add(key);
    return { ...raw, row: isFields(row) ? row : {}, problem };
  });
}

/** Returns why a row can't be shown without rows that can't be read. */
function findOwnerProblem({ collection, id, row }: Entry, lost: ReadonlySet<string>, silent: ReadonlySet<unknown>) {
  if (collection === 'session_chats' && silent.has(id)) return 'Its questions can’t be read.';
  const owner = Object.entries(owners[collection] ?? {}).find(([field, table]) => lost.has(toKey(table, row[field])));
  return owner ? `It belongs to ${owner[1]} ${String(row[owner[0]])}.` : null;
}

/** Marks what belongs to rows that can't be read, level by level. */
function markDependents(entries: readonly Entry[]): void {
  for (let known = 0, lost = new Set<string>(); ; known = lost.size) {
    const isReadable = ({ problem }: Entry): boolean => problem === null;
    const readable = new Set(entries.filter(isReadable).map(({ collection, id }) => toKey(collection, id)));
    lost = new Set(entries.map(({ collection, id }) => toKey(collection, id)).filter((key) => !readable.has(key)));
    if (lost.size === known) return;
    const messages = Map.groupBy(
      entries.filter(({ collection }) => collection === 'chat_messages'),
      ({ row }) => row['session_chat_id'],
    );
    const silent = new Set([...messages].filter(([, all]) => !all.some(isReadable)).map(([chat]) => chat));
    for (const entry of entries) entry.problem ??= findOwnerProblem(entry, lost, silent);
  }
}

/**
 * Reads an account's stored rows: fills in fields that are newer than the row, and sets aside rows that can't be read,
 * with those that belong to them. `setAside` is tried again; a row of the same id wins. Invalid state is repaired.
 */
export function readAccount(
  meta: unknown,
  stored: readonly RawRow[],
  setAside: readonly RawRow[],
  uploads: readonly UploadRef[],
): StoredAccount {
  const entries = createEntries(stored, setAside);
  markDependents(entries);
  const rows = new Map<string, Row[]>();
  const unreadable: UnreadableRow[] = [];
  for (const { collection, id, body, row, problem } of entries) {
    const table = rows.get(collection) ?? [];
    if (problem === null)
      rows
        .set(collection, table)
        .get(collection)
        ?.push(row as Row);
    else unreadable.push({ collection, id, body, problem });
  }
  return { meta: readMeta(meta, findHighestIds(rows, unreadable, uploads)), rows, unreadable };
}
