import { session$ } from '#src/features/session/session-state.ts';
import { systemClock } from '#src/platform/clock.ts';
import { isAtWork } from '#src/platform/device-data.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** As long as something is recorded or on its way, the notice waits and looks again, in ms. */
const waitMs = 20_000;

/** Whether a reload could disturb: of this writer something is being recorded or not sent, in whichever tab. */
async function isBusy(): Promise<boolean> {
  const session = session$.peek();
  if (session.phase !== 'in') return session.phase === 'checking';
  // A device that cannot be read keeps nothing that could be lost.
  return isAtWork(session.userId).catch(() => false);
}

async function reload(): Promise<void> {
  if (!(await isBusy())) {
    location.reload();
    return;
  }
  toast({
    title: 'Not yet',
    message: 'Something you said or wrote is not sent yet. Reload once it is.',
    action: { label: 'Reload', onAction: () => void reload() },
  });
}

/** Says quietly that there is a new version, once nothing is being recorded or sent. Only the writer's press reloads. */
export function offerNewVersion(): void {
  void isBusy().then((busy) => {
    if (busy) systemClock.once(waitMs, offerNewVersion);
    else toast({ title: 'A new version is ready', action: { label: 'Reload', onAction: () => void reload() } });
  });
}
