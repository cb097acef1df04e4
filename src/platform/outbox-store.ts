import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { ofUser, withObjectStores } from './device-db.ts';
import type { DraftKey, StoredOutboxEntry } from './device-records.ts';
import { toKey } from './drafts.ts';

/**
 * Keeps an entry; resolves once it is kept. A new one goes to the end of its writer's queue, a known one keeps its place.
 * The draft it was made from goes away in the same transaction: its text is never in neither place, nor in both.
 */
export async function saveOutboxEntry(entry: OutboxEntry, draft: DraftKey | null = null): Promise<StoredOutboxEntry> {
  return withObjectStores(['outbox', 'drafts'], 'readwrite', async (transaction) => {
    const outbox = transaction.objectStore('outbox');
    const known = await outbox.get(entry.id);
    const last = await outbox.index('byUser').openCursor(ofUser(entry.userId), 'prev');
    const stored = { ...entry, position: known?.position ?? (last?.value.position ?? 0) + 1 };
    await outbox.put(stored);
    if (draft !== null) await transaction.objectStore('drafts').delete(toKey(draft));
    return stored;
  });
}

/** Everything of a writer that the server has not confirmed yet, in the order of sending. */
export async function listOutbox(userId: number): Promise<readonly StoredOutboxEntry[]> {
  return withObjectStores(['outbox'], 'readonly', (transaction) =>
    transaction.objectStore('outbox').index('byUser').getAll(ofUser(userId)),
  );
}

/** Takes an entry away: the server has it, or the writer discards it. */
export async function removeOutboxEntry(id: string): Promise<void> {
  await withObjectStores(['outbox'], 'readwrite', (transaction) => transaction.objectStore('outbox').delete(id));
}
