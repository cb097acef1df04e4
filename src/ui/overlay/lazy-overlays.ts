import { lazyModule } from '../lazy-module.ts';

/** Chakra's overlays load together, because they share most of their code. */
export const { useModule: useOverlays, preload: preloadOverlays } = lazyModule(() => import('./overlays.ts'));
