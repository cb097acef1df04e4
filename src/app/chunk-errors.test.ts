import type { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkLoadState$, watchChunkErrors } from './chunk-errors.ts';
import { recoverFromChunkError } from './recover-chunk-error.ts';

vi.mock('./recover-chunk-error.ts', () => ({
  recoverFromChunkError: vi.fn(() => Promise.resolve('looking' as const)),
}));

const router = { subscribe: () => () => undefined } as unknown as ReturnType<typeof createBrowserRouter>;

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  watchChunkErrors(router);
});

afterEach(() => chunkLoadState$.set(null));

describe('watchChunkErrors', () => {
  it('recovers from a chunk that failed to load', async () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(chunkLoadState$.peek()).toBe('looking');
    await vi.waitFor(() => expect(recoverFromChunkError).toHaveBeenCalledOnce());
  });

  it('ignores an import that the next page cancelled', () => {
    page.dispatchEvent(new Event('beforeunload'));
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(chunkLoadState$.peek()).toBeNull();
  });
});
