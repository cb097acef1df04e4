/** The first is the default. */
export const elementSorts = ['recent', 'name'] as const;

export type ElementSort = (typeof elementSorts)[number];

export type ElementChoice = { readonly search: string; readonly sort: ElementSort };

/** The server's maximum length (contract, `query`). */
const longestSearch = 200;

/** Parses the query string. Ignores unknown values. */
export function parseElementFilters(query: URLSearchParams): ElementChoice {
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    sort: elementSorts.find((sort) => sort === query.get('sort')) ?? 'recent',
  };
}

/** Writes a choice to the query. Leaves out defaults and preserves other parameters. */
export function toElementQuery(query: URLSearchParams, { search, sort }: ElementChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  if (search === '') next.delete('search');
  else next.set('search', search);
  if (sort === 'recent') next.delete('sort');
  else next.set('sort', sort);
  return next;
}

/** Returns `development_date` in the server's format ("2025-01-31"), or null if invalid. */
export function dayInQuery(query: URLSearchParams): string | null {
  const day = query.get('development_date') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
