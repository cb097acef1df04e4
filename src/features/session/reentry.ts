import { holdTabLock, isTabLockHeld } from '#src/platform/web-lock.ts';
import { lapsed$, session$ } from './session-state.ts';

/**
 * Calls whose 401 is no end of the login, or has its place already: those of signing in and out themselves; what loads insights
 * is only logged (section 8), and a project says it in its own words.
 */
const unasked = new Set(['authLogin', 'authFederate', 'authLogout', 'csrfCookieRead', 'projectRead']);
const loadsInsights = /Insight(?:History|Saved)?(?:List|Search)$/;

/** Whether a 401 of this operation brings the sign-in sheet. */
export const raisesSheet = (operationId: string): boolean =>
  !unasked.has(operationId) && !loadsInsights.test(operationId);

/** Held by a tab that asks, so that another one, opened meanwhile, leaves the login alone that the tab belongs to. */
const lock = 'sign-in-again';

let waiting: ((isBack: boolean) => void)[] = [];
let letGo: Promise<() => void> | null = null;

/** Whether any tab of this browser asks its writer to sign in again. */
export const isAskedAnywhere = (): Promise<boolean> => isTabLockHeld(lock);

/**
 * Asks the writer to sign in again, over whatever screen is open; several that ask at once share one sheet. Resolves to true
 * when the same writer is back, to false when they are not.
 */
export function askToSignIn(): Promise<boolean> {
  if (session$.phase.peek() !== 'in') return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
    letGo ??= holdTabLock(lock);
    lapsed$.set(true);
  });
}

/** Ends the asking, for everybody who waits. */
export function settleReentry(isBack: boolean): void {
  const all = waiting;
  waiting = [];
  for (const resolve of all) resolve(isBack);
  void letGo?.then((release) => release());
  letGo = null;
  lapsed$.set(false);
}
