import type { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverMissingParts } from './missing-part.ts';
import { missingPart } from './part-state.ts';
import { recoverPart } from './recover-part.ts';

vi.mock('./recover-part.ts', () => ({ recoverPart: vi.fn(() => Promise.resolve()) }));

const router = { subscribe: () => () => undefined } as unknown as ReturnType<typeof createBrowserRouter>;

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  recoverMissingParts(router);
});

afterEach(() => missingPart.set(null));

describe('recoverMissingParts', () => {
  it('recovers a part that did not load', async () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(missingPart.read()).toBe('looking');
    await vi.waitFor(() => expect(recoverPart).toHaveBeenCalledOnce());
  });

  it('leaves a page alone whose import was cancelled by the next page', () => {
    page.dispatchEvent(new Event('beforeunload'));
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(missingPart.read()).toBeNull();
  });
});
