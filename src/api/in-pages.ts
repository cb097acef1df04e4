import type { QueryKey } from '@tanstack/react-query';

type Page = { readonly data: readonly unknown[]; readonly meta: { readonly last_page: number } };

type PagesOptions = {
  readonly queryKey: QueryKey;
  readonly initialPageParam: number;
  readonly getNextPageParam: (last: Page, pages: unknown, page?: number) => number | undefined;
};

/**
 * Query options of a list that arrives in pages: it ends at the server's last page, or at an empty one. The key starts
 * with the list's, so that both are refetched together.
 */
export function inPages(list: QueryKey): PagesOptions {
  return {
    queryKey: [...list, 'pages'],
    initialPageParam: 1,
    getNextPageParam: ({ data, meta }, _pages, page = 1) =>
      page < meta.last_page && data.length > 0 ? page + 1 : undefined,
  };
}
