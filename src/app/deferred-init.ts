import { type Session, session$ } from '#src/features/session/session-state.ts';
import { settings } from '#src/platform/env.ts';
import { storeLastUser } from '#src/platform/last-user.ts';
import { offerNewVersion } from './offer-version.ts';
import { watchTyping } from './unsent-work.ts';

function updateLastUser(session: Session): void {
  if (session.phase === 'in') storeLastUser(session.userId);
  else if (session.phase === 'out' && session.reason !== 'unreachable' && session.reason !== 'none')
    storeLastUser(null);
}

function trackLastUser(): void {
  updateLastUser(session$.peek());
  session$.onChange(({ value }) => {
    updateLastUser(value);
  });
}

export async function runDeferredInit(): Promise<void> {
  trackLastUser();
  // While this build's files still exist.
  await import('./recover-chunk-error.ts');
  watchTyping();
  const { sentryDsn } = settings();
  if (sentryDsn !== null) {
    const { startErrorService } = await import('#src/platform/reporting/start-reporting.ts');
    startErrorService(sentryDsn);
  }
  if (import.meta.env.PROD) {
    const { registerOfflineCopy } = await import('#src/platform/service-worker.ts');
    await registerOfflineCopy(offerNewVersion);
  }
}
