import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { isLoggedIn } from '#src/features/session/session-state.ts';

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

/** Loader of the sign-in screens: a writer who is logged in already goes home. */
export async function requireLogout(): Promise<null> {
  if (await isLoggedIn()) throw redirect('/');
  return null;
}

/** `/auth` leads to the login and keeps its query (section 2). */
export function toLogin({ request }: LoaderFunctionArgs): Response {
  return redirect(`/auth/login${new URL(request.url).search}`);
}

/** Any unknown path leads home (section 2). */
export function toHome(): Response {
  return redirect('/');
}
