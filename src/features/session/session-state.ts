import { observable, when } from '@legendapp/state';

/**
 * Return path of a login by email, as raw text in local storage. The server doesn't know it, and its link opens in
 * another tab. The next login deletes it.
 */
export const returnKey = 'signInReturn';

/**
 * Why the writer is logged out. `none`: never logged in. At startup a session was refused (`expired`) or couldn't be
 * checked (`unreachable`). `loggedOut`: here; `elsewhere`: in another tab.
 */
export type LoggedOutReason = 'none' | 'expired' | 'unreachable' | 'loggedOut' | 'elsewhere';

/**
 * `checking`: validating a stored token; `in`: has user and token; `out`: neither. `other`: another writer
 * used this tab before, so its URLs don't apply. `isNew`: not yet onboarded at login. `unchecked`: started without the
 * server, so the token is checked once it can be reached. Screens show only what is saved on this device.
 */
export type Session =
  | { phase: 'checking' }
  | { phase: 'in'; userId: number; other?: true; isNew?: true; unchecked?: true }
  | { phase: 'out'; reason: LoggedOutReason };

export const session$ = observable<Session>({ phase: 'checking' });

/** True while an active writer's token is refused and the login sheet shows. */
export const sessionExpired$ = observable(false);

/** Waits for the session check. Resolves to whether a writer is logged in. */
export async function isLoggedIn(): Promise<boolean> {
  await when(() => session$.phase.get() !== 'checking');
  return session$.peek().phase === 'in';
}
