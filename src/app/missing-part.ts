import type { createBrowserRouter } from 'react-router-dom';
import { createStore } from '#src/ui/store.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * What was found when a part of the application did not arrive: nothing yet (`looking`; also while the page is being reloaded),
 * that another build is served (`newer`), or no such reason (`failed`).
 */
export type MissingPart = 'looking' | 'newer' | 'failed';

/** For the screen that could not be loaded; null while every part has arrived. */
export const missingPart = createStore<MissingPart | null>(null);

/**
 * A tab may stay open while a newer build takes the place of its own, whose files are gone then. What helps is loaded with the
 * first screen (after-start.ts), while it is there.
 */
export function recoverMissingParts(router: Router): void {
  window.addEventListener('vite:preloadError', () => {
    if (missingPart.read() === 'looking') return;
    missingPart.set('looking');
    import('./recover-part.ts').then(
      ({ recoverPart }) => recoverPart(router),
      () => missingPart.set('failed'),
    );
  });
  router.subscribe(({ errors }) => {
    if (errors === null && missingPart.read() !== 'looking') missingPart.set(null);
  });
}
