import { openDB, type IDBPDatabase, type IDBPTransaction, type StoreNames, type StoreValue } from 'idb';
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
export type ObjectStoreRow<Name extends ObjectStoreName> = StoreValue<DeviceSchema, Name>;

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

/**
 * Takes one step for each version that the device hasn't had. A step adds stores, indexes or fields and never deletes a
 * row. If it fails, the version before stays, and the next use of storage tries again.
 */
function upgrade(db: IDBPDatabase<DeviceSchema>, oldVersion: number): void {
  // Drafts, the outbox and recordings with their slices.
  if (oldVersion < 1) {
    db.createObjectStore('drafts', { keyPath: ['userId', 'surface', 'entityId'] });
    db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('byUser', ['userId', 'position']);
    db.createObjectStore('recordings', { keyPath: 'id' }).createIndex('byUser', ['userId', 'timestamp']);
    db.createObjectStore('chunks', { keyPath: ['recordingId', 'n'] });
  }
  // Snapshots of texts.
  if (oldVersion < 2) {
    const snapshots = db.createObjectStore('snapshots', { keyPath: 'id' });
    snapshots.createIndex('byPlace', ['userId', 'surface', 'entityId', 'takenAt']);
    db.createObjectStore('snapshotTexts', { keyPath: 'id' });
  }
  // Copies of responses, and the texts that long drafts change.
  if (oldVersion < 3) {
    db.createObjectStore('copies', { keyPath: ['userId', 'surface', 'entityId'] });
    db.createObjectStore('draftBases', { keyPath: ['userId', 'surface', 'entityId', 'id'] });
  }
  // Add the next step here, and its fixture in testing/device-forms.ts. To change rows, use the fourth argument, the
  // transaction. idb doesn't wait for an asynchronous step, so call `transaction.abort()` if it fails.
}

let opening: Promise<IDBPDatabase<DeviceSchema>> | null = null;

function open(): Promise<IDBPDatabase<DeviceSchema>> {
  if (!('indexedDB' in globalThis)) return Promise.reject(new DeviceStorageError('unavailable'));
  opening ??= openDB<DeviceSchema>('lamplight', 3, {
    upgrade,
    blocked: () => {
      logDebug('device', 'Waiting for another tab to close an older version of local storage.');
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
