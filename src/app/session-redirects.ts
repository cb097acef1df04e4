import type { createBrowserRouter } from 'react-router-dom';
import { saveReferral } from '#src/features/session/save-referral.ts';
import { session$, type Session } from '#src/features/session/session-state.ts';
import { loginPath, getPathAfterLogin } from './guards.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type PageUrl = { readonly pathname: string; readonly search: string; readonly hash: string };

/**
 * Returns the path to redirect to, or null to stay. A login leads to the requested page. A logout leads to the login
 * with a return path, except after "Log out" (section 2).
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
