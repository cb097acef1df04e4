import { beforeEach, describe, expect, it } from 'vitest';
import { withObjectStores } from './device-db.ts';
import { DeviceStorageError } from './device-storage-error.ts';
import {
  appendSlice,
  createStoredRecording,
  deleteRecording,
  finishRecording,
  listRecordings,
  lockRecording,
  readRecordingBlob,
  recoverRecordings,
} from './recording-storage.ts';
import { freshDevice } from './testing/fake-device.ts';

beforeEach(freshDevice);

async function record(id: string, slices: readonly string[], timestamp = 1): Promise<void> {
  const target = { context: 'conversation', sessionChatId: 61, chatMessageId: 7 };
  await createStoredRecording({ id, userId: 1, timestamp, mimeType: 'audio/webm;codecs=opus', ...target });
  for (const [n, slice] of slices.entries()) {
    await appendSlice({ recordingId: id, n, until: (n + 1) * 1000 }, new Blob([slice]));
  }
}

describe('recording storage', () => {
  it('joins slices in order and keeps the recorded type', async () => {
    await record(
      'a',
      Array.from({ length: 12 }, (_, n) => `<${String(n)}>`),
    );
    const finished = await finishRecording('a', 11_480);
    const blob = await readRecordingBlob('a');
    expect(await blob.text()).toBe('<0><1><2><3><4><5><6><7><8><9><10><11>');
    expect(blob.type).toBe('audio/webm;codecs=opus');
    expect(finished).toMatchObject({ state: 'pending', duration: 11_480, length: 38, sessionChatId: 61 });
    expect(finished?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('rejects a recording when one of its bytes changed on the device', async () => {
    await record('a', ['sound']);
    await finishRecording('a', 1000);
    await withObjectStores(['chunks'], 'readwrite', (transaction) =>
      transaction
        .objectStore('chunks')
        .put({ recordingId: 'a', n: 0, bytes: Uint8Array.from(Buffer.from('sounD')).buffer, until: 1000 }),
    );
    await expect(readRecordingBlob('a')).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('discards a recording without audio', async () => {
    await record('a', []);
    expect(await finishRecording('a', 300)).toBeNull();
    expect(await listRecordings(1)).toEqual([]);
  });

  it('lists recordings newest first and deletes one with its audio', async () => {
    await record('old', ['x'], 1);
    await record('new', ['y'], 2);
    for (const id of ['old', 'new']) await finishRecording(id, 1000);
    expect((await listRecordings(1)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(await listRecordings(2)).toEqual([]);
    await deleteRecording('old');
    expect((await listRecordings(1)).map(({ id }) => id)).toEqual(['new']);
    const left = await withObjectStores(['chunks'], 'readonly', (transaction) =>
      transaction.objectStore('chunks').count(),
    );
    expect(left).toBe(1);
  });

  it('reads an unfinished recording but does not list it', async () => {
    await record('a', ['so ', 'far']);
    expect(await (await readRecordingBlob('a')).text()).toBe('so far');
    expect(await listRecordings(1)).toEqual([]);
  });

  it('rejects audio for a deleted recording', async () => {
    await record('a', ['x']);
    await deleteRecording('a');
    const late = appendSlice({ recordingId: 'a', n: 1, until: 2000 }, new Blob(['late']));
    await expect(late).rejects.toBeInstanceOf(DeviceStorageError);
    const left = await withObjectStores(['chunks'], 'readonly', (transaction) =>
      transaction.objectStore('chunks').count(),
    );
    expect(left).toBe(0);
  });
});

describe('recording recovery after a killed browser', () => {
  it('recovers the stored audio with a duration up to its last slice', async () => {
    await record('killed', ['one', 'two']);
    await record('empty', []);
    await record('done', ['x']);
    await finishRecording('done', 900);
    const recovered = await recoverRecordings(1);
    expect(recovered.map(({ id, state, duration }) => [id, state, duration])).toEqual([['killed', 'pending', 2000]]);
    expect(await (await readRecordingBlob('killed')).text()).toBe('onetwo');
    expect((await listRecordings(1)).map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'done',
      'killed',
    ]);
  });

  it('ignores a recording that another tab is making', async () => {
    await record('living', ['one']);
    const release = await lockRecording('living');
    expect(await recoverRecordings(1)).toEqual([]);
    release();
  });
});
