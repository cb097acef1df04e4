import { readStored, writeStored } from './browser-storage.ts';

/** Local storage key of `saved-login.ts`. Every end of a login deletes it. */
export const savedLoginKey = 'savedLogin';

const lastUserKey = 'lastWriter';
const offlineUserKey = 'offlineWriter';
const tabUserKey = 'tabWriter';

function parseUserId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * Stores the login's user id, so that it's known without the server. Saved while logged in or while the login can't be
 * checked, and deleted otherwise.
 */
export function storeLastUser(userId: number | null): void {
  writeStored('local', lastUserKey, userId === null ? null : String(userId));
  if (userId !== null) writeStored('session', offlineUserKey, null);
}

/**
 * Returns the offline tab's writer: the stored login that couldn't be checked without a network (`hadLogin`), also
 * after a reload. Null otherwise, because saved work is shown only to its writer.
 */
export function getOfflineUser(hadLogin: boolean): number | null {
  if (!hadLogin) return parseUserId(readStored('session', offlineUserKey));
  const userId = parseUserId(readStored('local', lastUserKey));
  if (userId !== null) writeStored('session', offlineUserKey, String(userId));
  return userId;
}

/** Stores the writer whose pages this tab shows, for the next login after a reload. */
export function storeTabUser(userId: number): void {
  writeStored('session', tabUserKey, String(userId));
}

export function readTabUser(): number | null {
  return parseUserId(readStored('session', tabUserKey));
}
