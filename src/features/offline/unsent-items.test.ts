import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDeviceDb } from '#src/platform/device-db.ts';
import { deleteDeviceData } from '#src/platform/device-data.ts';
import { saveDraft } from '#src/platform/drafts.ts';
import { saveOutboxEntry } from '#src/platform/outbox-storage.ts';
import { createStoredRecording } from '#src/platform/recording-storage.ts';
import { getUnsentTitle, listUnsentItems } from './unsent-items.ts';

const ana = 1;
const ben = 2;

const answer = {
  id: 'o1',
  userId: ana,
  kind: 'text',
  url: '/api/v1/x',
  sessionChatId: 60,
  chatMessageId: 7,
  fields: { message: 'She kept the key.' },
  recordingId: null,
  state: 'queued',
  attempts: 0,
  errorMessage: null,
  unsure: null,
} as const;

afterEach(async () => {
  await deleteDeviceData(ana);
  await deleteDeviceData(ben);
  await closeDeviceDb();
});

describe('listUnsentItems', () => {
  it("lists each draft, answer and recording that the server doesn't have", async () => {
    await saveDraft({ userId: ana, surface: 'answer', entityId: '7' }, 'She left at nineteen.');
    await saveOutboxEntry(answer);
    const target = { context: 'stories', sessionChatId: 60, chatMessageId: 7, mimeType: 'audio/webm' };
    await createStoredRecording({ ...target, id: 'r1', userId: ana, timestamp: 1 });
    const work = await listUnsentItems(ana);
    expect(work.map((one) => `${getUnsentTitle(one)}: ${one.text}`).toSorted()).toEqual([
      'Answer draft: She left at nineteen.',
      'Answer waiting to be sent: She kept the key.',
      'Recording: ',
    ]);
  });

  it('converts rich text to plain text', async () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'The harbour.' }] };
    const doc = JSON.stringify({ type: 'doc', content: [paragraph] });
    await saveDraft({ userId: ana, surface: 'note', entityId: '4' }, `{"version":3,"doc":${doc}}`);
    expect(await listUnsentItems(ana)).toMatchObject([{ kind: 'draft', text: 'The harbour.' }]);
  });

  it("omits another writer's work", async () => {
    await saveDraft({ userId: ben, surface: 'answer', entityId: '7' }, 'His own words.');
    expect(await listUnsentItems(ana)).toEqual([]);
  });
});
