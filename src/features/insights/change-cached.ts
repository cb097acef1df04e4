import { writeQueryData, queryClient } from '#src/platform/query-client.ts';

/** Changes what is cached under a key, as old as it is: what a press changed was not asked for anew. */
export function updateCachedQueries<T extends object>(queryKey: readonly unknown[], change: (known: T) => T): void {
  for (const { queryKey: key, state } of queryClient.getQueryCache().findAll({ queryKey })) {
    if (state.data !== undefined)
      writeQueryData<T>(key, (known) => known && change(known), { updatedAt: state.dataUpdatedAt });
  }
}
