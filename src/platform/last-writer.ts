import { readStored, writeStored } from './browser-storage.ts';

const onDevice = 'lastWriter';
const inVisit = 'offlineWriter';

function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * Whose login this device holds, so that it is known without the server (null: nobody's). Kept while the writer is in and while
 * a login could only not be checked; gone with every other end of one.
 */
export function storeLastUser(userId: number | null): void {
  writeStored('local', onDevice, userId === null ? null : String(userId));
  if (userId !== null) writeStored('session', inVisit, null);
}

/**
 * The writer to whom this tab belongs while nobody can log in: the one whose stored login was there when it could not be
 * checked for want of a network (`hadLogin`), and in the same tab after a reload. Null for everybody else: kept work is shown to
 * nobody but its writer.
 */
export function getOfflineUser(hadLogin: boolean): number | null {
  if (!hadLogin) return idOf(readStored('session', inVisit));
  const userId = idOf(readStored('local', onDevice));
  if (userId !== null) writeStored('session', inVisit, String(userId));
  return userId;
}
