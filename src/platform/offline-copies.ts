import { ofUser, withObjectStores } from './device-db.ts';
import type { DraftKey, StoredCopy } from './device-records.ts';
import { toKey } from './drafts.ts';
import { sessionToken } from './session-token.ts';

/**
 * Saves a response's JSON on this device, under its writer's id, so that its screen opens without a network. Never
 * rejects: without storage the screen only opens online.
 */
export async function saveCopy({ userId, surface, entityId }: DraftKey, text: string): Promise<void> {
  // The logout has deleted the copies while this response was on its way.
  if (sessionToken.read() === null) return;
  const write = withObjectStores(['copies'], 'readwrite', (transaction) =>
    transaction.objectStore('copies').put({ userId, surface, entityId, text }),
  );
  await write.catch(() => undefined);
}

/** Returns a copy's JSON, or null. Never rejects. */
export async function readCopy(key: DraftKey): Promise<string | null> {
  const read = withObjectStores(['copies'], 'readonly', (transaction) =>
    transaction.objectStore('copies').get(toKey(key)),
  );
  return (await read.catch(() => undefined))?.text ?? null;
}

/** Returns a writer's copies of one kind. Throws DeviceStorageError. */
export async function listCopies(userId: number, surface: StoredCopy['surface']): Promise<readonly StoredCopy[]> {
  const copies = await withObjectStores(['copies'], 'readonly', (transaction) =>
    transaction.objectStore('copies').getAll(ofUser(userId)),
  );
  return copies.filter((copy) => copy.surface === surface);
}

/** Deletes all writers' copies, because they belong to the login. Never rejects. */
export async function deleteCopies(): Promise<void> {
  const clear = withObjectStores(['copies'], 'readwrite', (transaction) => transaction.objectStore('copies').clear());
  await clear.catch(() => undefined);
}
