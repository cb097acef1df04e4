import type { createBrowserRouter } from 'react-router-dom';
import {
  canAutoReload,
  getLastAutoReload,
  recordAutoReload,
  getCurrentBuild,
  reloadAt,
  fetchDeployedBuild,
} from '#src/platform/page-build.ts';
import { versionTexts } from './version-texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { wouldReloadInterrupt } from './unsent-work.ts';

type Router = ReturnType<typeof createBrowserRouter>;

function wantedAddress({ state }: Router): string {
  const { pathname, search, hash } = state.navigation.location ?? state.location;
  return `${pathname}${search}${hash}`;
}

/**
 * Reloads once at the requested address after a chunk failed to load. Asks the writer instead while anything is
 * recorded, typed or unsent. Returns the new state of the chunk (chunk-errors.ts).
 */
export async function recoverFromChunkError(router: Router): Promise<'looking' | 'newer' | 'failed'> {
  const [served, isInterrupting] = await Promise.all([fetchDeployedBuild(), wouldReloadInterrupt()]);
  const now = { build: getCurrentBuild(), at: systemClock.now() };
  if (served !== 'none' && !isInterrupting && canAutoReload(getLastAutoReload(), now) && recordAutoReload(now)) {
    reloadAt(wantedAddress(router));
    return 'looking';
  }
  const state = served === 'another' ? 'newer' : 'failed';
  // A screen that didn't load shows its own error. Offline, the connection notice is enough.
  if (router.state.errors !== null || served === 'none') return state;
  toast({
    type: 'error',
    title: versionTexts.partFailed,
    message: versionTexts[served === 'another' ? 'newerPart' : 'failedPart'],
    action: { label: versionTexts.reload, onAction: () => reloadAt(wantedAddress(router)) },
  });
  return state;
}
