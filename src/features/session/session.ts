import { authLogout, authUserRead } from '#src/api/generated/api/auth.ts';
import type { User } from '#src/api/generated/types.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { clearSessionStorage, writeStored } from '#src/platform/browser-storage.ts';
import { clearDebugLog } from '#src/platform/debug-log.ts';
import { readTabUser, savedLoginKey, storeTabUser } from '#src/platform/last-user.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { api } from '#src/api/client.ts';
import { returnKey, type LoggedOutReason, session$ } from './session-state.ts';

type ReauthModule = {
  canRetryAfterReauth: (operationId: string, token: string) => Promise<boolean>;
  adoptRenewedToken: (token: string) => Promise<void>;
  isReauthPendingInAnyTab: () => Promise<boolean>;
  startOffline: (token: string | null) => Promise<boolean>;
};

/** Loaded on demand, because most visits don't need it. */
let loadReauth: () => Promise<ReauthModule> = () => Promise.reject(new Error('Start the session first'));

/** The last token this tab wrote, to recognise logins in other tabs. */
let ownToken: string | null = null;

/** All the writer's tokens: requests rejected with an older token are still theirs. */
const tokens = new Set<string>();

let loginUser: User | null = null;

let lastUserId: number | null = null;

export function getLastLoginUser(): User | null {
  return loginUser;
}

export function isCurrentUsersToken(token: string | null): boolean {
  return token !== null && tokens.has(token);
}

/** Opens the session. `isUnchecked`: the server hasn't confirmed the token yet. */
export function openSession(user: User, token: string | null, isUnchecked = false): void {
  loginUser = user;
  if (token !== null) tokens.add(token);
  const last = lastUserId ?? readTabUser();
  const isOther = last !== null && last !== user.id;
  lastUserId = user.id;
  storeTabUser(user.id);
  writeStored('local', returnKey, null);
  session$.set({
    phase: 'in',
    userId: user.id,
    ...(isOther && { other: true }),
    ...(!user.onboarded && { isNew: true }),
    ...(isUnchecked && { unchecked: true }),
  });
}

/** Stores a token as this tab's own, to tell it from other tabs' tokens. */
export function writeToken(token: string | null): void {
  ownToken = token;
  sessionToken.write(token);
}

/**
 * Deletes the session's data; the device's texts and recordings stay. Leaves the token if another tab needs it to
 * identify its writer.
 */
export function endLocalSession(reason: LoggedOutReason, shouldKeepToken = false): void {
  loginUser = null;
  tokens.clear();
  // The cache (queries.ts) and live connection (live.ts) subscribe to this.
  session$.set({ phase: 'out', reason });
  if (!shouldKeepToken) {
    writeToken(null);
    writeStored('local', savedLoginKey, null);
  }
  const tabUser = readTabUser();
  clearSessionStorage();
  // The address still is the previous writer's, except after "Log out".
  if (tabUser !== null && reason !== 'loggedOut') storeTabUser(tabUser);
  clearDebugLog();
}

export function renewSession(user: User, token: string): void {
  loginUser = user;
  tokens.add(token);
  writeToken(token);
}

export function expireSession(): void {
  endLocalSession('expired');
}

/** Logs out on this device, then on the server without waiting: stored data is cleared in any case. */
export function logOut(): void {
  const token = sessionToken.read();
  endLocalSession('loggedOut');
  authLogout({ token, keepalive: true }).catch(() => undefined);
}

export async function readUser(): Promise<User> {
  return (await authUserRead()).data;
}

/** Opens what this device has saved for the token's writer, if the server can't be reached (ADR 26). */
function startOffline(token: string | null): Promise<boolean> {
  return loadReauth().then(
    (module) => module.startOffline(token),
    () => false,
  );
}

/**
 * Fetches the user to validate the stored token; any error clears it, a network error too. Without a
 * network there is nothing to validate with.
 */
async function checkToken(): Promise<void> {
  const token = sessionToken.read();
  ownToken = token;
  // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- undefined outside browsers
  if (navigator.onLine === false && (await startOffline(token))) return;
  let user: User;
  try {
    user = await readUser();
  } catch (error) {
    if (isApiError(error, 'network', 'timeout') && (await startOffline(token))) return;
    if (sessionToken.read() !== token) return recheckToken();
    const isNeeded = await loadReauth().then(
      ({ isReauthPendingInAnyTab }) => isReauthPendingInAnyTab(),
      () => false,
    );
    endLocalSession(isApiError(error, 'network', 'timeout') ? 'unreachable' : 'expired', isNeeded);
    return;
  }
  if (sessionToken.read() === token) openSession(user, token);
  else await recheckToken();
}

/** The token changed during the request, so the response is about another session. */
async function recheckToken(): Promise<void> {
  if (session$.peek().phase === 'in') return;
  if (sessionToken.read() === null) endLocalSession('elsewhere');
  else await checkToken();
}

function onTokenChanged(token: string | null): void {
  if (token === ownToken) return;
  const { phase } = session$.peek();
  if (token === null && phase === 'in') endLocalSession('elsewhere');
  else if (token !== null && phase === 'out') void checkToken();
  else if (token !== null && phase === 'in') {
    // Otherwise the writer logs in here too.
    loadReauth().then(
      ({ adoptRenewedToken }) => adoptRenewedToken(token),
      () => undefined,
    );
  }
}

async function retryAfterReauth(operationId: string, token: string): Promise<boolean> {
  if (session$.peek().phase !== 'in' || !tokens.has(token)) return false;
  return loadReauth().then(
    ({ canRetryAfterReauth }) => canRetryAfterReauth(operationId, token),
    () => false,
  );
}

/** Checks the stored session and follows other tabs. Call once, at startup; `load` imports reauthentication.ts. */
export async function startSession(load: typeof loadReauth): Promise<void> {
  loadReauth = load;
  sessionToken.subscribe(onTokenChanged);
  api.onUnauthorized(retryAfterReauth);
  if (sessionToken.read() === null) session$.set({ phase: 'out', reason: 'none' });
  else await checkToken();
}
