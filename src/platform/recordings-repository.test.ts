import { beforeEach, describe, expect, it } from 'vitest';
import { withObjectStores } from './device-db.ts';
import { onRecordingsChanged, dispatchRecordingsEvent } from './recordings-repository.ts';
import { appendSlice, createStoredRecording, finishRecording, listRecordings } from './recording-storage.ts';
import { freshDevice } from './testing/fake-device.ts';

beforeEach(freshDevice);

const request = { endpoint: '/api/v1/x', method: 'POST', timestamp: 5000, sessionChatId: 61 };

async function record(id: string, timestamp: number, userId = 1): Promise<void> {
  const target = { context: 'conversation', sessionChatId: 61, chatMessageId: 7 };
  await createStoredRecording({ id, userId, timestamp, mimeType: 'audio/webm', ...target });
  await appendSlice({ recordingId: id, n: 0, until: 1000 }, new Blob([id]));
  await finishRecording(id, 1000);
}

async function send(id: string): Promise<void> {
  await dispatchRecordingsEvent(1, { type: 'queued', id, request });
  await dispatchRecordingsEvent(1, { type: 'sendStarted', id, request });
  await dispatchRecordingsEvent(1, { type: 'sent', id, chatMessageId: 7 });
}

function slices() {
  return withObjectStores(['chunks'], 'readonly', (transaction) => transaction.objectStore('chunks').count());
}

describe('stored recordings', () => {
  it('stores a recording with the request that a retry repeats', async () => {
    await record('a', 1);
    await dispatchRecordingsEvent(1, { type: 'queued', id: 'a', request });
    expect(await listRecordings(1)).toMatchObject([{ state: 'pending', requestData: { ...request, retryCount: 0 } }]);
    await dispatchRecordingsEvent(1, { type: 'timePassed', at: 125_001, quick: false });
    expect(await listRecordings(1)).toMatchObject([{ state: 'failed', errorMessage: 'Request timed out' }]);
    await dispatchRecordingsEvent(1, { type: 'queued', id: 'a', request: { ...request, timestamp: 130_000 } });
    expect(await listRecordings(1)).toMatchObject([
      { state: 'sending', errorMessage: null, requestData: { ...request, timestamp: 130_000, retryCount: 1 } },
    ]);
  });

  it("deletes a writer's oldest of four sent recordings with its audio", async () => {
    await record('other', 0, 2);
    for (const [n, id] of ['a', 'b', 'c', 'd'].entries()) {
      await record(id, n + 1);
      await send(id);
    }
    expect((await listRecordings(1)).map(({ id }) => id)).toEqual(['d', 'c', 'b']);
    expect(await slices()).toBe(4);
    expect(await listRecordings(2)).toHaveLength(1);
  });

  it('notifies listeners once for each change', async () => {
    await record('a', 1);
    let notifications = 0;
    const stop = onRecordingsChanged(() => {
      notifications += 1;
    });
    await dispatchRecordingsEvent(1, { type: 'queued', id: 'a', request });
    await dispatchRecordingsEvent(1, { type: 'sent', id: 'nobody', chatMessageId: 7 });
    stop();
    await dispatchRecordingsEvent(1, { type: 'discarded', id: 'a' });
    expect(notifications).toBe(1);
    expect(await slices()).toBe(0);
  });
});
