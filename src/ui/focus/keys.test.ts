import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDialog, dialogs$, openDialog } from '../overlay/dialogs.ts';
import { isOverlayOpen } from './keys.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The page shows no dialog yet.
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  dialogs$.set([]);
});

it('counts a dialog as open before it is shown, so that the next key is no shortcut, but not while it fades out', () => {
  expect(isOverlayOpen()).toBe(false);
  const { id } = openDialog('Rename story');
  expect(isOverlayOpen()).toBe(true);
  closeDialog(id);
  expect(isOverlayOpen()).toBe(false);
});
