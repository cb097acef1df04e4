import { api } from '#src/contract/client.ts';
import type { LoginResponse, User } from '#src/contract/generated/model/index.ts';
import { loginProblem } from '#src/lib/login-answer.ts';
import { loginTexts } from '#src/lib/texts.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { clearVisit } from '#src/platform/browser-storage.ts';
import { clearDebugLog } from '#src/platform/debug-log.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { LoginAnswerError } from './login-problem.ts';
import { type LoggedOutReason, session$ } from './session-state.ts';

export type Credentials = { email: string; password: string };

/** The token that this tab itself has written last, to tell a login here from one in another tab. */
let ownToken: string | null = null;

/** The user that login or startup brought, for the cache of the screens, which are loaded only afterwards. */
let arrived: User | null = null;

/** The user of the last login, from the wire; null before one. */
export function arrivedUser(): User | null {
  return arrived;
}

function enter(user: User): void {
  arrived = user;
  session$.set({ phase: 'in', userId: user.id });
}

function writeToken(token: string | null): void {
  ownToken = token;
  sessionToken.write(token);
}

/** Everything that belongs to the login goes; texts and recordings of the device stay. */
function leave(reason: LoggedOutReason): void {
  arrived = null;
  // Whatever belongs to the screens follows this and forgets its own: the cache (queries.ts), the live connection (live.ts).
  session$.set({ phase: 'out', reason });
  writeToken(null);
  clearVisit();
  clearDebugLog();
}

/** Section 5: a login needs both user and token. */
function checked(answer: LoginResponse | undefined): LoginResponse['data'] {
  const problem = loginProblem(answer);
  if (problem !== null || answer === undefined) throw new LoginAnswerError(problem ?? loginTexts.noData);
  if (typeof answer.data.user.id !== 'number') throw new LoginAnswerError(loginTexts.noUserOrToken);
  return answer.data;
}

/**
 * Logs in with credentials: the XSRF cookie first, then the login (section 7).
 * Throws ApiError, or LoginAnswerError when the answer lacks user or token.
 */
export async function logIn(credentials: Credentials): Promise<void> {
  await api.GET('/sanctum/csrf-cookie');
  const { data: answer } = await api.POST('/api/v1/auth/login', { body: credentials });
  const { user, token } = checked(answer);
  writeToken(token);
  enter(user);
}

/** Logs out. The stored data goes even if the server's call fails (section 4). */
export async function logOut(): Promise<void> {
  await api.POST('/api/v1/auth/logout').catch(() => undefined);
  leave('loggedOut');
}

/** Validates the stored token by fetching the user; a failure, a network error included, clears it (section 4). */
async function checkToken(): Promise<void> {
  ownToken = sessionToken.read();
  try {
    const { data: answer } = await api.GET('/api/v1/auth/user');
    if (typeof answer?.data.id !== 'number') throw new LoginAnswerError(loginTexts.noData);
    enter(answer.data);
  } catch (error) {
    leave(isApiError(error, 'network', 'timeout') ? 'unreachable' : 'expired');
  }
}

/** Another tab has logged out, or in. */
function onTokenChanged(token: string | null): void {
  if (token === ownToken) return;
  const { phase } = session$.peek();
  if (token === null && phase === 'in') leave('elsewhere');
  else if (token !== null && phase === 'out') void checkToken();
}

/** Finds out whether a writer is logged in, and follows the other tabs from then on. Called once, at start. */
export async function startSession(): Promise<void> {
  sessionToken.subscribe(onTokenChanged);
  if (sessionToken.read() === null) session$.set({ phase: 'out', reason: 'none' });
  else await checkToken();
}
