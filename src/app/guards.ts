import { type createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { saveReferral } from '#src/features/session/save-referral.ts';
import { isLoggedIn, type Session, session$ } from '#src/features/session/session-state.ts';
import { safeReturnPath, withoutLink } from '#src/lib/urls.ts';

export function loginPath(returnPath: string): string {
  return returnPath === '/' ? '/auth/login' : `/auth/login?return=${encodeURIComponent(returnPath)}`;
}

export async function requireLogin({ request }: LoaderFunctionArgs): Promise<null> {
  if (await isLoggedIn()) return null;
  const { pathname, search } = new URL(request.url);
  // Loader requests carry no hash; the address bar still has it.
  const hash = location.pathname === pathname ? location.hash : '';
  throw redirect(loginPath(`${pathname}${search}${hash}`));
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

/** Redirects users who are already logged in to onboarding; keeps the query, but not a sign-in link's secrets. */
export async function requireLogout({ request }: LoaderFunctionArgs): Promise<null> {
  if (await isLoggedIn()) throw redirect(`/onboard${withoutLink(new URL(request.url).search, null)}`);
  return null;
}

/** Redirects `/auth` to the login, or to onboarding when logged in; keeps the query. */
export async function toLogin(args: LoaderFunctionArgs): Promise<Response> {
  await requireLogout(args);
  return redirect(`/auth/login${new URL(args.request.url).search}`);
}

/** Redirects unknown paths. */
export function toHome(): Response {
  return redirect('/');
}

type Router = ReturnType<typeof createBrowserRouter>;
type PageUrl = { readonly pathname: string; readonly search: string; readonly hash: string };

/**
 * Returns the path to redirect to, or null to stay. A login leads to the requested page. A logout leads to the login
 * with a return path, except after "Log out".
 */
export function getRedirectPath(session: Session, { pathname, search, hash }: PageUrl): string | null {
  const isSignIn = /^\/auth(?:\/|$)/i.test(pathname);
  if (session.phase === 'in' && isSignIn) return getPathAfterLogin(session, search);
  if (session.phase !== 'out' || isSignIn) return null;
  return session.reason === 'loggedOut' ? '/auth/login' : loginPath(`${pathname}${search}${hash}`);
}

/** Redirects on session changes, in other tabs too. Saves referral values on navigation. */
export function syncRouteWithSession(router: Router): void {
  session$.onChange(({ value }) => {
    const next = getRedirectPath(value, router.state.location);
    // The first screen's loaders wait for the session and redirect themselves.
    if (next !== null && router.state.initialized) void router.navigate(next, { replace: true });
  });
  router.subscribe(({ location }) => {
    saveReferral(location.search);
  });
}
