import { openDB, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { logDebug } from './debug-log.ts';
import type {
  StoredCopy,
  StoredDraft,
  StoredDraftBase,
  StoredOutboxEntry,
  StoredRecording,
  StoredSlice,
  StoredSnapshot,
  StoredSnapshotText,
} from './device-records.ts';
import { DeviceStorageError, toStorageError } from './device-storage-error.ts';

type DeviceSchema = {
  drafts: { key: [number, string, string]; value: StoredDraft };
  copies: { key: [number, string, string]; value: StoredCopy };
  draftBases: { key: [number, string, string, string]; value: StoredDraftBase };
  outbox: { key: string; value: StoredOutboxEntry; indexes: { byUser: [number, number] } };
  recordings: { key: string; value: StoredRecording; indexes: { byUser: [number, number] } };
  chunks: { key: [string, number]; value: StoredSlice };
  snapshots: { key: string; value: StoredSnapshot; indexes: { byPlace: [number, string, string, number] } };
  snapshotTexts: { key: string; value: StoredSnapshotText };
};

export type ObjectStoreName = StoreNames<DeviceSchema>;

type Mode = 'readonly' | 'readwrite';
export type DeviceTransaction<Names extends ObjectStoreName, M extends Mode> = IDBPTransaction<
  DeviceSchema,
  Names[],
  M
>;

/** Returns a writer's key range, in a store or index whose keys start with the writer's id. */
export function ofUser(userId: number): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}

export function ofRecording(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

let opening: Promise<IDBPDatabase<DeviceSchema>> | null = null;

function open(): Promise<IDBPDatabase<DeviceSchema>> {
  if (!('indexedDB' in globalThis)) return Promise.reject(new DeviceStorageError('unavailable'));
  opening ??= openDB<DeviceSchema>('lamplight', 3, {
    // Version 1 had no snapshots, version 2 no copies and bases of drafts. Existing data stays.
    upgrade: (db) => {
      const isMissing = (name: ObjectStoreName): boolean => !db.objectStoreNames.contains(name);
      if (isMissing('drafts')) db.createObjectStore('drafts', { keyPath: ['userId', 'surface', 'entityId'] });
      if (isMissing('copies')) db.createObjectStore('copies', { keyPath: ['userId', 'surface', 'entityId'] });
      if (isMissing('draftBases'))
        db.createObjectStore('draftBases', { keyPath: ['userId', 'surface', 'entityId', 'id'] });
      if (isMissing('outbox'))
        db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byUser', ['userId', 'position']);
      if (isMissing('recordings'))
        db.createObjectStore('recordings', { keyPath: 'id' }).createIndex('byUser', ['userId', 'timestamp']);
      if (isMissing('chunks')) db.createObjectStore('chunks', { keyPath: ['recordingId', 'n'] });
      if (isMissing('snapshots')) {
        const snapshots = db.createObjectStore('snapshots', { keyPath: 'id' });
        snapshots.createIndex('byPlace', ['userId', 'surface', 'entityId', 'takenAt']);
      }
      if (isMissing('snapshotTexts')) db.createObjectStore('snapshotTexts', { keyPath: 'id' });
    },
    // A newer version in another tab must not wait for this one.
    blocking: () => void closeDeviceDb(),
    terminated: () => {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

export async function closeDeviceDb(): Promise<void> {
  const closing = opening;
  opening = null;
  (await closing?.catch(() => null))?.close();
}

/**
 * Runs `work` in one transaction, and resolves only when it completes: a full disk fails after each request has
 * succeeded. Only await the transaction inside `work`. Reopens a closed connection once. Throws DeviceStorageError.
 */
export async function withObjectStores<const Names extends ObjectStoreName, M extends Mode, Result>(
  names: readonly Names[],
  mode: M,
  work: (transaction: DeviceTransaction<Names, M>) => Promise<Result>,
): Promise<Result> {
  try {
    return await runOnce(names, mode, work).catch((error: unknown) => {
      if (!isLostConnection(error)) throw error;
      logDebug('device', 'The browser closed local storage. Reopening it.');
      opening = null;
      return runOnce(names, mode, work);
    });
  } catch (error) {
    const failure = toStorageError(error);
    logDebug('device', `Storage failed: ${failure.reason}`, { stores: names });
    throw failure;
  }
}

async function runOnce<Names extends ObjectStoreName, M extends Mode, Result>(
  names: readonly Names[],
  mode: M,
  work: (transaction: DeviceTransaction<Names, M>) => Promise<Result>,
): Promise<Result> {
  const db = await open();
  const transaction = db.transaction([...names], mode, { durability: 'strict' });
  // Observed from the start: a transaction may fail before the work does.
  const complete = transaction.done.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  try {
    const result = await work(transaction);
    const failure = await complete;
    if (failure !== null) throw failure.error;
    return result;
  } catch (error) {
    abort(transaction);
    const failure = await complete;
    // The transaction's error is more specific than the request's.
    throw failure === null || isAbort(failure.error) ? error : failure.error;
  }
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It had already ended.
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Safari closes connections in the background and under memory pressure. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return error.name === 'InvalidStateError' || /connection|database server/i.test(error.message);
}
