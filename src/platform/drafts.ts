import { systemClock } from './clock.ts';
import { ofUser, withObjectStores } from './device-db.ts';
import type { Draft, DraftKey } from './device-records.ts';

export async function readDraft(key: DraftKey): Promise<Draft | null> {
  return withObjectStores(['drafts'], 'readonly', async (transaction) => {
    const draft = await transaction.objectStore('drafts').get(toKey(key));
    return draft ?? null;
  });
}

export async function listDrafts(userId: number): Promise<readonly Draft[]> {
  return withObjectStores(['drafts'], 'readonly', (transaction) =>
    transaction.objectStore('drafts').getAll(ofUser(userId)),
  );
}

/**
 * Saves the text, and resolves once it's stored. An empty text deletes the draft: only once the server has it, or when
 * the writer decides.
 */
export async function saveDraft(key: DraftKey, text: string): Promise<void> {
  if (text === '') {
    await deleteDraft(key);
    return;
  }
  await withObjectStores(['drafts'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts');
    const before = await store.get(toKey(key));
    const { userId, surface, entityId } = key;
    const counter = (before?.counter ?? 0) + 1;
    await store.put({ userId, surface, entityId, text, counter, updatedAt: systemClock.now() });
  });
}

/** Deletes the draft if it's still `text`, as the server has it. Later changes stay. */
export async function deleteSavedDraft(key: DraftKey, text: string): Promise<void> {
  await withObjectStores(['drafts'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts');
    const draft = await store.get(toKey(key));
    if (draft?.text === text) await store.delete(toKey(key));
  });
}

async function deleteDraft(key: DraftKey): Promise<void> {
  await withObjectStores(['drafts'], 'readwrite', (transaction) =>
    transaction.objectStore('drafts').delete(toKey(key)),
  );
}

export function toKey({ userId, surface, entityId }: DraftKey): [number, string, string] {
  return [userId, surface, entityId];
}
