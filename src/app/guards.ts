import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { isLoggedIn, session$, type Session } from '#src/features/session/session-state.ts';
import { safeReturnPath } from '#src/lib/return-path.ts';

/** The login screen, with the way back to where the writer was going; home needs none. */
export function loginPath(wanted: string): string {
  return wanted === '/' ? '/auth/login' : `/auth/login?return=${encodeURIComponent(wanted)}`;
}

/** Loader of everything that only a logged-in writer sees (section 2): it waits until the session is known. */
export async function requireLogin({ request }: LoaderFunctionArgs): Promise<null> {
  if (await isLoggedIn()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(`${pathname}${search}`));
}

/**
 * Where a login at this query leads: to where the writer was going, but nobody to where another writer was going. A writer who is
 * new and was going nowhere else is welcomed first; nothing leads there again before the next login, so that nobody is held.
 */
export function getPathAfterLogin(session: Session, search: string): string {
  const { other: isOther = false, isNew = false } = session.phase === 'in' ? session : {};
  const wanted = isOther ? '/' : safeReturnPath(new URLSearchParams(search).get('return'));
  return wanted === '/' && isNew ? '/onboard' : wanted;
}

/** Loader of the sign-in screens: a writer who is logged in already goes on, as after a login. */
export async function requireLogout({ request }: LoaderFunctionArgs): Promise<null> {
  if (await isLoggedIn()) throw redirect(getPathAfterLogin(session$.peek(), new URL(request.url).search));
  return null;
}

/** `/auth` leads to the login, a writer who is logged in to onboarding; both keep the query (section 2). */
export async function toLogin({ request }: LoaderFunctionArgs): Promise<Response> {
  const path = (await isLoggedIn()) ? '/onboard' : '/auth/login';
  return redirect(`${path}${new URL(request.url).search}`);
}

/** Any unknown path leads home (section 2). */
export function toHome(): Response {
  return redirect('/');
}
