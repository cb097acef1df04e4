import { asObject } from '#src/lib/decode.ts';
import { writeQueryData, queryClient } from '#src/platform/query-client.ts';

type Row = Readonly<Record<string, unknown>>;

type Change = (row: Row) => Row | null;

function isRow(raw: unknown): raw is Row {
  return typeof raw === 'object' && raw !== null;
}

/** Returns whether a cached query holds elements of a kind, or an element's related ones. */
export function isElementList([address]: readonly unknown[]): boolean {
  if (typeof address !== 'string') return false;
  return (
    address.startsWith('/api/v1/elements/') || /^\/api\/v1\/projects\/[^/]+\/elements\/[^/]+\/related\//.test(address)
  );
}

/** Subtracts each removed row from the count. */
function changedPage(page: unknown, change: Change): unknown {
  const { data, meta } = asObject(page);
  if (!Array.isArray(data)) return page;
  const rows: unknown[] = data.flatMap((row: unknown) => (isRow(row) ? (change(row) ?? []) : [row]));
  const { total } = asObject(meta);
  const removedCount = data.length - rows.length;
  const counted = typeof total === 'number' ? { ...asObject(meta), total: Math.max(0, total - removedCount) } : meta;
  return { ...asObject(page), data: rows, meta: counted };
}

export function changedList(list: unknown, change: Change): unknown {
  const { pages } = asObject(list);
  if (!Array.isArray(pages)) return changedPage(list, change);
  return { ...asObject(list), pages: pages.map((page: unknown) => changedPage(page, change)) };
}

/** Changes an element in every cached list, so that lists don't show old data until they're refetched. */
export function changeInLists(id: number, change: Change): void {
  const ofElement: Change = (row) => (row['id'] === id ? change(row) : row);
  for (const { queryKey } of queryClient.getQueryCache().findAll()) {
    if (isElementList(queryKey)) writeQueryData(queryKey, (list) => list && changedList(list, ofElement));
  }
}
