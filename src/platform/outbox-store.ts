import { ofUser, withStores } from './device-db.ts';
import type { DraftKey, OutboxEntry } from './device-records.ts';
import { toKey } from './drafts.ts';

/** A new entry as its maker knows it. */
export type NewOutboxEntry = Omit<OutboxEntry, 'position' | 'state' | 'attempts' | 'errorMessage'>;

/**
 * Puts an entry at the end of its writer's queue; resolves once it is kept. The draft it was made from goes away in the
 * same transaction, so that the text is never in neither place nor in both.
 */
export async function enqueue(entry: NewOutboxEntry, draft: DraftKey | null = null): Promise<OutboxEntry> {
  return withStores(['outbox', 'drafts'], 'readwrite', async (transaction) => {
    const outbox = transaction.objectStore('outbox');
    const last = await outbox.index('byUser').openCursor(ofUser(entry.userId), 'prev');
    const queued: OutboxEntry = {
      ...entry,
      position: (last?.value.position ?? 0) + 1,
      state: 'queued',
      attempts: 0,
      errorMessage: null,
    };
    await outbox.add(queued);
    if (draft !== null) await transaction.objectStore('drafts').delete(toKey(draft));
    return queued;
  });
}

/** Everything of a writer that the server has not answered yet, in the order of sending. */
export async function listOutbox(userId: number): Promise<readonly OutboxEntry[]> {
  return withStores(['outbox'], 'readonly', (transaction) =>
    transaction.objectStore('outbox').index('byUser').getAll(ofUser(userId)),
  );
}

/** Changes an entry; resolves to it, or to null when it is not there any more. */
export async function updateOutbox(
  id: string,
  changes: Partial<Pick<OutboxEntry, 'state' | 'attempts' | 'errorMessage' | 'url'>>,
): Promise<OutboxEntry | null> {
  return withStores(['outbox'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const before = await store.get(id);
    if (before === undefined) return null;
    const after = { ...before, ...changes };
    await store.put(after);
    return after;
  });
}

/** Takes an entry away: the server has it, or the writer discards it. */
export async function removeFromOutbox(id: string): Promise<void> {
  await withStores(['outbox'], 'readwrite', (transaction) => transaction.objectStore('outbox').delete(id));
}
