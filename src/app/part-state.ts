import { createStore } from '#src/ui/store.ts';

/**
 * What was found when a part of the application did not arrive: nothing yet (`looking`; also while the page is being reloaded),
 * that another build is served (`newer`), or no such reason (`failed`).
 */
type ChunkLoadState = 'looking' | 'newer' | 'failed';

/** For the screen that could not be loaded; null while every part has arrived. */
export const chunkLoadState = createStore<ChunkLoadState | null>(null);
