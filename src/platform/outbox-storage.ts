import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { ofUser, withObjectStores } from './device-db.ts';
import type { DraftKey, StoredOutboxEntry } from './device-records.ts';
import { deleteDraft } from './drafts.ts';

/**
 * Saves an entry; a new entry joins the end of its writer's queue. Deletes its draft in the same transaction, so the
 * text exists exactly once.
 */
export async function saveOutboxEntry(entry: OutboxEntry, draft: DraftKey | null = null): Promise<StoredOutboxEntry> {
  return withObjectStores(['outbox', 'drafts', 'draftBases'], 'readwrite', async (transaction) => {
    const outbox = transaction.objectStore('outbox');
    const existing = await outbox.get(entry.id);
    const last = await outbox.index('byUser').openCursor(ofUser(entry.userId), 'prev');
    const stored = { ...entry, position: existing?.position ?? (last?.value.position ?? 0) + 1 };
    await outbox.put(stored);
    if (draft !== null)
      await deleteDraft(draft, transaction.objectStore('drafts'), transaction.objectStore('draftBases'));
    return stored;
  });
}

/** Returns a writer's unconfirmed entries in sending order. */
export async function listOutbox(userId: number): Promise<readonly StoredOutboxEntry[]> {
  return withObjectStores(['outbox'], 'readonly', (transaction) =>
    transaction.objectStore('outbox').index('byUser').getAll(ofUser(userId)),
  );
}

export async function removeOutboxEntry(id: string): Promise<void> {
  await withObjectStores(['outbox'], 'readwrite', (transaction) => transaction.objectStore('outbox').delete(id));
}
