import type { createBrowserRouter } from 'react-router-dom';
import { chunkLoadState } from './part-state.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** How long after the start of a navigation failed imports are put down to it, in milliseconds. */
const leavingMs = 5000;

/**
 * A tab may stay open while a newer build takes the place of its own, whose files are gone then. What helps is loaded with the
 * first screen (after-start.ts), while it is there.
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
