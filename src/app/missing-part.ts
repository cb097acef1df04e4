import type { createBrowserRouter } from 'react-router-dom';
import { missingPart } from './part-state.ts';

type Router = ReturnType<typeof createBrowserRouter>;

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
