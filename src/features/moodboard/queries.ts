import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { elementImageUpload } from '#src/contract/generated/hooks/elements/elements.ts';
import {
  getMoodboardReadQueryKey,
  moodboardItemDelete,
  moodboardItemRestore,
  moodboardRead,
  moodboardReplace,
} from '#src/contract/generated/hooks/moodboard/moodboard.ts';
import { transportLimits } from '#src/lib/constants.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { writeQueryData, queryClient, refreshQueries } from '#src/platform/query-client.ts';
import type { TransportInit } from '#src/platform/transport-request.ts';
import { KeyedQueue } from '#src/platform/turns.ts';
import { parseBoardImages, type BoardImage } from './moodboard-view.ts';

type Board = readonly BoardImage[];

/** The slug under which the images call takes a picture for the moodboard instead of an element. */
const reservedSlug = 'moodboard';

const keyOf = (slug: string) => [...getMoodboardReadQueryKey(slug), 'pictures'];

/** The changes of each board. */
const changes = new KeyedQueue();

/** The pictures on a project's moodboard, in their order. */
export function useMoodboard(slug: string): UseQueryResult<Board, ApiError> {
  return useQuery<Board, ApiError>(boardQuery(slug));
}

/** Reads a board once the changes that are on their way are there. */
export const boardQuery = (slug: string) =>
  queryOptions<Board, ApiError>({
    queryKey: keyOf(slug),
    queryFn: async ({ signal }) => {
      await changes.settled(slug);
      return parseBoardImages(await moodboardRead(slug, { signal }));
    },
  });

/** The board as it stands on screen; empty before it has come. */
export function getBoard(slug: string): Board {
  return queryClient.getQueryData<Board>(keyOf(slug)) ?? [];
}

/**
 * Shows `next` at once, then tells the server. Its answer counts unless something newer is on its way; when it refuses, the
 * server's board is shown again. @throws ApiError
 */
async function change(slug: string, next: Board, call: () => Promise<unknown>): Promise<void> {
  const turn = changes.inTurn(slug, call);
  // A read that is under way begins anew, and waits for the turn.
  writeQueryData<Board>(keyOf(slug), () => next);
  try {
    const answer = await turn;
    if (!changes.isBusy(slug) && answer !== undefined)
      writeQueryData<Board>(keyOf(slug), () => parseBoardImages(answer));
  } catch (error) {
    await refreshQueries({ queryKey: keyOf(slug) });
    throw error;
  }
}

/** Saves the order of a board. @throws ApiError */
export function saveOrder(slug: string, next: Board): Promise<void> {
  return change(slug, next, () => moodboardReplace(slug, { items: next.map(({ id }) => ({ id })) }));
}

/** Saves what is said of one picture. @throws ApiError */
export function saveText(slug: string, id: number, text: Partial<Pick<BoardImage, 'caption' | 'alt'>>): Promise<void> {
  const next = getBoard(slug).map((picture) => (picture.id === id ? { ...picture, ...text } : picture));
  const items = next.map((picture) => (picture.id === id ? { id, ...text } : { id: picture.id }));
  return change(slug, next, () => moodboardReplace(slug, { items }));
}

/** Takes a picture off the board; it can be restored. @throws ApiError */
export function removeImage(slug: string, id: number): Promise<void> {
  const next = getBoard(slug).filter((picture) => picture.id !== id);
  return change(slug, next, () => moodboardItemDelete(slug, id));
}

/** Puts a picture back where it was. @throws ApiError */
export function restoreImage(slug: string, id: number): Promise<void> {
  return change(slug, getBoard(slug), () => moodboardItemRestore(slug, id));
}

/** Adds a picture behind the others; resolves when it shows. @throws ApiError */
export async function addImage(slug: string, image: File, call: TransportInit): Promise<void> {
  const refresh = () => refreshQueries({ queryKey: keyOf(slug) });
  try {
    await elementImageUpload(slug, reservedSlug, { image }, { ...call, timeoutMs: transportLimits.uploadTimeoutMs });
  } catch (error) {
    // Without an answer it may have arrived all the same.
    void refresh();
    throw error;
  }
  await refresh();
}
