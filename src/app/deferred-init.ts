import { type Session, session$ } from '#src/features/session/session-state.ts';
import { getLastLoginUser, isCurrentUsersToken } from '#src/features/session/session.ts';
import { settings } from '#src/platform/env.ts';
import { deleteCopies } from '#src/platform/offline-copies.ts';
import { storeLastUser } from '#src/platform/last-user.ts';
import { saveLogin } from '#src/platform/saved-login.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { offerNewVersion } from './offer-version.ts';
import { watchTyping } from './unsent-work.ts';

/** Saves who is logged in for a start without the server, and deletes it with what was saved for it. */
function updateLastUser(session: Session): void {
  if (session.phase === 'out') void deleteCopies();
  const [user, token] = [getLastLoginUser(), sessionToken.read()];
  // Another tab may just have stored another writer's token.
  if (user !== null && token !== null && isCurrentUsersToken(token)) saveLogin(token, user);
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

/** `waitedAtStart`: whether a newer offline copy waited when the page started. */
export async function runDeferredInit(waitedAtStart: Promise<boolean>): Promise<void> {
  trackLastUser();
  // While this build's files still exist.
  await import('./recover-chunk-error.ts');
  watchTyping();
  const { sentryDsn } = settings();
  if (sentryDsn !== null) {
    const { startErrorService } = await import('./reporting/start-reporting.ts');
    startErrorService(sentryDsn);
  }
  if (import.meta.env.PROD) {
    const { registerOfflineCopy } = await import('./service-worker.ts');
    await registerOfflineCopy(offerNewVersion, await waitedAtStart);
  }
}
