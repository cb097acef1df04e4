import {
  getOutlineReadQueryKey,
  getOutlineReadQueryOptions,
  useOutlineRead,
  outlineReplace,
} from '#src/api/generated/api/outline.ts';
import type { OutlineResponse } from '#src/api/generated/types.ts';
import { fetchFresh, queryClient } from '#src/api/query-client.ts';
import { toOutline, type OutlineModel, type Part } from './outline-model.ts';

function select({ data }: OutlineResponse): OutlineModel {
  return toOutline(data);
}

export function useServerOutline(slug: string) {
  return useOutlineRead(slug, { query: { select } });
}

export function getCachedOutline(slug: string): OutlineModel | null {
  const response = queryClient.getQueryData<OutlineResponse>(getOutlineReadQueryKey(slug));
  return response === undefined ? null : select(response);
}

export async function fetchOutline(slug: string): Promise<OutlineModel> {
  return select(await fetchFresh(getOutlineReadQueryOptions(slug)));
}

/** Saves the whole tree based on `version`; returns the new version. Throws ApiError with status 409 on a conflict. */
export async function saveOutline(slug: string, version: number, parts: readonly Part[]): Promise<number> {
  const tree = parts.map(({ id, title, scenes }) => ({
    id,
    title,
    scenes: scenes.map(({ synopsis, ...scene }) => ({ ...scene, synopsis: synopsis === '' ? null : synopsis })),
  }));
  const saved = await outlineReplace(slug, { version, parts: tree });
  // A read meanwhile may already hold a later remote change.
  queryClient.setQueryData<OutlineResponse>(getOutlineReadQueryKey(slug), (cached) =>
    cached && cached.data.version > saved.data.version ? cached : saved,
  );
  return saved.data.version;
}

export async function refreshOutline(slug: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: getOutlineReadQueryKey(slug) });
}
