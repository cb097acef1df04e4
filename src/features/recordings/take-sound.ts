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
} from '#src/platform/recordings-store.ts';

/** The sound of one take: in memory while it is made, and on this device slice by slice. */
export type RecordingBuffer = {
  readonly id: string;
  /** Adds a slice; resolves to whether this device kept it. */
  add: (slice: Blob, n: number, untilMs: number) => Promise<boolean>;
  /** What there is so far, to listen to. */
  soFar: () => Promise<Blob>;
  /** Seals the sound and gives it out as a file to send; from memory where the device refuses. */
  finish: (durationMs: number) => Promise<File>;
  /** Ends writing and takes the sound away from this device. */
  drop: () => Promise<void>;
};

function toFile(sound: Blob, mimeType: string): File {
  return new File([sound], recordingFileName(mimeType), { type: mimeType });
}

/** A take that begins now. What the device refuses to store stays in memory, and is said by `add`. */
export function createRecordingBuffer(recording: NewRecording): RecordingBuffer {
  const parts: Blob[] = [];
  let writing: Promise<unknown> = createStoredRecording(recording).catch(() => undefined);
  const inMemory = (): Blob => new Blob(parts, { type: recording.mimeType });
  return {
    ...openStoredRecording(recording.id),
    add: async (slice, n, untilMs) => {
      parts.push(slice);
      const kept = writing.then(() => appendSlice({ recordingId: recording.id, n, until: untilMs }, slice));
      writing = kept.catch(() => undefined);
      try {
        await kept;
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

/** A finished recording that this device holds already. */
export function openStoredRecording(id: string): RecordingBuffer {
  return {
    id,
    add: () => Promise.resolve(false),
    soFar: () => readRecordingBlob(id),
    finish: async () => {
      const sound = await readRecordingBlob(id);
      return toFile(sound, sound.type);
    },
    drop: () => deleteRecording(id).catch(() => undefined),
  };
}

/**
 * A recording of this question, or of this kind where no question is answered, that was made here and never reached the server, the newest; null when there is none. One that is
 * on its way is in the outbox's hands.
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
