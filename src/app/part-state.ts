import { createStore } from '#src/ui/store.ts';

/**
 * State after a chunk failed to load. `looking` also lasts while the page reloads. `newer` means the server has another
 * build, `failed` any other reason.
 */
type ChunkLoadState = 'looking' | 'newer' | 'failed';

export const chunkLoadState = createStore<ChunkLoadState | null>(null);
