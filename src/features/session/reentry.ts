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

let waiting: ((isBack: boolean) => void)[] = [];

/**
 * Asks the writer to sign in again, over whatever screen is open; several that ask at once share one sheet. Resolves to true
 * when the same writer is back, to false when they are not.
 */
export function askToSignIn(): Promise<boolean> {
  if (session$.phase.peek() !== 'in') return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
    lapsed$.set(true);
  });
}

/** Ends the asking, for everybody who waits. */
export function settleReentry(isBack: boolean): void {
  const all = waiting;
  waiting = [];
  for (const resolve of all) resolve(isBack);
  lapsed$.set(false);
}
