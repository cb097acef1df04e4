import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { countUnsentWork, deleteDeviceData } from './device-data.ts';
import type { DraftKey } from './device-records.ts';
import { withObjectStores } from './device-db.ts';
import { DeviceStorageError } from './device-storage-error.ts';
import { deleteSavedDraft, listDrafts, readDraft, saveDraft } from './drafts.ts';
import { listOutbox, removeOutboxEntry, saveOutboxEntry } from './outbox-storage.ts';
import { appendSlice, createStoredRecording, listRecordings, readRecordingBlob } from './recording-storage.ts';
import { fillDisk, freshDevice } from './testing/fake-device.ts';

const ana: DraftKey = { userId: 1, surface: 'answer', entityId: '61' };
let undo: () => void = () => undefined;

beforeEach(freshDevice);
afterEach(() => {
  undo();
  undo = () => undefined;
});

function entry(id: string, userId = 1): OutboxEntry {
  return {
    id,
    userId,
    kind: 'text',
    url: '/api/v1/x',
    sessionChatId: 61,
    chatMessageId: 7,
    fields: { message: 'A harbour.' },
    recordingId: null,
    state: 'queued',
    attempts: 0,
    errorMessage: null,
    unsure: null,
  };
}

async function getFailureReason(work: Promise<unknown>): Promise<string> {
  const result = await work.catch((error: unknown) => error);
  return result instanceof DeviceStorageError ? result.reason : 'stored';
}

