import { session$ } from '#src/features/session/session-state.ts';
import { systemClock } from '#src/platform/clock.ts';
import { isAtWork } from '#src/platform/device-data.ts';
import { busy$ } from '#src/platform/busy.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { isTextEntry } from '#src/ui/focus/keys.ts';

const waitMs = 20_000;

async function isBusy(): Promise<boolean> {
  if (busy$.peek()) return true;
  const session = session$.peek();
  if (session.phase !== 'in') return session.phase === 'checking';
  return isAtWork(session.userId).catch(() => false);
}

async function reload(): Promise<void> {
  if (!(await isBusy())) {
    location.reload();
    return;
  }
  toast({
    title: 'Still sending',
    message: 'Something you recorded or wrote hasn’t been sent yet. Reload once it has.',
    action: { label: 'Reload', onAction: () => void reload() },
  });
}

/**
 * Offers a new version once the writer isn't recording, sending or typing. Only the writer's press reloads. Typed text
 * stays on the device.
 */
export function offerNewVersion(): void {
  void isBusy().then((busy) => {
    if (busy || isTextEntry(document.activeElement)) systemClock.once(waitMs, offerNewVersion);
    else toast({ title: 'A new version is ready', action: { label: 'Reload', onAction: () => void reload() } });
  });
}
