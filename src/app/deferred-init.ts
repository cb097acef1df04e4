import { settings } from '#src/platform/env.ts';
import { offerNewVersion } from './offer-version.ts';
import { trackLastUser } from './track-last-user.ts';
import { watchTyping } from './unsent-work.ts';

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
