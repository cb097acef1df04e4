import { api } from '#src/contract/client.ts';
import type { LoginResponse, User } from '#src/contract/generated/model/index.ts';
import { loginProblem } from '#src/lib/login-answer.ts';
import { loginTexts } from '#src/lib/texts.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { clearVisit, writeStored } from '#src/platform/browser-storage.ts';
import { clearDebugLog } from '#src/platform/debug-log.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { transportHooks } from '#src/platform/transport.ts';
import { LoginResponseError } from './login-problem.ts';
import { returnKey } from './sign-in-return.ts';
import { type LoggedOutReason, session$ } from './session-state.ts';

/** What happens when a login ends in mid-session (reentry.ts). */
type ReauthModule = {
  canRetryAfterReauth: (operationId: string, token: string) => Promise<boolean>;
  adoptRenewedToken: (token: string) => Promise<void>;
  isReauthPendingInAnyTab: () => Promise<boolean>;
};

/** Loads them when they are needed: most visits end without. */
let loadReentry: () => Promise<ReauthModule> = () => Promise.reject(new Error('Start the session first'));

/** A password, or the code of an email: six digits that were typed, or the long one of a link. */
export type Credentials = { email: string; password: string } | { email: string; code: string };

/** The token that this tab itself has written last, to tell a login here from one in another tab. */
let ownToken: string | null = null;

/** All tokens of the writer who is logged in: a call that was refused with an older one is still theirs. */
const tokens = new Set<string>();

/** The user that login or startup brought, for the cache of the screens, which are loaded only afterwards. */
let arrived: User | null = null;

/** Whose tab this was last; null before the first login. */
let lastUserId: number | null = null;

/** The user of the last login, from the wire; null before one. */
export function getLastLoginUser(): User | null {
  return arrived;
}

/** Whether a token is of the writer who is logged in, this or an earlier one. */
export const isCurrentUsersToken = (token: string | null): boolean => token !== null && tokens.has(token);

function enter(user: User, token: string | null): void {
  arrived = user;
  if (token !== null) tokens.add(token);
  const isOther = lastUserId !== null && lastUserId !== user.id;
  lastUserId = user.id;
  // Whatever way in was asked for by email, this one was taken.
  writeStored('local', returnKey, null);
  const isNew = user.onboarded === false;
  session$.set({ phase: 'in', userId: user.id, ...(isOther && { other: true }), ...(isNew && { isNew }) });
}

/** Keeps a token as this tab's own, so that it is not taken for one of another tab. */
export function writeToken(token: string | null): void {
  ownToken = token;
  sessionToken.write(token);
}

/**
 * Everything that belongs to the login goes; texts and recordings of the device stay. A token that another tab still needs, to
 * know whose work it holds, is left to that tab.
 */
export function endLocalSession(reason: LoggedOutReason, keepsToken = false): void {
  arrived = null;
  tokens.clear();
  // Whatever belongs to the screens follows this and forgets its own: the cache (queries.ts), the live connection (live.ts).
  session$.set({ phase: 'out', reason });
  if (!keepsToken) writeToken(null);
  clearVisit();
  clearDebugLog();
}

/** Section 5: a login needs both user and token. */
function checked(answer: LoginResponse | undefined): LoginResponse['data'] {
  const problem = loginProblem(answer);
  if (problem !== null || answer === undefined) throw new LoginResponseError(problem ?? loginTexts.noData);
  if (typeof answer.data.user.id !== 'number') throw new LoginResponseError(loginTexts.noUserOrToken);
  return answer.data;
}

/**
 * The XSRF cookie first, then the login (section 7). Throws ApiError, or LoginResponseError when the answer lacks user or token.
 */
export async function requestLogin(credentials: Credentials): Promise<LoginResponse['data']> {
  await api.GET('/sanctum/csrf-cookie');
  return checked((await api.POST('/api/v1/auth/login', { body: credentials })).data);
}

/** Logs in with credentials; throws as `exchange` does. */
export async function logIn(credentials: Credentials): Promise<void> {
  const { user, token } = await requestLogin(credentials);
  writeToken(token);
  enter(user, token);
}

/** The writer who is logged in has a new token. */
export function renew(user: User, token: string): void {
  arrived = user;
  tokens.add(token);
  writeToken(token);
}

/** Gives up a login that the server has ended: the login screen says so, and what the device keeps stays. */
export function endSession(): void {
  endLocalSession('expired');
}

/** Logs out. The stored data goes even if the server's call fails (section 4). */
export async function logOut(): Promise<void> {
  await api.POST('/api/v1/auth/logout').catch(() => undefined);
  endLocalSession('loggedOut');
}

/** The user whom the server knows by the stored token. */
export async function readUser(): Promise<User> {
  const { data: answer } = await api.GET('/api/v1/auth/user');
  if (typeof answer?.data.id !== 'number') throw new LoginResponseError(loginTexts.noData);
  return answer.data;
}

/** Validates the stored token by fetching the user; a failure, a network error included, clears it (section 4). */
async function checkToken(): Promise<void> {
  const token = sessionToken.read();
  ownToken = token;
  let user: User;
  try {
    user = await readUser();
  } catch (error) {
    if (sessionToken.read() !== token) return checkAnew();
    const isNeeded = await loadReentry().then(
      ({ isReauthPendingInAnyTab }) => isReauthPendingInAnyTab(),
      () => false,
    );
    endLocalSession(isApiError(error, 'network', 'timeout') ? 'unreachable' : 'expired', isNeeded);
    return;
  }
  if (sessionToken.read() === token) enter(user, token);
  else await checkAnew();
}

/** The token has changed while its user was asked for: what the server said is about another login, and ends none. */
async function checkAnew(): Promise<void> {
  if (session$.phase.peek() === 'in') return;
  if (sessionToken.read() === null) endLocalSession('elsewhere');
  else await checkToken();
}

/** Another tab has logged out, or in. */
function onTokenChanged(token: string | null): void {
  if (token === ownToken) return;
  const { phase } = session$.peek();
  if (token === null && phase === 'in') endLocalSession('elsewhere');
  else if (token !== null && phase === 'out') void checkToken();
  else if (token !== null && phase === 'in') {
    // Without it the writer signs in here as well.
    loadReentry().then(
      ({ adoptRenewedToken }) => adoptRenewedToken(token),
      () => undefined,
    );
  }
}

/** A call was refused: whether the same writer is in again, so that it may be repeated. */
async function reentry(operationId: string, token: string): Promise<boolean> {
  if (session$.phase.peek() !== 'in' || !tokens.has(token)) return false;
  return loadReentry().then(
    ({ canRetryAfterReauth }) => canRetryAfterReauth(operationId, token),
    () => false,
  );
}

/**
 * Finds out whether a writer is logged in, and follows the other tabs from then on. Called once, at start; `load` brings
 * reentry.ts.
 */
export async function startSession(load: typeof loadReentry): Promise<void> {
  loadReentry = load;
  sessionToken.subscribe(onTokenChanged);
  transportHooks.setReauthenticate(reentry);
  if (sessionToken.read() === null) session$.set({ phase: 'out', reason: 'none' });
  else await checkToken();
}
