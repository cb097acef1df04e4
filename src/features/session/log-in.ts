import { authLogin, csrfCookieRead } from '#src/api/generated/api/auth.ts';
import type { LoginResponse } from '#src/api/generated/types.ts';
import { loginProblem, LoginResponseError } from './login-problem.ts';
import { openSession, writeToken } from './session.ts';

/** A password, or an email's code: six typed digits or a link's long code. */
export type Credentials = { email: string; password: string } | { email: string; code: string };

/** A login needs both user and token. */
function checkLogin(body: unknown): unknown {
  const problem = loginProblem(body);
  if (problem !== null) throw new LoginResponseError(problem);
  return body;
}

/** Fetches the XSRF cookie, then logs in. Throws ApiError, or LoginResponseError without user or token. */
export async function requestLogin(credentials: Credentials): Promise<LoginResponse['data']> {
  await csrfCookieRead();
  // Only this response may start with other text.
  return (await authLogin(credentials, { trimPrefix: true, prepare: checkLogin })).data;
}

export async function logIn(credentials: Credentials): Promise<void> {
  const { user, token } = await requestLogin(credentials);
  writeToken(token);
  openSession(user, token);
}
