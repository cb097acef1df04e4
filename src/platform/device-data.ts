import { ofRecording, ofUser, withObjectStores } from './device-db.ts';

export type UnsentWork = { drafts: number; outbox: number; recordings: number };

/** Counts what emptying this device now would lose (shown before a logout). */
export async function countUnsentWork(userId: number): Promise<UnsentWork> {
  return withObjectStores(['drafts', 'outbox', 'recordings'], 'readonly', async (transaction) => {
    const drafts = await transaction.objectStore('drafts').count(ofUser(userId));
    const outbox = await transaction.objectStore('outbox').index('byUser').count(ofUser(userId));
    const recordings = await transaction.objectStore('recordings').index('byUser').getAll(ofUser(userId));
    return { drafts, outbox, recordings: recordings.filter(({ state }) => state !== 'success').length };
  });
}

/** Checks for a recording or request in progress or queued. Failed ones wait for the writer. */
export async function isAtWork(userId: number): Promise<boolean> {
  return withObjectStores(['outbox', 'recordings'], 'readonly', async (transaction) => {
    const outbox = await transaction.objectStore('outbox').index('byUser').getAll(ofUser(userId));
    const recordings = await transaction.objectStore('recordings').index('byUser').getAll(ofUser(userId));
    return (
      outbox.some(({ state }) => state !== 'failed') ||
      recordings.some(({ state }) => state === 'pending' || state === 'sending')
    );
  });
}

const everything = [
  'drafts',
  'copies',
  'draftBases',
  'outbox',
  'recordings',
  'chunks',
  'snapshots',
  'snapshotTexts',
] as const;

export async function deleteDeviceData(userId: number): Promise<void> {
  await withObjectStores(everything, 'readwrite', async (transaction) => {
    await transaction.objectStore('drafts').delete(ofUser(userId));
    await transaction.objectStore('copies').delete(ofUser(userId));
    await transaction.objectStore('draftBases').delete(ofUser(userId));
    const snapshots = transaction.objectStore('snapshots');
    for (const id of await snapshots.index('byPlace').getAllKeys(ofUser(userId))) {
      await snapshots.delete(id);
      await transaction.objectStore('snapshotTexts').delete(id);
    }
    const outbox = transaction.objectStore('outbox');
    for (const id of await outbox.index('byUser').getAllKeys(ofUser(userId))) await outbox.delete(id);
    const recordings = transaction.objectStore('recordings');
    for (const id of await recordings.index('byUser').getAllKeys(ofUser(userId))) {
      await recordings.delete(id);
      await transaction.objectStore('chunks').delete(ofRecording(id));
    }
  });
}
