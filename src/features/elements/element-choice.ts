/** How a list of elements is sorted; the first is what holds without a choice. */
export const elementSorts = ['recent', 'name'] as const;

export type ElementSort = (typeof elementSorts)[number];

/** What the address says about a list: `?search=ellery&sort=name`. */
export type ElementChoice = { readonly search: string; readonly sort: ElementSort };

/** The longest that the server searches for (contract, `query`). */
const longestSearch = 200;

/** Reads the choice of an address; a value that nobody knows counts as none. */
export function choiceOf(query: URLSearchParams): ElementChoice {
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    sort: elementSorts.find((sort) => sort === query.get('sort')) ?? 'recent',
  };
}

/** The address of a choice; what holds anyway is not written, anything else in the query stays. */
export function queryOf(query: URLSearchParams, { search, sort }: ElementChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  if (search === '') next.delete('search');
  else next.set('search', search);
  if (sort === 'recent') next.delete('sort');
  else next.set('sort', sort);
  return next;
}

/** The day of `development_date` as the server takes it ("2025-01-31"); null when it is none. */
export function dayInQuery(query: URLSearchParams): string | null {
  const day = query.get('development_date') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
