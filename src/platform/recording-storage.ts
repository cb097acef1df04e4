import { ofRecording, ofUser, withObjectStores } from './device-db.ts';
import type { StoredRecording, StoredSlice } from './device-records.ts';
import type { LocalFailure } from '#src/lib/recordings-reducer.ts';
import { DeviceStorageError } from './device-storage-error.ts';
import { holdTabLock, isTabLockHeld } from './web-lock.ts';

/** Returns the SHA-256 as hex. Needs a secure context. */
async function sha256Hex(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type NewRecording = Pick<
  StoredRecording,
  'id' | 'userId' | 'timestamp' | 'context' | 'sessionChatId' | 'chatMessageId' | 'mimeType'
>;

export async function createStoredRecording(recording: NewRecording): Promise<StoredRecording> {
  const stored: StoredRecording = {
    ...recording,
    duration: 0,
    state: 'pending',
    errorMessage: null,
    localFailure: null,
    requestData: null,
    length: 0,
    sha256: null,
  };
  await withObjectStores(['recordings'], 'readwrite', (transaction) =>
    transaction.objectStore('recordings').add(stored),
  );
  return stored;
}

/**
 * Adds a slice; `n` counts from 0, `until` is the length so far in ms. Throws when the recording was deleted, so no
 * audio survives a discard or logout.
 */
export async function appendSlice(slice: Omit<StoredSlice, 'bytes'>, audio: Blob): Promise<void> {
  // Some browsers have returned damaged blobs.
  const bytes = await audio.arrayBuffer();
  await withObjectStores(['recordings', 'chunks'], 'readwrite', async (transaction) => {
    if ((await transaction.objectStore('recordings').getKey(slice.recordingId)) === undefined)
      throw new DeviceStorageError('failed');
    await transaction.objectStore('chunks').put({ ...slice, bytes });
  });
}

/**
 * Finishes a recording: measures and hashes its audio. `duration` is in ms; without it, the last slice's end counts.
 * Resolves to null and deletes the recording if it has no audio.
 */
export async function finishRecording(id: string, duration?: number): Promise<StoredRecording | null> {
  const slices = await readSlices(id);
  const bytes = join(slices);
  if (bytes.byteLength === 0) {
    await deleteRecording(id);
    return null;
  }
  return change(id, {
    duration: duration ?? slices.at(-1)?.until ?? 0,
    length: bytes.byteLength,
    sha256: await sha256Hex(bytes),
  });
}

/**
 * Returns a recording's audio, or what exists so far if unfinished. Throws DeviceStorageError `damaged` when a finished
 * recording fails its hash.
 */
export async function readRecordingBlob(id: string): Promise<Blob> {
  const recording = await withObjectStores(['recordings'], 'readonly', (transaction) =>
    transaction.objectStore('recordings').get(id),
  );
  const bytes = join(await readSlices(id));
  if (recording === undefined || bytes.byteLength === 0) throw new DeviceStorageError('damaged');
  if (recording.sha256 !== null && recording.sha256 !== (await sha256Hex(bytes))) {
    throw new DeviceStorageError('damaged');
  }
  return new Blob([bytes], { type: recording.mimeType });
}

export async function listRecordings(userId: number): Promise<readonly StoredRecording[]> {
  const recordings = await allRecordings(userId);
  return recordings.filter(({ sha256 }) => sha256 !== null);
}

/** Returns recordings in progress, or whose browser died, newest first. */
export async function listUnfinishedRecordings(userId: number): Promise<readonly StoredRecording[]> {
  const recordings = await allRecordings(userId);
  return recordings.filter(({ sha256 }) => sha256 === null);
}

export async function deleteRecording(id: string): Promise<void> {
  await withObjectStores(['recordings', 'chunks'], 'readwrite', async (transaction) => {
    await transaction.objectStore('recordings').delete(id);
    await transaction.objectStore('chunks').delete(ofRecording(id));
  });
}

/** Failures as the versions before `localFailure` stored them. */
const earlierFailures: Readonly<Record<string, LocalFailure>> = {
  'Request timed out': 'timedOut',
  'You sent a different answer instead': 'answeredOtherwise',
};

/** Brings a recording of an earlier version to the present form. */
export function upgradeRecording(recording: StoredRecording): StoredRecording {
  if (recording.localFailure !== undefined) return recording;
  return { ...recording, localFailure: earlierFailures[recording.errorMessage ?? ''] ?? null };
}

async function change(id: string, changes: Partial<StoredRecording>): Promise<StoredRecording> {
  return withObjectStores(['recordings'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('recordings');
    const before = await store.get(id);
    if (before === undefined) throw new DeviceStorageError('failed');
    const after = { ...before, ...changes };
    await store.put(after);
    return after;
  });
}

async function allRecordings(userId: number): Promise<readonly StoredRecording[]> {
  const recordings = await withObjectStores(['recordings'], 'readonly', (transaction) =>
    transaction.objectStore('recordings').index('byUser').getAll(ofUser(userId)),
  );
  return recordings.map(upgradeRecording).toReversed();
}

async function readSlices(id: string): Promise<readonly StoredSlice[]> {
  return withObjectStores(['chunks'], 'readonly', (transaction) =>
    transaction.objectStore('chunks').getAll(ofRecording(id)),
  );
}

function join(slices: readonly StoredSlice[]): ArrayBuffer {
  const whole = new Uint8Array(slices.reduce((sum, slice) => sum + slice.bytes.byteLength, 0));
  let offset = 0;
  for (const { bytes } of slices) {
    whole.set(new Uint8Array(bytes), offset);
    offset += bytes.byteLength;
  }
  return whole.buffer;
}

function toLockName(id: string): string {
  return `recording:${id}`;
}

/** Locks a recording that's in progress in a living tab. Resolves to the release function. */
export async function lockRecording(id: string): Promise<() => void> {
  return holdTabLock(toLockName(id));
}

/** Finishes recordings whose browser died, with the audio saved so far. Skips recordings in progress in another tab. */
export async function recoverRecordings(userId: number): Promise<readonly StoredRecording[]> {
  const recovered: StoredRecording[] = [];
  for (const recording of await listUnfinishedRecordings(userId)) {
    if (await isTabLockHeld(toLockName(recording.id))) continue;
    const finished = await finishRecording(recording.id);
    if (finished !== null) recovered.push(finished);
  }
  return recovered;
}
