import { systemClock } from './clock.ts';
import { ofUser, withObjectStores } from './device-db.ts';
import type { Draft, DraftKey } from './device-records.ts';

/** The draft of one place, or null when there is none. */
export async function readDraft(key: DraftKey): Promise<Draft | null> {
  return withObjectStores(['drafts'], 'readonly', async (transaction) => {
    const draft = await transaction.objectStore('drafts').get(toKey(key));
    return draft ?? null;
  });
}

/** Every draft of a writer, in the order of their places. */
export async function listDrafts(userId: number): Promise<readonly Draft[]> {
  return withObjectStores(['drafts'], 'readonly', (transaction) =>
    transaction.objectStore('drafts').getAll(ofUser(userId)),
  );
}

/**
 * Keeps the text as it stands now; resolves once it is kept. An empty text takes the draft away: only after the
 * server has what it said, or because the writer says so.
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

/** Takes the draft away if it still says `text`: the server has it. What was typed since stays. */
export async function dropDraft(key: DraftKey, text: string): Promise<void> {
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

/** The draft's key in the database. */
export function toKey({ userId, surface, entityId }: DraftKey): [number, string, string] {
  return [userId, surface, entityId];
}
