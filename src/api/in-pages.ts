type Page = { readonly data: readonly unknown[]; readonly meta: { readonly last_page: number } };

/**
 * Query options of a list that arrives in pages: it ends at the server's last page, or at an empty one. orval's hooks
 * for such lists don't compile with `exactOptionalPropertyTypes`.
 */
export const inPages = {
  initialPageParam: 1,
  getNextPageParam: ({ data, meta }: Page, _pages: unknown, page: number): number | undefined =>
    page < meta.last_page && data.length > 0 ? page + 1 : undefined,
};
