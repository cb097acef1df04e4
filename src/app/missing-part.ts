import type { createBrowserRouter } from 'react-router-dom';
import { chunkLoadState } from './part-state.ts';

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
    if (chunkLoadState.read() === 'looking' || performance.now() - leftAt < leavingMs) return;
    chunkLoadState.set('looking');
    import('./recover-part.ts').then(
      ({ recoverFromChunkError }) => recoverFromChunkError(router),
      () => chunkLoadState.set('failed'),
    );
  });
  router.subscribe(({ errors }) => {
    if (errors === null && chunkLoadState.read() !== 'looking') chunkLoadState.set(null);
  });
}
