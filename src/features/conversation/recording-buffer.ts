import type { StoredRecording } from '#src/platform/device-records.ts';
import { DeviceStorageError } from '#src/platform/device-storage-error.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import {
  appendSlice,
  createStoredRecording,
  deleteRecording,
  finishRecording,
  listRecordings,
  type NewRecording,
  readRecordingBlob,
} from '#src/platform/recording-storage.ts';

export type RecordingBuffer = {
  readonly id: string;
  add: (slice: Blob, n: number, untilMs: number) => Promise<boolean>;
  soFar: () => Promise<Blob>;
  /** Finalises the recording and returns its file, from memory if storage fails. */
  finish: (durationMs: number) => Promise<File>;
  drop: () => Promise<void>;
};

function toFile(audio: Blob, mimeType: string): File {
  return new File([audio], recordingFileName(mimeType), { type: mimeType });
}

/** Creates a recording. Slices this device can't store stay in memory; `add` reports it. */
export function createRecordingBuffer(recording: NewRecording): RecordingBuffer {
  const parts: Blob[] = [];
  let writing: Promise<unknown> = createStoredRecording(recording).catch(() => undefined);
  const inMemory = (): Blob => new Blob(parts, { type: recording.mimeType });
  return {
    ...openStoredRecording(recording.id),
    add: async (slice, n, untilMs) => {
      parts.push(slice);
      const stored = writing.then(() => appendSlice({ recordingId: recording.id, n, until: untilMs }, slice));
      writing = stored.catch(() => undefined);
      try {
        await stored;
        return true;
      } catch (error) {
        if (error instanceof DeviceStorageError) return false;
        throw error;
      }
    },
    soFar: () => Promise.resolve(inMemory()),
    finish: async (durationMs) => {
      await writing;
      await finishRecording(recording.id, durationMs).catch(() => null);
      return toFile(inMemory(), recording.mimeType);
    },
    drop: async () => {
      await writing;
      await deleteRecording(recording.id).catch(() => undefined);
    },
  };
}

export function openStoredRecording(id: string): RecordingBuffer {
  return {
    id,
    add: () => Promise.resolve(false),
    soFar: () => readRecordingBlob(id),
    finish: async () => {
      const audio = await readRecordingBlob(id);
      return toFile(audio, audio.type);
    },
    drop: () => deleteRecording(id).catch(() => undefined),
  };
}

/**
 * Returns the newest recording for this question, or for this context without a question, that never reached the
 * server; null without one. The outbox handles recordings in flight.
 */
export async function findUnsentRecording(
  userId: number,
  question: Pick<StoredRecording, 'context' | 'sessionChatId' | 'chatMessageId'>,
): Promise<StoredRecording | null> {
  const recordings = await listRecordings(userId).catch(() => []);
  const isOfQuestion = (recording: StoredRecording): boolean =>
    recording.context === question.context &&
    recording.sessionChatId === question.sessionChatId &&
    recording.chatMessageId === question.chatMessageId;
  const isUnsent = ({ state, requestData }: StoredRecording): boolean =>
    state === 'failed' || (state === 'pending' && requestData === null);
  return recordings.find((recording) => isOfQuestion(recording) && isUnsent(recording)) ?? null;
}
