import { getAuthUserReadQueryKey } from '#src/api/generated/api/auth.ts';
import type { User } from '#src/api/generated/types.ts';
import { sessionCheck } from '#src/lib/constants.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { isOriginReachable } from '#src/platform/network.ts';
import { queryClient } from '#src/api/query-client.ts';
import { readLogin, saveLogin } from '#src/platform/saved-login.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { holdTabLock, isTabLockHeld } from '#src/platform/web-lock.ts';
import { isCurrentUsersToken, endLocalSession, openSession, readUser, renewSession, writeToken } from './session.ts';
import { type Credentials, requestLogin, logIn } from './log-in.ts';
import { sessionExpired$, session$ } from './session-state.ts';

/**
 * Operations whose 401 doesn't ask for a new login: logging in and out; insights only log it, and
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

/** Asks the writer to log in again; concurrent requests share a sheet. Resolves to true if the same writer returns. */
export function requestReauth(): Promise<boolean> {
  if (session$.peek().phase !== 'in') return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
    releaseLock ??= holdTabLock(lock);
    sessionExpired$.set(true);
  });
}

/** Continues the session with a new token of its writer. */
function continueSession(user: User, token: string): void {
  renewSession(user, token);
  saveLogin(token, user);
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

/** Whether to retry a request rejected with `token`, waiting for a new login if needed. */
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
  if (user.id === session.userId && session$.peek().phase === 'in') {
    continueSession(user, token);
    settle(true);
    return true;
  }
  endLocalSession('none');
  // Screens unmount first, so their last saves don't run in the next writer's name.
  await systemClock.after(0);
  writeToken(token);
  return false;
}

/** Handles a login in another tab: pending work continues, or ends if the writer changed. */
export async function adoptRenewedToken(token: string): Promise<void> {
  const user = await readUser().catch(() => null);
  const session = session$.peek();
  if (user === null || session.phase !== 'in' || sessionToken.read() !== token) return;
  if (session.userId === user.id) {
    continueSession(user, token);
    settle(true);
    return;
  }
  endLocalSession('elsewhere');
  await systemClock.after(0);
  sessionToken.write(token);
}

/** Whether the session started without the server and waits for its check. */
function isUnchecked(): boolean {
  const session = session$.peek();
  return session.phase === 'in' && session.unchecked === true;
}

/**
 * Checks the token of an unchecked session. A refused one asks for a new login over the open screen, as in any other
 * request. Does nothing while the server can't be reached.
 */
async function checkUnchecked(): Promise<void> {
  const token = sessionToken.read();
  const session = session$.peek();
  if (session.phase !== 'in' || session.unchecked !== true) return;
  try {
    const user = await readUser();
    if (!isUnchecked()) return;
    const current = sessionToken.read();
    if (user.id !== session.userId || current === null) {
      endLocalSession('elsewhere');
      return;
    }
    continueSession(user, current);
    session$.set({ phase: 'in', userId: user.id });
    queryClient.setQueryData(getAuthUserReadQueryKey(), { data: user });
    await queryClient.invalidateQueries({});
  } catch (error) {
    if (isApiError(error, 'network', 'timeout', 'cancelled')) return;
    if (isUnchecked() && sessionToken.read() === token) endLocalSession('expired');
  }
}

/** Checks an unchecked session's token when the network is back, and every 10 seconds until the server answers. */
function checkWhenReachable(): void {
  let isChecking = false;
  const check = (): void => {
    if (isChecking) return;
    isChecking = true;
    void checkUnchecked().finally(() => {
      isChecking = false;
      if (!isUnchecked()) stop();
    });
  };
  const stopTimer = systemClock.every(sessionCheck.everyMs, check);
  const stop = (): void => {
    stopTimer();
    window.removeEventListener('online', check);
  };
  window.addEventListener('online', check);
}

/**
 * Opens the session of the writer whose login this device has saved, if nothing of the server can be reached. Resolves
 * to whether it did. Never opens with another token.
 */
export async function startOffline(token: string | null): Promise<boolean> {
  const saved = token === null ? null : readLogin(token);
  if (saved === null || (await isOriginReachable(sessionCheck.reachMs)) || sessionToken.read() !== token) return false;
  const { id, name, email } = saved;
  openSession({ id, name, email, avatar: null, achievements: [], data: null, onboarded: true }, token, true);
  checkWhenReachable();
  return true;
}
