import type { InfiniteData } from '@tanstack/react-query';
import type { ElementFact, ElementListResponse, ElementRef } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import type { ElementDetail } from './element-model.ts';

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
    if (isElementList(queryKey))
      queryClient.setQueryData<CachedList>(queryKey, (list) => list && changedList(list, ofElement));
  }
}

type Filled = {
  readonly name: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly facts: readonly ElementFact[];
};

type ElementChange = { name?: string; subtitle?: string | null; description?: string | null; facts?: ElementFact[] };

function isSame(one: readonly ElementFact[], other: readonly ElementFact[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, value }, at) => name === other[at]?.name && value === other[at].value)
  );
}

/** Returns only the changed fields, so that a save doesn't overwrite newer values. */
export function getElementChange(before: ElementDetail, { name, subtitle, description, facts }: Filled): ElementChange {
  return {
    ...(name !== before.name && { name }),
    ...(subtitle !== before.line && { subtitle }),
    ...(description !== before.description && { description }),
    ...(!isSame(facts, before.facts) && { facts: [...facts] }),
  };
}

/** Returns the facts with a changed value; `''` removes it. Falls back to the name if no value matches. */
export function withFact(facts: readonly ElementFact[], fact: ElementFact, value: string): ElementFact[] {
  const exact = facts.findIndex((other) => other.name === fact.name && other.value === fact.value);
  const at = exact === -1 ? facts.findIndex(({ name }) => name === fact.name) : exact;
  const next = value === '' ? [] : [{ name: fact.name, value }];
  return at === -1 ? [...facts, ...next] : facts.toSpliced(at, 1, ...next);
}
