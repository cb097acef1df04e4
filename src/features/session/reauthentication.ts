import { systemClock } from '#src/platform/clock.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { holdTabLock, isTabLockHeld } from '#src/platform/web-lock.ts';
import {
  type Credentials,
  requestLogin,
  isCurrentUsersToken,
  endLocalSession,
  logIn,
  readUser,
  renew,
  writeToken,
} from './session.ts';
import { sessionExpired$, session$ } from './session-state.ts';

/**
 * Operations whose 401 doesn't ask for a new sign-in: signing in and out; insights only log it (section 8), and
 * projects show their own text.
 */
const unasked = new Set(['authLogin', 'authFederate', 'authLogout', 'csrfCookieRead', 'projectRead']);
const loadsInsights = /Insight(?:History|Saved)?(?:List|Search)$/;

function triggersReauth(operationId: string): boolean {
  return !unasked.has(operationId) && !loadsInsights.test(operationId);
}

/** Held by a tab that asks, so that a newly opened tab doesn't clear its session. */
const lock = 'sign-in-again';

let waiting: ((isBack: boolean) => void)[] = [];
let releaseLock: Promise<() => void> | null = null;

export function isReauthPendingInAnyTab(): Promise<boolean> {
  return isTabLockHeld(lock);
}

/** Asks the writer to sign in again; concurrent requests share a sheet. Resolves to true if the same writer returns. */
export function requestReauth(): Promise<boolean> {
  if (session$.phase.peek() !== 'in') return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
    releaseLock ??= holdTabLock(lock);
    sessionExpired$.set(true);
  });
}

function settle(isBack: boolean): void {
  const all = waiting;
  waiting = [];
  for (const resolve of all) resolve(isBack);
  void releaseLock?.then((release) => release());
  releaseLock = null;
  sessionExpired$.set(false);
}

session$.onChange(({ value }) => {
  if (value.phase === 'out') settle(false);
});

/** Whether to retry a request rejected with `token`, waiting for a new sign-in if needed. */
export async function canRetryAfterReauth(operationId: string, token: string): Promise<boolean> {
  if (!triggersReauth(operationId)) return false;
  const current = sessionToken.read();
  return token === current ? requestReauth() : isCurrentUsersToken(current);
}

/**
 * Logs in over the open screen. Resolves to false for another writer: the old session's data is cleared and the page
 * must reload. Throws as `logIn` does.
 */
export async function reauthenticate(credentials: Credentials): Promise<boolean> {
  const session = session$.peek();
  if (session.phase !== 'in') {
    await logIn(credentials);
    return true;
  }
  const { user, token } = await requestLogin(credentials);
  if (user.id === session.userId && session$.phase.peek() === 'in') {
    renew(user, token);
    settle(true);
    return true;
  }
  endLocalSession('none');
  // Screens unmount first, so their last saves don't run in the next writer's name.
  await systemClock.after(0);
  writeToken(token);
  return false;
}

/** Handles a sign-in from another tab: pending work continues, or ends if the writer changed. */
export async function adoptRenewedToken(token: string): Promise<void> {
  const user = await readUser().catch(() => null);
  const session = session$.peek();
  if (user === null || session.phase !== 'in' || sessionToken.read() !== token) return;
  if (session.userId === user.id) {
    renew(user, token);
    settle(true);
    return;
  }
  endLocalSession('elsewhere');
  await systemClock.after(0);
  sessionToken.write(token);
}
