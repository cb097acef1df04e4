import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteDeviceData } from './device-data.ts';
import { closeDeviceDb } from './device-db.ts';
import type { Draft, DraftKey } from './device-records.ts';
import { readDraft } from './drafts.ts';
import { listSnapshots, readSnapshot, takeSnapshot } from './snapshots-store.ts';
import { freshDevice } from './testing/fake-device.ts';

const place: DraftKey = { userId: 1, surface: 'manuscript', entityId: '721' };
const take = (text: string, at = place): Promise<boolean> => takeSnapshot(at, { text, words: 1, reason: null });

beforeEach(freshDevice);

describe('snapshots', () => {
  it('come back newest first, each with its text, and only those of their place', async () => {
    await take('one');
    await take('two');
    await take('hers', { ...place, userId: 11 });
    await take('another', { ...place, entityId: '7211' });
    const kept = await listSnapshots(place);
    expect(await Promise.all(kept.map(({ id }) => readSnapshot(id)))).toEqual(['two', 'one']);
    expect(await readSnapshot('gone')).toBeNull();
  });

  it('are not taken twice of the same text', async () => {
    expect(await take('one')).toBe(true);
    expect(await take('one')).toBe(false);
    expect(await listSnapshots(place)).toHaveLength(1);
  });

  it('are thirty at most, the oldest going first', async () => {
    for (let n = 0; n < 33; n += 1) await take(`text ${n}`);
    const kept = await listSnapshots(place);
    expect(kept).toHaveLength(30);
    expect(await readSnapshot(kept.at(-1)?.id ?? '')).toBe('text 3');
  });

  it('go with everything of their writer, and nothing of another', async () => {
    await take('mine');
    await take('hers', { ...place, userId: 2 });
    await deleteDeviceData(1);
    expect(await listSnapshots(place)).toEqual([]);
    expect(await listSnapshots({ ...place, userId: 2 })).toHaveLength(1);
  });

  it('begin on a device that kept things before there were any, and take nothing away from it', async () => {
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
