import { elementImageUpload } from '#src/api/generated/api/elements.ts';
import {
  getMoodboardReadQueryKey,
  type MoodboardItemDeleteMutationVariables,
  type MoodboardReplaceMutationVariables,
  useMoodboardRead,
} from '#src/api/generated/api/moodboard.ts';
import type { MoodboardResponse } from '#src/api/generated/types.ts';
import { requestLimits } from '#src/lib/constants.ts';
import { queryClient } from '#src/api/query-client.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import type { SendOptions } from '#src/api/client.ts';
import { announce } from '#src/ui/announcer.ts';
import { createUploadQueue, type UploadCall, type UploadQueue } from './upload-queue.ts';
import { type BoardImage, toBoardImages } from './moodboard-model.ts';

/** The slug for uploading to the moodboard instead of an element. */
const reservedSlug = 'moodboard';

export function useMoodboard(slug: string) {
  return useMoodboardRead(slug, { query: { select: toBoardImages } });
}

export function getBoard(slug: string): readonly BoardImage[] {
  const board = queryClient.getQueryData<MoodboardResponse>(getMoodboardReadQueryKey(slug));
  return board === undefined ? [] : toBoardImages(board);
}

type Items = MoodboardResponse['data']['items'];

/** Options of every write of a board. `change` shows at once. Writes are sent one after the other; the last refetches. */
export function boardWrite<Variables>(
  slug: string,
  change: (items: Items, variables: Variables) => Items = (items) => items,
) {
  const queryKey = getMoodboardReadQueryKey(slug);
  const mutationKey = ['moodboard', slug];
  return {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: async (variables: Variables) => {
      await queryClient.cancelQueries({ queryKey });
      const before = getBoard(slug);
      queryClient.setQueryData<MoodboardResponse>(
        queryKey,
        (board) => board && { data: { ...board.data, items: change(board.data.items, variables) } },
      );
      return before;
    },
    onSettled: async (): Promise<void> => {
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  };
}

/** Options of a write of the order, or of texts. */
export function boardReplace(slug: string) {
  return boardWrite(slug, (items, { data }: MoodboardReplaceMutationVariables) =>
    data.items.flatMap((changed) =>
      items.filter(({ id }) => id === changed.id).map((item) => ({ ...item, ...changed })),
    ),
  );
}

export function imageDelete(slug: string) {
  return boardWrite(slug, (items, { item }: MoodboardItemDeleteMutationVariables) =>
    items.filter(({ id }) => id !== item),
  );
}

/** Adds an image at the end. Resolves once the board shows it. */
async function addImage(slug: string, image: File, init: SendOptions): Promise<void> {
  const refresh = () => queryClient.invalidateQueries({ queryKey: getMoodboardReadQueryKey(slug) });
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
