import type { InfiniteData } from '@tanstack/react-query';
import type { ElementListResponse, ElementRef } from '#src/contract/generated/types.ts';
import { writeQueryData, queryClient } from '#src/platform/query-client.ts';

type Change = (row: ElementRef) => ElementRef | null;

type CachedList = ElementListResponse | InfiniteData<ElementListResponse>;

/** Returns whether a cached query holds elements of a kind, or an element's related ones. */
export function isElementList([address]: readonly unknown[]): boolean {
  if (typeof address !== 'string') return false;
  return (
    address.startsWith('/api/v1/elements/') || /^\/api\/v1\/projects\/[^/]+\/elements\/[^/]+\/related\//.test(address)
  );
}

/** Subtracts each removed row from the count. */
function changedPage({ data, meta }: ElementListResponse, change: Change): ElementListResponse {
  const rows = data.map(change).filter((row) => row !== null);
  return { data: rows, meta: { ...meta, total: Math.max(0, meta.total - data.length + rows.length) } };
}

export function changedList(list: CachedList, change: Change): CachedList {
  if (!('pages' in list)) return changedPage(list, change);
  return { ...list, pages: list.pages.map((page) => changedPage(page, change)) };
}

/** Changes an element in every cached list, so that lists don't show old data until they're refetched. */
export function changeInLists(id: number, change: Change): void {
  const ofElement: Change = (row) => (row.id === id ? change(row) : row);
  for (const { queryKey } of queryClient.getQueryCache().findAll()) {
    if (isElementList(queryKey)) writeQueryData<CachedList>(queryKey, (list) => list && changedList(list, ofElement));
  }
}
