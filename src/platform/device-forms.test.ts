import { beforeEach, describe, expect, it } from 'vitest';
import { countUnsentWork } from './device-data.ts';
import { closeDeviceDb } from './device-db.ts';
import { DeviceStorageError } from './device-storage-error.ts';
import { listDrafts } from './drafts.ts';
import { listOutbox } from './outbox-storage.ts';
import { listRecordings, listUnfinishedRecordings, readRecordingBlob } from './recording-storage.ts';
import { listSnapshots, readSnapshot } from './snapshot-storage.ts';
import { createDeviceDb, deviceForms, readDeviceDb } from './testing/device-forms.ts';
import { freshDevice } from './testing/fake-device.ts';

const manuscript = { userId: 1, surface: 'manuscript', entityId: '721' };
const current = deviceForms.at(-1);

beforeEach(freshDevice);

describe.each(deviceForms)('a device with version $version of the database', (form) => {
  beforeEach(() => createDeviceDb(form));

  it('shows every draft, answer and recording, whole', async () => {
    expect((await listDrafts(1)).map(({ surface, text }) => [surface, text])).toEqual([
      ['answer', 'A har'],
      ['manuscript', 'The salt road is covered at high tide.'],
      ['note', '{"version":3,"text":"Salt"}'],
    ]);
    expect((await listDrafts(2)).map(({ text }) => text)).toEqual(['hers']);
    expect((await listOutbox(1)).map(({ id, state }) => [id, state])).toEqual([
      ['z-sending', 'sending'],
      ['y-unknown', 'unknown'],
      ['x-failed', 'failed'],
      ['a-repeated', 'queued'],
      ['b-queued', 'queued'],
    ]);
    const audio = (await listRecordings(1)).map(async ({ id }) => [id, await (await readRecordingBlob(id)).text()]);
    expect(await Promise.all(audio)).toEqual([
      ['draft', 'The sound of draft'],
      ['failed', 'The sound of failed'],
      ['success', 'The sound of success'],
      ['sending', 'The sound of sending'],
    ]);
    expect((await listUnfinishedRecordings(1)).map(({ id }) => id)).toEqual(['killed']);
    expect(await countUnsentWork(2)).toEqual({ drafts: 1, outbox: 1, recordings: 0 });
  });

  it('knows which recordings had no response in time, though only a sentence says so', async () => {
    const failures = (await listRecordings(1)).map(({ id, localFailure }) => [id, localFailure]);
    expect(Object.fromEntries(failures)).toEqual({ draft: null, failed: 'timedOut', success: null, sending: null });
  });

  it('has the current stores after the upgradeand every row unchanged', async () => {
    await listDrafts(1);
    await closeDeviceDb();
    const upgraded = await readDeviceDb();
    const advice = 'The database changed: raise its version, add a step to `upgrade`, and a form to device-forms.ts.';
    expect([upgraded.version, upgraded.stores], advice).toEqual([current?.version, current?.stores]);
    for (const [store, rows] of Object.entries(form.rows)) {
      expect(upgraded.rows[store]).toHaveLength(rows.length);
      expect(upgraded.rows[store], store).toEqual(expect.arrayContaining([...rows]));
    }
  });
});

it('keeps the snapshots of version 2', async () => {
  for (const form of deviceForms.slice(1, 2)) await createDeviceDb(form);
  const snapshots = await listSnapshots(manuscript);
  const texts = snapshots.map(async ({ id, reason }) => [reason, await readSnapshot(id)]);
  expect(await Promise.all(texts)).toEqual([
    ['Before restoring', 'The salt road'],
    [null, 'The salt'],
  ]);
});

it('leaves a newer version of the database unchanged', async () => {
  const newer = { ...current, version: 99, stores: current?.stores ?? {}, rows: current?.rows ?? {} };
  await createDeviceDb(newer);
  const before = await readDeviceDb();
  await expect(listDrafts(1)).rejects.toThrow(DeviceStorageError);
  expect(await readDeviceDb()).toEqual(before);
});
