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
 * Calls whose 401 is no end of the login, or has its place already: those of signing in and out themselves; what loads insights
 * is only logged (section 8), and a project says it in its own words.
 */
const unasked = new Set(['authLogin', 'authFederate', 'authLogout', 'csrfCookieRead', 'projectRead']);
const loadsInsights = /Insight(?:History|Saved)?(?:List|Search)$/;

/** Whether a 401 of this operation brings the sign-in sheet. */
const triggersReauth = (operationId: string): boolean => !unasked.has(operationId) && !loadsInsights.test(operationId);

/** Held by a tab that asks, so that another one, opened meanwhile, leaves the login alone that the tab belongs to. */
const lock = 'sign-in-again';

let waiting: ((isBack: boolean) => void)[] = [];
let releaseLock: Promise<() => void> | null = null;

/** Whether any tab of this browser asks its writer to sign in again. */
export const isReauthPendingInAnyTab = (): Promise<boolean> => isTabLockHeld(lock);

/**
 * Asks the writer to sign in again, over whatever screen is open; several that ask at once share one sheet. Resolves to true
 * when the same writer is back, to false when they are not.
 */
export function requestReauth(): Promise<boolean> {
  if (session$.phase.peek() !== 'in') return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
    releaseLock ??= holdTabLock(lock);
    sessionExpired$.set(true);
  });
}

/** Ends the asking, for everybody who waits. */
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

/** Whether a call that was refused with `token` may be sent again: at once when the writer is back, else after that. */
export async function canRetryAfterReauth(operationId: string, token: string): Promise<boolean> {
  if (!triggersReauth(operationId)) return false;
  const current = sessionToken.read();
  return token === current ? requestReauth() : isCurrentUsersToken(current);
}

/**
 * Logs in over the screen that is open; the work of the same writer goes on. Resolves to false when somebody else signed in:
 * nothing of the writer before is left in this page then, and it must be loaded anew. Throws as `logIn` does.
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
  // The screens leave first, with whatever they save at their end: not in the name of the next writer.
  await systemClock.after(0);
  writeToken(token);
  return false;
}

/** Another tab has signed somebody in while this one asks: what waits here goes on, or ends with its writer. */
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
  // The login of the other writer holds for this tab as well, from its beginning.
  sessionToken.write(token);
}
