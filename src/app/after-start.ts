import { settings } from '#src/platform/env.ts';
import { offerNewVersion } from './offer-version.ts';
import { trackLastUser } from './last-writer.ts';
import { watchTyping } from './unsent-here.ts';

/** What comes once the first screen has been there for a while. Nothing of it is needed by a screen. */
export async function runDeferredInit(): Promise<void> {
  trackLastUser();
  // While the files of this build are still there.
  await import('./recover-part.ts');
  watchTyping();
  const { sentryDsn } = settings();
  if (sentryDsn !== null) {
    const { startErrorService } = await import('#src/platform/reporting/start-reporting.ts');
    startErrorService(sentryDsn);
  }
  // The development server has no worker.
  if (import.meta.env.PROD) {
    const { registerOfflineCopy } = await import('#src/platform/service-worker.ts');
    await registerOfflineCopy(offerNewVersion);
  }
}
