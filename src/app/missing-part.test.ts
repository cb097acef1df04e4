import type { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchChunkErrors } from './missing-part.ts';
import { chunkLoadState } from './part-state.ts';
import { recoverFromChunkError } from './recover-part.ts';

vi.mock('./recover-part.ts', () => ({ recoverFromChunkError: vi.fn(() => Promise.resolve()) }));

const router = { subscribe: () => () => undefined } as unknown as ReturnType<typeof createBrowserRouter>;

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  watchChunkErrors(router);
});

afterEach(() => chunkLoadState.set(null));

describe('watchChunkErrors', () => {
  it('recovers from a chunk that failed to load', async () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(chunkLoadState.read()).toBe('looking');
    await vi.waitFor(() => expect(recoverFromChunkError).toHaveBeenCalledOnce());
  });

  it('ignores an import that the next page cancelled', () => {
    page.dispatchEvent(new Event('beforeunload'));
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(chunkLoadState.read()).toBeNull();
  });
});
