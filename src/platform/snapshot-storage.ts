import { systemClock } from './clock.ts';
import { withObjectStores } from './device-db.ts';
import type { DraftKey, StoredSnapshot } from './device-records.ts';

const maxSnapshots = 30;

function toKeyRange({ userId, surface, entityId }: DraftKey): IDBKeyRange {
  return IDBKeyRange.bound([userId, surface, entityId], [userId, surface, entityId, []]);
}

/** Returns snapshots, newest first. */
export async function listSnapshots(key: DraftKey): Promise<readonly StoredSnapshot[]> {
  const rows = await withObjectStores(['snapshots'], 'readonly', (transaction) =>
    transaction.objectStore('snapshots').index('byPlace').getAll(toKeyRange(key)),
  );
  return rows.toReversed();
}

export async function readSnapshot(id: string): Promise<string | null> {
  return withObjectStores(['snapshotTexts'], 'readonly', async (transaction) => {
    const row = await transaction.objectStore('snapshotTexts').get(id);
    return row?.text ?? null;
  });
}

/**
 * Saves a snapshot; returns false when the newest is identical. `reason` is shown to the writer; null for automatic
 * snapshots.
 */
export async function takeSnapshot(
  key: DraftKey,
  { text, words, reason }: { text: string; words: number; reason: string | null },
): Promise<boolean> {
  const id = crypto.randomUUID();
  return withObjectStores(['snapshots', 'snapshotTexts'], 'readwrite', async (transaction) => {
    const snapshots = transaction.objectStore('snapshots');
    const texts = transaction.objectStore('snapshotTexts');
    const keys = await snapshots.index('byPlace').getAllKeys(toKeyRange(key));
    const newest = keys.at(-1);
    if (newest !== undefined && (await texts.get(newest))?.text === text) return false;
    const { userId, surface, entityId } = key;
    const before = newest === undefined ? undefined : await snapshots.get(newest);
    // Always later than the previous, even if the clock moves back: times define the order.
    const takenAt = Math.max(systemClock.now(), (before?.takenAt ?? 0) + 1);
    await snapshots.put({ id, userId, surface, entityId, takenAt, words, reason });
    await texts.put({ id, text });
    for (const old of keys.slice(0, Math.max(0, keys.length + 1 - maxSnapshots))) {
      await snapshots.delete(old);
      await texts.delete(old);
    }
    return true;
  });
}
