import type { createBrowserRouter } from 'react-router-dom';
import { mayReload } from '#src/lib/reload-rule.ts';
import { versionTexts } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { lastOwnReload, noteOwnReload, presentBuild, reloadAt, servedBuild } from '#src/platform/page-build.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { missingPart } from './part-state.ts';
import { hasUnsent } from './unsent-here.ts';

type Router = ReturnType<typeof createBrowserRouter>;

function wantedAddress({ state }: Router): string {
  const { pathname, search, hash } = state.navigation.location ?? state.location;
  return `${pathname}${search}${hash}`;
}

/**
 * A part that did not arrive leads to one reload at the address that the writer wanted, while nothing is recorded, typed or unsent;
 * else the writer is asked.
 */
export async function recoverPart(router: Router): Promise<void> {
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
