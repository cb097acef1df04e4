import { writeQueryData, queryClient } from '#src/platform/query-client.ts';

/** Updates cached data but preserves its timestamp, since it wasn't fetched again. */
export function updateCachedQueries<T extends object>(queryKey: readonly unknown[], change: (current: T) => T): void {
  for (const { queryKey: key, state } of queryClient.getQueryCache().findAll({ queryKey })) {
    if (state.data !== undefined)
      writeQueryData<T>(key, (current) => current && change(current), { updatedAt: state.dataUpdatedAt });
  }
}