describe('drafts', () => {
  it('returns the last saved text of a draft', async () => {
    await saveDraft(ana, 'A har');
    await saveDraft(ana, 'A harbour in winter');
    expect(await readDraft(ana)).toMatchObject({ ...ana, text: 'A harbour in winter' });
  });

  it('deletes a draft once the server has its text but keeps newer text', async () => {
    await saveDraft(ana, 'A harbour');
    await deleteSavedDraft(ana, 'A har');
    expect((await readDraft(ana))?.text).toBe('A harbour');
    await deleteSavedDraft(ana, 'A harbour');
    expect(await readDraft(ana)).toBeNull();
  });

  it('separates drafts by surface and writer', async () => {
    await saveDraft(ana, 'mine');
    await saveDraft({ ...ana, userId: 2 }, 'hers');
    await saveDraft({ ...ana, userId: 11 }, 'his');
    expect((await listDrafts(1)).map((draft) => draft.text)).toEqual(['mine']);
    expect(await readDraft({ ...ana, surface: 'note' })).toBeNull();
  });

  it('stores only what has changed of a long text', async () => {
    const line = 'The salt road is covered twice a day. ';
    const long = line.repeat(2000);
    await saveDraft(ana, long);
    const puts: unknown[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- each is called on its own store
    const { put } = IDBObjectStore.prototype;
    undo = () => {
      IDBObjectStore.prototype.put = put;
    };
    IDBObjectStore.prototype.put = function counted(this: IDBObjectStore, ...args: Parameters<typeof put>) {
      puts.push(args[0]);
      return put.apply(this, args);
    };
    const texts = [`${long}And `, `It ${long}`, `${long.slice(0, 900)}${long.slice(40_000)}`, 'short', `${long}!`];
    for (const text of texts) {
      await saveDraft(ana, text);
      expect((await readDraft(ana))?.text).toBe(text);
    }
    const sizes = puts.map((row) => JSON.stringify(row).length);
    expect(sizes.slice(0, 4).every((size) => size < 300)).toBe(true);
  });

  it('stores a long text whole after another tab has replaced or deleted it', async () => {
    const long = 'The salt road. '.repeat(4000);
    await saveDraft(ana, long);
    const rows = await withObjectStores(['draftBases'], 'readwrite', async (transaction) => {
      const keys = await transaction.objectStore('draftBases').getAllKeys();
      await transaction.objectStore('draftBases').clear();
      return keys.length;
    });
    expect(rows).toBe(1);
    await saveDraft(ana, `${long}And back.`);
    expect((await listDrafts(1)).map(({ text }) => text)).toEqual([`${long}And back.`]);
    await deleteSavedDraft(ana, `${long}And back.`);
    expect(await readDraft(ana)).toBeNull();
  });

  it('deletes a draft when its text becomes empty', async () => {
    await saveDraft(ana, 'x');
    await saveDraft(ana, '');
    expect(await readDraft(ana)).toBeNull();
  });
});

describe('the outbox', () => {
  it('lists entries in sending order and deletes their draft in one step', async () => {
    await saveDraft(ana, 'A harbour.');
    await saveOutboxEntry(entry('b'), ana);
    await saveOutboxEntry(entry('a'));
    await saveOutboxEntry(entry('other', 2));
    expect((await listOutbox(1)).map(({ id, position, state }) => [id, position, state])).toEqual([
      ['b', 1, 'queued'],
      ['a', 2, 'queued'],
    ]);
    expect(await readDraft(ana)).toBeNull();
  });

  it("keeps the draft when the entry can't be saved", async () => {
    await saveDraft(ana, 'A harbour.');
    undo = fillDisk();
    expect(await getFailureReason(saveOutboxEntry(entry('a'), ana))).toBe('full');
    undo();
    expect(await readDraft(ana)).toMatchObject({ text: 'A harbour.' });
    expect(await listOutbox(1)).toEqual([]);
  });

  it('updates an entry at its position and removes an entry', async () => {
    for (const id of ['a', 'b']) await saveOutboxEntry(entry(id));
    await saveOutboxEntry({ ...entry('a'), state: 'failed', attempts: 2, errorMessage: 'no' });
    expect((await listOutbox(1)).map(({ id, state }) => [id, state])).toEqual([
      ['a', 'failed'],
      ['b', 'queued'],
    ]);
    await removeOutboxEntry('a');
    expect((await listOutbox(1)).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('storage failures', () => {
  it("reports full storage at the transaction's end despite a successful write", async () => {
    undo = fillDisk();
    expect(await getFailureReason(saveDraft(ana, 'x'))).toBe('full');
    undo();
    expect(await readDraft(ana)).toBeNull();
  });

  it('reopens the database once after the browser has closed it', async () => {
    await saveDraft(ana, 'before');
    // oxlint-disable-next-line typescript/unbound-method -- each is called on its own database
    const { transaction } = IDBDatabase.prototype;
    let failures = 1;
    undo = () => {
      IDBDatabase.prototype.transaction = transaction;
    };
    IDBDatabase.prototype.transaction = function lost(this: IDBDatabase, ...args: Parameters<typeof transaction>) {
      failures -= 1;
      if (failures >= 0) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      return transaction.apply(this, args);
    };
    await saveDraft(ana, 'after');
    expect(await readDraft(ana)).toMatchObject({ text: 'after' });
    failures = 2;
    expect(await getFailureReason(saveDraft(ana, 'lost'))).toBe('unavailable');
  });

  it('reports unavailable storage in a browser without IndexedDB', async () => {
    const { indexedDB } = globalThis;
    undo = () => {
      globalThis.indexedDB = indexedDB;
    };
    Reflect.deleteProperty(globalThis, 'indexedDB');
    expect(await getFailureReason(saveDraft(ana, 'x'))).toBe('unavailable');
  });
});

describe('device data deletion', () => {
  it("counts and deletes one writer's data but not another's", async () => {
    for (const userId of [1, 2]) {
      await saveDraft({ ...ana, userId }, 'text');
      await saveOutboxEntry(entry(`entry-${String(userId)}`, userId));
      const id = `recording-${String(userId)}`;
      const facts = { timestamp: 1, context: '', sessionChatId: null, chatMessageId: null, mimeType: 'audio/webm' };
      await createStoredRecording({ id, userId, ...facts });
      await appendSlice({ recordingId: id, n: 0, until: 1000 }, new Blob(['sound']));
    }
    expect(await countUnsentWork(1)).toEqual({ drafts: 1, outbox: 1, recordings: 1 });
    await deleteDeviceData(1);
    expect(await countUnsentWork(1)).toEqual({ drafts: 0, outbox: 0, recordings: 0 });
    expect(await countUnsentWork(2)).toEqual({ drafts: 1, outbox: 1, recordings: 1 });
    expect(await listRecordings(1)).toEqual([]);
    expect(await getFailureReason(readRecordingBlob('recording-1'))).toBe('damaged');
  });
});
