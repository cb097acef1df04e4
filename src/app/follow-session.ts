import type { createBrowserRouter } from 'react-router-dom';
import { saveReferral } from '#src/features/session/referral.ts';
import { session$, type Session } from '#src/features/session/session-state.ts';
import { loginPath, getPathAfterLogin } from './guards.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/**
 * Where a change of the session leads from a place; null to stay. Whoever logs in goes where they were going; whoever is
 * logged out goes to the login, with a way back unless they pressed "Log out" themselves (section 2).
 */
export function getRedirectPath(session: Session, { pathname, search, hash }: Place): string | null {
  const isSignIn = /^\/auth(?:\/|$)/i.test(pathname);
  if (session.phase === 'in' && isSignIn) return getPathAfterLogin(session, search);
  if (session.phase !== 'out' || isSignIn) return null;
  return session.reason === 'loggedOut' ? '/auth/login' : loginPath(`${pathname}${search}${hash}`);
}

/** Lets the address follow the session, in this tab and after what another tab does; keeps referral values on the way. */
export function syncRouteWithSession(router: Router): void {
  session$.onChange(({ value }) => {
    const next = getRedirectPath(value, router.state.location);
    // The loaders of the first screen wait for the session and redirect by themselves.
    if (next !== null && router.state.initialized) void router.navigate(next, { replace: true });
  });
  router.subscribe(({ location }) => {
    saveReferral(location.search);
  });
}
