import { observable, when } from '@legendapp/state';

/**
 * Why nobody is logged in. `none`: nobody was. At startup a stored session was refused (`expired`) or could not be
 * checked (`unreachable`). `loggedOut`: the writer pressed "Log out" here; `elsewhere`: in another tab.
 */
export type LoggedOutReason = 'none' | 'expired' | 'unreachable' | 'loggedOut' | 'elsewhere';

/**
 * Where the session stands. `checking`: a stored token is being validated; `in`: a user and a token are held (section 4);
 * `out`: neither. `other`: this tab belonged to another writer before, whose addresses mean nothing to this one. `isNew`: when they
 * came in, the server said that they have not been welcomed yet.
 */
export type Session =
  | { phase: 'checking' }
  | { phase: 'in'; userId: number; other?: true; isNew?: true }
  | { phase: 'out'; reason: LoggedOutReason };

/** Ids and flags only; the user itself lives in the query cache. */
export const session$ = observable<Session>({ phase: 'checking' });

/** True while the server refuses the token of a writer who is at work: they are asked to sign in again, over their screen. */
export const sessionExpired$ = observable(false);

/** Resolves to true when a writer is logged in, to false when nobody is; waits while a stored session is checked. */
export async function isLoggedIn(): Promise<boolean> {
  await when(() => session$.phase.get() !== 'checking');
  return session$.phase.peek() === 'in';
}
