import { useMutation, useQuery } from '@tanstack/react-query';
import { elementRestore } from '#src/api/generated/api/elements.ts';
import { moodboardItemRestore } from '#src/api/generated/api/moodboard.ts';
import { noteRestore } from '#src/api/generated/api/notes.ts';
import { storyRestore } from '#src/api/generated/api/stories.ts';
import {
  getTrashListInfiniteQueryOptions,
  getTrashListQueryKey,
  trashList,
  useTrashListInfinite,
} from '#src/api/generated/api/trash.ts';
import { inPages } from '#src/api/in-pages.ts';
import { trashTexts } from './texts.ts';
import { queryClient } from '#src/api/query-client.ts';
import { toTrashRows, type TrashKind, type TrashRow } from './trash-model.ts';

const pages = inPages(getTrashListQueryKey());

/** Reads what the writer deleted in pages. */
export function trashQuery() {
  return getTrashListInfiniteQueryOptions(undefined, { query: pages });
}

/** Fetches the trash. Its route's loader reads it at each visit: other screens delete without knowing this list. */
export function useTrash() {
  return useTrashListInfinite(undefined, {
    query: { ...pages, select: (list) => toTrashRows(list.pages.flatMap(({ data }) => data)) },
  });
}

async function findInTrash(kind: TrashKind, id: number, signal: AbortSignal): Promise<TrashRow | null> {
  for (let page = 1; ; page += 1) {
    const { data, meta } = await trashList({ page, per_page: 100 }, { signal });
    const row = toTrashRows(data).find((one) => one.kind === kind && one.id === id);
    if (row || data.length === 0 || page >= meta.last_page) return row ?? null;
  }
}

/** Finds a deleted item. Null if it isn't in the trash. */
export function useTrashed(kind: TrashKind, id: number) {
  return useQuery({
    queryKey: [...getTrashListQueryKey(), kind, id],
    queryFn: ({ signal }) => findInTrash(kind, id, signal),
    gcTime: 0,
  });
}

async function sendRestore({ kind, id, project }: TrashRow): Promise<void> {
  if (kind === 'story') await storyRestore(id);
  else if (project === null) throw new Error(`The ${kind} ${id} has no project.`);
  else if (kind === 'element') await elementRestore(project.slug, String(id));
  else if (kind === 'note') await noteRestore(project.slug, id);
  else await moodboardItemRestore(project.slug, id);
}

/** Lists and screens that show a restored item: stories, home's latest conversation, elements and projects. */
const affected = /^\/api\/v1\/(?:stories|projects|elements|conversation\/session-chats\/latest)(?:$|[/?])/;

/** Restores an item, and refetches every list that may show it, also after a failure. */
export function useRestoreMutation(onSuccess: (row: TrashRow) => void) {
  return useMutation({
    mutationFn: sendRestore,
    onSuccess: (_response, row) => onSuccess(row),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({
          predicate: ({ queryKey: [address] }) => typeof address === 'string' && affected.test(address),
        }),
        queryClient.invalidateQueries({ queryKey: pages.queryKey }),
      ]),
    meta: { errorToast: 'plain', failed: trashTexts.notRestored },
  });
}
