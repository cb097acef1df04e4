import type { Recording } from '#src/lib/recordings-reducer.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';

/** Data stored on this device, always under its writer's id. Times in milliseconds. */

export type DraftKey = {
  userId: number;
  surface: string;
  entityId: string;
};

/** Text that isn't on the server yet. */
export type Draft = DraftKey & { text: string; updatedAt: number };

/** A draft as it's stored. With `change`, `text` replaces the base's characters from `start` to `end`. */
export type StoredDraft = Draft & {
  change?: { readonly base: string; readonly start: number; readonly end: number };
};

export type StoredDraftBase = DraftKey & { id: string; text: string };

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
