import type { Recording } from '#src/lib/recordings-reducer.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';

/** Data stored on this device, always under its writer's id. Times in milliseconds. */

export type DraftKey = {
  userId: number;
  surface: string;
  entityId: string;
};

/** Text that isn't on the server yet. `counter` grows with each change, so clocks don't matter. */
export type Draft = DraftKey & { text: string; counter: number; updatedAt: number };

/** A response of the server, as JSON, to open without a network. */
export type StoredCopy = DraftKey & { text: string };

export type StoredOutboxEntry = OutboxEntry & { position: number };

export type StoredRecording = Recording & {
  userId: number;
  mimeType: string;
  /** Bytes; 0 until finished. */
  length: number;
  /** Hex of the whole audio, null until finished. */
  sha256: string | null;
};

/** A recording's slice. `until` is the recording's length at its end, in ms. */
export type StoredSlice = { recordingId: string; n: number; bytes: ArrayBuffer; until: number };

export type StoredSnapshot = DraftKey & {
  id: string;
  takenAt: number;
  words: number;
  reason: string | null;
};

export type StoredSnapshotText = { id: string; text: string };
