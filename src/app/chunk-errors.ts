import type { createBrowserRouter } from 'react-router-dom';
import { observable } from '@legendapp/state';

/**
 * State after a chunk failed to load. `looking` also lasts while the page reloads. `newer` means the server has another
 * build, `failed` any other reason.
 */
type ChunkLoadState = 'looking' | 'newer' | 'failed';

export const chunkLoadState$ = observable<ChunkLoadState | null>(null);

type Router = ReturnType<typeof createBrowserRouter>;

/** Ms after a navigation starts in which failed imports are attributed to it. */
const leavingMs = 5000;

/**
 * Handles missing chunks: a newer build may delete an open tab's files. deferred-init.ts loads the recovery code while it
 * still exists.
 */
export function watchChunkErrors(router: Router): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  // Firefox cancels running imports when the next page starts to load. Reloading then would cancel that page.
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  window.addEventListener('vite:preloadError', () => {
    if (chunkLoadState$.peek() === 'looking' || performance.now() - leftAt < leavingMs) return;
    chunkLoadState$.set('looking');
    import('./recover-chunk-error.ts').then(
      async ({ recoverFromChunkError }) => chunkLoadState$.set(await recoverFromChunkError(router)),
      () => chunkLoadState$.set('failed'),
    );
  });
  router.subscribe(({ errors }) => {
    if (errors === null && chunkLoadState$.peek() !== 'looking') chunkLoadState$.set(null);
  });
}
