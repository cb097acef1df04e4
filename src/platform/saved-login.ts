import { readStored, writeStored } from './browser-storage.ts';
import { savedLoginKey } from './last-user.ts';

/** What the device knows of a login, so that it opens without the server. */
export type SavedLogin = { readonly id: number; readonly name: string | null; readonly email: string };

/** A hash in place of the token, which is stored once only. */
function fingerprint(token: string): string {
  let [one, other] = [2_166_136_261, 5381];
  for (let at = 0; at < token.length; at += 1) {
    one = Math.imul(one ^ token.charCodeAt(at), 16_777_619);
    other = Math.imul(other, 33) ^ token.charCodeAt(at);
  }
  return `${one >>> 0}.${other >>> 0}`;
}

/** Saves whose token this is. */
export function saveLogin(token: string, { id, name, email }: SavedLogin): void {
  writeStored('local', savedLoginKey, JSON.stringify({ token: fingerprint(token), id, name, email }));
}

/** Returns whose token this is. Null if it was saved with another token, or never. */
export function readLogin(token: string): SavedLogin | null {
  try {
    const saved = JSON.parse(readStored('local', savedLoginKey) ?? 'null') as (SavedLogin & { token: string }) | null;
    return saved?.token === fingerprint(token) && Number.isSafeInteger(saved.id) ? saved : null;
  } catch {
    return null;
  }
}
