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

export type OutboxState = 'queued' | 'sending' | 'unknown' | 'failed';

/** Something on its way to the server. It stays here until the server has answered. */
export type OutboxEntry = {
  id: string;
  userId: number;
  /** Order of sending; given by the store. */
  position: number;
  kind: string;
  /** The server-given address. */
  url: string;
  sessionChatId: number | null;
  chatMessageId: number | null;
  /** Fields of the multipart body, the sound left out. */
  fields: Readonly<Record<string, string>>;
  recordingId: string | null;
  state: OutboxState;
  attempts: number;
  errorMessage: string | null;
  createdAt: number;
};

/** `recording` is ours, for a sound that is not finished yet; the others are the specification's (section 4). */
export type RecordingState = 'recording' | 'pending' | 'sending' | 'success' | 'failed';

/** Fields of section 3, the blob left out (it lies in chunks), and what is needed to put it together again. */
export type StoredRecording = {
  id: string;
  userId: number;
  timestamp: number;
  /** Milliseconds by our own clock: a recorded file does not know its length. */
  duration: number;
  state: RecordingState;
  context: string;
  sessionChatId: number | null;
  chatMessageId: number | null;
  errorMessage: string | null;
  requestData: RequestData | null;
  mimeType: string;
  /** Bytes; 0 until finished. */
  length: number;
  /** Hex; null until finished. */
  sha256: string | null;
};

export type RequestData = {
  endpoint: string;
  method: string;
  timestamp: number;
  retryCount: number;
  sessionChatId: number | null;
};

/** A slice of a recording. `until` is the recording's length at its end, in milliseconds. */
export type StoredChunk = { recordingId: string; n: number; bytes: ArrayBuffer; until: number };
