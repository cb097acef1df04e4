import { ofRecording, ofUser, withStores } from './device-db.ts';
import type { StoredChunk, StoredRecording } from './device-records.ts';
import { DeviceStorageError } from './device-storage-error.ts';
import { sha256Hex } from './sha256.ts';

/** What is known when a recording begins. */
export type NewRecording = Pick<
  StoredRecording,
  'id' | 'userId' | 'timestamp' | 'context' | 'sessionChatId' | 'chatMessageId' | 'mimeType'
>;

/** Begins a recording; its sound follows in chunks. */
export async function beginRecording(recording: NewRecording): Promise<StoredRecording> {
  const begun: StoredRecording = {
    ...recording,
    duration: 0,
    state: 'recording',
    errorMessage: null,
    requestData: null,
    length: 0,
    sha256: null,
  };
  await withStores(['recordings'], 'readwrite', (transaction) => transaction.objectStore('recordings').add(begun));
  return begun;
}

/** Adds a slice of sound; `n` counts from 0, `until` is the recording's length so far in milliseconds. */
export async function appendChunk(chunk: Omit<StoredChunk, 'bytes'>, sound: Blob): Promise<void> {
  // As plain bytes: some browsers have given back damaged blobs.
  const bytes = await sound.arrayBuffer();
  await withStores(['chunks'], 'readwrite', (transaction) =>
    transaction.objectStore('chunks').put({ ...chunk, bytes }),
  );
}

/**
 * Ends a recording: measures and seals the sound that is there, and makes it ready to be sent. Also for one whose
 * browser was killed; its length then is that of its last slice. Resolves to null when it holds no sound at all, which
 * takes it away.
 */
export async function finishRecording(id: string, duration?: number): Promise<StoredRecording | null> {
  const chunks = await readChunks(id);
  const bytes = join(chunks);
  if (bytes.byteLength === 0) {
    await deleteRecording(id);
    return null;
  }
  return updateRecording(id, {
    state: 'pending',
    duration: duration ?? chunks.at(-1)?.until ?? 0,
    length: bytes.byteLength,
    sha256: await sha256Hex(bytes),
  });
}

/** Changes a recording; resolves to it. Throws DeviceStorageError when it is not there any more. */
export async function updateRecording(
  id: string,
  changes: Partial<Omit<StoredRecording, 'id' | 'userId'>>,
): Promise<StoredRecording> {
  return withStores(['recordings'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('recordings');
    const before = await store.get(id);
    if (before === undefined) throw new DeviceStorageError('failed');
    const after = { ...before, ...changes };
    await store.put(after);
    return after;
  });
}

/** The sound of a finished recording, proven to be what was recorded. Throws DeviceStorageError `damaged` if not. */
export async function readRecordingBlob(id: string): Promise<Blob> {
  const recording = await withStores(['recordings'], 'readonly', (transaction) =>
    transaction.objectStore('recordings').get(id),
  );
  const bytes = join(await readChunks(id));
  if (recording?.sha256 == null || bytes.byteLength !== recording.length) throw new DeviceStorageError('damaged');
  if ((await sha256Hex(bytes)) !== recording.sha256) throw new DeviceStorageError('damaged');
  return new Blob([bytes], { type: recording.mimeType });
}

/** A writer's recordings, newest first. Those in state `recording` are under way in some tab, or their browser died. */
export async function listRecordings(userId: number): Promise<readonly StoredRecording[]> {
  const recordings = await withStores(['recordings'], 'readonly', (transaction) =>
    transaction.objectStore('recordings').index('byUser').getAll(ofUser(userId)),
  );
  return recordings.toReversed();
}

/** Takes a recording away with its sound. */
export async function deleteRecording(id: string): Promise<void> {
  await withStores(['recordings', 'chunks'], 'readwrite', async (transaction) => {
    await transaction.objectStore('recordings').delete(id);
    await transaction.objectStore('chunks').delete(ofRecording(id));
  });
}

async function readChunks(id: string): Promise<readonly StoredChunk[]> {
  return withStores(['chunks'], 'readonly', (transaction) => transaction.objectStore('chunks').getAll(ofRecording(id)));
}

function join(chunks: readonly StoredChunk[]): ArrayBuffer {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0));
  let offset = 0;
  for (const { bytes } of chunks) {
    whole.set(new Uint8Array(bytes), offset);
    offset += bytes.byteLength;
  }
  return whole.buffer;
}
