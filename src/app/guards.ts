import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { isLoggedIn, session$, type Session } from '#src/features/session/session-state.ts';
import { safeReturnPath } from '#src/lib/return-path.ts';

export function loginPath(returnPath: string): string {
  return returnPath === '/' ? '/auth/login' : `/auth/login?return=${encodeURIComponent(returnPath)}`;
}

export async function requireLogin({ request }: LoaderFunctionArgs): Promise<null> {
  if (await isLoggedIn()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(`${pathname}${search}`));
}

/**
 * Returns the path after a login: the requested one, unless another user requested it. New users without one go to
 * onboarding, once per login so that they can leave it.
 */
export function getPathAfterLogin(session: Session, search: string): string {
  const { other: isOther = false, isNew = false } = session.phase === 'in' ? session : {};
  const returnPath = isOther ? '/' : safeReturnPath(new URLSearchParams(search).get('return'));
  return returnPath === '/' && isNew ? '/onboard' : returnPath;
}

/** Redirects users who are already logged in, as after a login. */
export async function requireLogout({ request }: LoaderFunctionArgs): Promise<null> {
  if (await isLoggedIn()) throw redirect(getPathAfterLogin(session$.peek(), new URL(request.url).search));
  return null;
}

/** Redirects `/auth` to the login, or to onboarding when logged in; keeps the query (section 2). */
export async function toLogin({ request }: LoaderFunctionArgs): Promise<Response> {
  const path = (await isLoggedIn()) ? '/onboard' : '/auth/login';
  return redirect(`${path}${new URL(request.url).search}`);
}

/** Redirects unknown paths (section 2). */
export function toHome(): Response {
  return redirect('/');
}
