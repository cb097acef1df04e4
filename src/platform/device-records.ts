import type { Recording } from '#src/lib/kept-recordings.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';

/** What is kept on this device, always under the id of the writer it belongs to. Times in milliseconds. */

/** Where a text is being written. */
export type DraftKey = {
  userId: number;
  /** For example answer, note, profile. */
  surface: string;
  /** Id of the thing that is written about, as text. */
  entityId: string;
};

/** A text that the server does not have yet. `counter` grows with each change, so clocks do not matter. */
export type Draft = DraftKey & { text: string; counter: number; updatedAt: number };

/** An entry of the outbox with its place in the order of sending, which the store gives. */
export type StoredOutboxEntry = OutboxEntry & { position: number };

/** A recording, its sound left out: that lies in slices beside it. */
export type StoredRecording = Recording & {
  userId: number;
  mimeType: string;
  /** Bytes; 0 until finished. */
  length: number;
  /** Hex of the whole sound; null until finished. */
  sha256: string | null;
};

/** A slice of a recording. `until` is the recording's length at its end, in milliseconds. */
export type StoredSlice = { recordingId: string; n: number; bytes: ArrayBuffer; until: number };

/** A text as it once was, kept on this device; its words lie beside it (`StoredSnapshotText`). */
export type StoredSnapshot = DraftKey & {
  id: string;
  takenAt: number;
  words: number;
  /** Why it was taken, in words for the writer; null for one that was taken by itself. */
  reason: string | null;
};

export type StoredSnapshotText = { id: string; text: string };
