import { asObject } from '#src/lib/read-raw.ts';
import { writeQueryData, queryClient } from '#src/platform/query-client.ts';

/** One row of a list as the server sent it. */
type Row = Readonly<Record<string, unknown>>;

/** What becomes of a row; null takes it out. */
type Change = (row: Row) => Row | null;

const isRow = (raw: unknown): raw is Row => typeof raw === 'object' && raw !== null;

/** Whether a query of the cache holds a list of elements: of a kind, or of what is related to one. */
export function isElementList([address]: readonly unknown[]): boolean {
  if (typeof address !== 'string') return false;
  return (
    address.startsWith('/api/v1/elements/') || /^\/api\/v1\/projects\/[^/]+\/elements\/[^/]+\/related\//.test(address)
  );
}

/** A page with its rows changed; the count goes down with each row that is taken out. */
function changedPage(page: unknown, change: Change): unknown {
  const { data, meta } = asObject(page);
  if (!Array.isArray(data)) return page;
  const rows: unknown[] = data.flatMap((row: unknown) => (isRow(row) ? (change(row) ?? []) : [row]));
  const { total } = asObject(meta);
  const gone = data.length - rows.length;
  const counted = typeof total === 'number' ? { ...asObject(meta), total: Math.max(0, total - gone) } : meta;
  return { ...asObject(page), data: rows, meta: counted };
}

/** The same for a list that was loaded page by page. */
export function changedList(list: unknown, change: Change): unknown {
  const { pages } = asObject(list);
  if (!Array.isArray(pages)) return changedPage(list, change);
  return { ...asObject(list), pages: pages.map((page: unknown) => changedPage(page, change)) };
}

/** Changes one element in every list that shows it, so that no list says what is no longer so until it is loaded anew. */
export function changeInLists(id: number, change: Change): void {
  const ofElement: Change = (row) => (row['id'] === id ? change(row) : row);
  for (const { queryKey } of queryClient.getQueryCache().findAll()) {
    if (isElementList(queryKey)) writeQueryData(queryKey, (list) => list && changedList(list, ofElement));
  }
}
