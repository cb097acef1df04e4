import { lazyModule } from '../lazy-module.ts';

/** Chakra's overlays load together, because they share most of their code. */
export const useOverlays = lazyModule(() => import('./overlays.ts'), { preload: true });
