import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { elementImageUpload } from '#src/api/generated/api/elements.ts';
import {
  moodboardItemDelete,
  moodboardItemRestore,
  moodboardRead,
  getMoodboardReadQueryKey,
  moodboardReplace,
} from '#src/api/generated/api/moodboard.ts';
import type { MoodboardResponse } from '#src/api/generated/types.ts';
import { requestLimits } from '#src/lib/constants.ts';
import { KeyedQueue } from '#src/platform/keyed-queue.ts';
import { queryClient } from '#src/api/query-client.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import type { SendOptions } from '#src/api/client.ts';
import { announce } from '#src/ui/announcer.ts';
import { createUploadQueue, type UploadCall, type UploadQueue } from './upload-queue.ts';
import { type BoardImage, toBoardImages } from './moodboard-model.ts';

type Board = readonly BoardImage[];

/** The slug for uploading to the moodboard instead of an element. */
const reservedSlug = 'moodboard';

function getBoardKey(slug: string) {
  return [...getMoodboardReadQueryKey(slug), 'pictures'];
}

const changes = new KeyedQueue();

export function useMoodboard(slug: string): UseQueryResult<Board> {
  return useQuery<Board>(boardQuery(slug));
}

/** Waits for pending changes before reading the board. */
export function boardQuery(slug: string) {
  return queryOptions<Board>({
    queryKey: getBoardKey(slug),
    queryFn: async ({ signal }) => {
      await changes.whenIdle(slug);
      return toBoardImages(await moodboardRead(slug, { signal }));
    },
  });
}

export function getBoard(slug: string): Board {
  return queryClient.getQueryData<Board>(getBoardKey(slug)) ?? [];
}

/**
 * Updates the cache optimistically. Uses the response unless a newer change is pending. Refetches after a failure.
 * Throws ApiError.
 */
async function change(slug: string, next: Board, request: () => Promise<MoodboardResponse | void>): Promise<void> {
  const turn = changes.run(slug, request);
  // This restarts a read in flight, which waits for `turn`.
  queryClient.setQueryData<Board>(getBoardKey(slug), next);
  try {
    const response = await turn;
    if (!changes.isBusy(slug) && response !== undefined)
      queryClient.setQueryData<Board>(getBoardKey(slug), toBoardImages(response));
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: getBoardKey(slug) });
    throw error;
  }
}

export function saveOrder(slug: string, next: Board): Promise<void> {
  return change(slug, next, () => moodboardReplace(slug, { items: next.map(({ id }) => ({ id })) }));
}

export function saveText(slug: string, id: number, text: Partial<Pick<BoardImage, 'caption' | 'alt'>>): Promise<void> {
  const next = getBoard(slug).map((image) => (image.id === id ? { ...image, ...text } : image));
  const items = next.map((image) => (image.id === id ? { id, ...text } : { id: image.id }));
  return change(slug, next, () => moodboardReplace(slug, { items }));
}

export function removeImage(slug: string, id: number): Promise<void> {
  const next = getBoard(slug).filter((image) => image.id !== id);
  return change(slug, next, () => moodboardItemDelete(slug, id));
}

export function restoreImage(slug: string, id: number): Promise<void> {
  return change(slug, getBoard(slug), () => moodboardItemRestore(slug, id));
}

/** Adds an image at the end. Resolves once the board shows it. */
async function addImage(slug: string, image: File, init: SendOptions): Promise<void> {
  const refresh = () => queryClient.invalidateQueries({ queryKey: getBoardKey(slug) });
  try {
    await elementImageUpload(slug, reservedSlug, { image }, { ...init, timeoutMs: requestLimits.uploadTimeoutMs });
  } catch (error) {
    // It may have arrived though the response was lost.
    void refresh();
    throw error;
  }
  await refresh();
}

async function upload(slug: string, file: File, init: UploadCall): Promise<void> {
  await addImage(slug, file, init);
  announce(`${file.name} added.`);
}

const queues = new Map<string, UploadQueue>();

// Another writer may log in next. A new token is the same writer logging in again.
sessionToken.subscribe((token) => {
  if (token === null) queues.clear();
});

/** Returns a project's uploads, which continue on other screens until logout. */
export function getUploadQueue(slug: string): UploadQueue {
  const queue = queues.get(slug) ?? createUploadQueue((file, init) => upload(slug, file, init));
  queues.set(slug, queue);
  return queue;
}
