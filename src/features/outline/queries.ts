import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { outlineReadQueryKey, outlineReadQueryOptions, outlineReplace } from '#src/contract/generated/api/outline.ts';
import type { OutlineResponse } from '#src/contract/generated/types.ts';
import { unwrapData } from '#src/lib/decode.ts';
import { writeQueryData, fetchFresh, queryClient, refreshQueries } from '#src/platform/query-client.ts';
import { parseOutline, type OutlineModel, type Part } from './outline-model.ts';

function select(response: OutlineResponse): OutlineModel | null {
  return parseOutline(unwrapData(response));
}

export function useServerOutline(slug: string): UseQueryResult<OutlineModel | null> {
  return useQuery({ ...outlineReadQueryOptions(slug), select });
}

export function getCachedOutline(slug: string): OutlineModel | null {
  const response = queryClient.getQueryData<OutlineResponse>(outlineReadQueryKey(slug));
  return response === undefined ? null : select(response);
}

export async function fetchOutline(slug: string): Promise<OutlineModel | null> {
  return select(await fetchFresh(outlineReadQueryOptions(slug)));
}

function getVersion(response: OutlineResponse): number {
  return select(response)?.version ?? 0;
}

/** Saves the whole tree against its base version. Throws ApiError, with status 409 on a conflict. */
export async function saveOutline(slug: string, version: number, parts: readonly Part[]): Promise<void> {
  const tree = parts.map(({ id, title, scenes }) => ({
    id,
    title,
    scenes: scenes.map(({ synopsis, ...scene }) => ({ ...scene, synopsis: synopsis === '' ? null : synopsis })),
  }));
  const saved = await outlineReplace(slug, { version, parts: tree });
  // A read meanwhile may already hold a later remote change.
  writeQueryData<OutlineResponse>(outlineReadQueryKey(slug), (cached) =>
    cached && getVersion(cached) > getVersion(saved) ? cached : saved,
  );
}

export async function refreshOutline(slug: string): Promise<void> {
  await refreshQueries({ queryKey: outlineReadQueryKey(slug) });
}
