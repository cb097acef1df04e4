import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteDeviceData } from './device-data.ts';
import { closeDeviceDb } from './device-db.ts';
import type { Draft, DraftKey } from './device-records.ts';
import { readDraft } from './drafts.ts';
import { listSnapshots, readSnapshot, takeSnapshot } from './snapshot-storage.ts';
import { freshDevice } from './testing/fake-device.ts';

const place: DraftKey = { userId: 1, surface: 'manuscript', entityId: '721' };

function take(text: string, at = place): Promise<boolean> {
  return takeSnapshot(at, { text, words: 1, reason: null });
}

beforeEach(freshDevice);

describe('snapshots', () => {
  it("lists one document's snapshots newest first, each with its text", async () => {
    await take('one');
    await take('two');
    await take('hers', { ...place, userId: 11 });
    await take('another', { ...place, entityId: '7211' });
    const kept = await listSnapshots(place);
    expect(await Promise.all(kept.map(({ id }) => readSnapshot(id)))).toEqual(['two', 'one']);
    expect(await readSnapshot('gone')).toBeNull();
  });

  it('skips a second snapshot of the same text', async () => {
    expect(await take('one')).toBe(true);
    expect(await take('one')).toBe(false);
    expect(await listSnapshots(place)).toHaveLength(1);
  });

  it('keeps at most thirty snapshots and deletes the oldest first', async () => {
    for (let n = 0; n < 33; n += 1) await take(`text ${n}`);
    const kept = await listSnapshots(place);
    expect(kept).toHaveLength(30);
    expect(await readSnapshot(kept.at(-1)?.id ?? '')).toBe('text 3');
  });

  it("deletes snapshots with one writer's data but not another's", async () => {
    await take('mine');
    await take('hers', { ...place, userId: 2 });
    await deleteDeviceData(1);
    expect(await listSnapshots(place)).toEqual([]);
    expect(await listSnapshots({ ...place, userId: 2 })).toHaveLength(1);
  });

  it('upgrades an older device database without losing its data', async () => {
    await closeDeviceDb();
    const before = await openDB('lamplight', 1, {
      upgrade: (db) => {
        db.createObjectStore('drafts', { keyPath: ['userId', 'surface', 'entityId'] });
        db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byUser', ['userId', 'position']);
        db.createObjectStore('recordings', { keyPath: 'id' }).createIndex('byUser', ['userId', 'timestamp']);
        db.createObjectStore('chunks', { keyPath: ['recordingId', 'n'] });
      },
    });
    const draft: Draft = { ...place, surface: 'answer', text: 'A harbour', counter: 1, updatedAt: 1 };
    await before.put('drafts', draft);
    before.close();
    await take('one');
    expect(await readDraft(draft)).toEqual(draft);
  });
});
