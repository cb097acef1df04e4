import { beforeEach, describe, expect, it } from 'vitest';
import { deleteDeviceData } from './device-data.ts';
import type { DraftKey } from './device-records.ts';
import { listSnapshots, readSnapshot, takeSnapshot } from './snapshot-storage.ts';
import { freshDevice } from './testing/fake-device.ts';

const key: DraftKey = { userId: 1, surface: 'manuscript', entityId: '721' };

function saveText(text: string, at = key): Promise<boolean> {
  return takeSnapshot(at, { text, words: 1, reason: null });
}

beforeEach(freshDevice);

describe('snapshots', () => {
  it("lists one document's snapshots newest first, each with its text", async () => {
    await saveText('one');
    await saveText('two');
    await saveText('hers', { ...key, userId: 11 });
    await saveText('another', { ...key, entityId: '7211' });
    const snapshots = await listSnapshots(key);
    expect(await Promise.all(snapshots.map(({ id }) => readSnapshot(id)))).toEqual(['two', 'one']);
    expect(await readSnapshot('gone')).toBeNull();
  });

  it('skips a second snapshot of the same text', async () => {
    expect(await saveText('one')).toBe(true);
    expect(await saveText('one')).toBe(false);
    expect(await listSnapshots(key)).toHaveLength(1);
  });

  it('keeps at most thirty snapshots and deletes the oldest first', async () => {
    for (let n = 0; n < 33; n += 1) await saveText(`text ${n}`);
    const snapshots = await listSnapshots(key);
    expect(snapshots).toHaveLength(30);
    expect(await readSnapshot(snapshots.at(-1)?.id ?? '')).toBe('text 3');
  });

  it("deletes snapshots with one writer's data but not another's", async () => {
    await saveText('mine');
    await saveText('hers', { ...key, userId: 2 });
    await deleteDeviceData(1);
    expect(await listSnapshots(key)).toEqual([]);
    expect(await listSnapshots({ ...key, userId: 2 })).toHaveLength(1);
  });
});
