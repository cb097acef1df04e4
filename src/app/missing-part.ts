import type { createBrowserRouter } from 'react-router-dom';
import { mayReload } from '#src/lib/reload-rule.ts';
import { versionTexts } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { lastOwnReload, noteOwnReload, presentBuild, reloadAt, servedBuild } from '#src/platform/page-build.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { createStore } from '#src/ui/store.ts';
import { hasUnsent, watchTyping } from './unsent-here.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * What was found when a part of the application did not arrive: nothing yet (`looking`; also while the page is being reloaded),
 * that another build is served (`newer`), or no such reason (`failed`).
 */
type MissingPart = 'looking' | 'newer' | 'failed';

/** For the screen that could not be loaded; null while every part has arrived. */
export const missingPart = createStore<MissingPart | null>(null);

function wantedAddress({ state }: Router): string {
  const { pathname, search, hash } = state.navigation.location ?? state.location;
  return `${pathname}${search}${hash}`;
}

async function recover(router: Router): Promise<void> {
  if (missingPart.read() === 'looking') return;
  missingPart.set('looking');
  const [served, isUnsent] = await Promise.all([servedBuild(), hasUnsent()]);
  const now = { build: presentBuild(), at: systemClock.now() };
  if (served !== 'none' && !isUnsent && mayReload(lastOwnReload(), now) && noteOwnReload(now)) {
    reloadAt(wantedAddress(router));
    return;
  }
  missingPart.set(served === 'another' ? 'newer' : 'failed');
  // A screen that did not load says so in its place. Without a connection the notice of that is enough.
  if (router.state.errors !== null || served === 'none') return;
  toast({
    type: 'error',
    title: versionTexts.partFailed,
    message: versionTexts[served === 'another' ? 'newerPart' : 'failedPart'],
    action: { label: versionTexts.reload, onAction: () => reloadAt(wantedAddress(router)) },
  });
}

/**
 * A tab may stay open while a newer build takes the place of its own, whose files are gone then. A part that does not arrive leads
 * to one reload at the address that the writer wanted, while nothing is recorded, typed or unsent; else the writer is asked.
 */
export function recoverMissingParts(router: Router): void {
  watchTyping();
  window.addEventListener('vite:preloadError', () => void recover(router));
  router.subscribe(({ errors }) => {
    if (errors === null && missingPart.read() !== 'looking') missingPart.set(null);
  });
}
