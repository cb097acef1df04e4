import { recordingLimits } from './constants.ts';
import { recordingTexts } from './texts.ts';

/** The recordings list of sections 3 and 4: what was sent or is to be sent, at most three, newest first. */

export type RecordingState = 'pending' | 'sending' | 'success' | 'failed';

/** The request a recording went out with, so that a retry repeats the same one. `timestamp` in ms. */
type RecordingRequest = {
  readonly endpoint: string;
  readonly method: string;
  readonly timestamp: number;
  readonly retryCount: number;
  readonly sessionChatId: number | null;
};

/** Section 3's fields without the blob, which stays in the device's storage. `timestamp` and `duration` in ms. */
export type KeptRecording = {
  readonly id: string;
  readonly timestamp: number;
  readonly duration: number;
  readonly state: RecordingState;
  /** What kind of conversation it belongs to, for example `stories`. */
  readonly context: string;
  readonly sessionChatId: number | null;
  /** The message it answers, as far as known. */
  readonly chatMessageId: number | null;
  readonly errorMessage: string | null;
  readonly requestData: RecordingRequest | null;
  /** The server took it but named no message yet: "sent, waiting". */
  readonly isTaken?: boolean;
};

export type RecordingsEvent<R extends KeptRecording> =
  | { readonly type: 'added'; readonly recording: R }
  | { readonly type: 'sendStarted'; readonly id: string; readonly request: RecordingRequest }
  | { readonly type: 'sent'; readonly id: string; readonly chatMessageId: number | null }
  /** `requestAt` is the timestamp of the request that failed. */
  | {
      readonly type: 'sendFailed';
      readonly id: string;
      readonly requestAt: number;
      readonly errorMessage: string | null;
    }
  /** What the conversation tells by markRecordings. */
  | {
      readonly type: 'marked';
      readonly to: 'success' | 'failed';
      readonly messageId: number;
      readonly sessionChatId: number | null;
      readonly errorMessage: string | null;
    }
  | { readonly type: 'retryPressed'; readonly id: string; readonly at: number }
  | { readonly type: 'discarded'; readonly id: string }
  /** `quick` is section 4's quick mode. */
  | { readonly type: 'timePassed'; readonly at: number; readonly quick: boolean };

type RecordingsEffect =
  /** Forget the recording with its sound. */
  | { readonly type: 'drop'; readonly id: string }
  /** Send it again, giving up an older request first. */
  | { readonly type: 'resend'; readonly id: string };

export type RecordingsStep<R extends KeptRecording> = {
  readonly recordings: readonly R[];
  readonly effects: readonly RecordingsEffect[];
};

/** The list after an event. Recordings that did not change stay the same objects. */
export function stepRecordings<R extends KeptRecording>(
  recordings: readonly R[],
  event: RecordingsEvent<R>,
): RecordingsStep<R> {
  switch (event.type) {
    case 'added':
      return add(recordings, event.recording);
    case 'sendStarted':
      return change(recordings, event.id, (recording) => ({
        ...recording,
        state: 'sending',
        errorMessage: null,
        requestData: event.request,
        isTaken: false,
      }));
    case 'sent':
      return change(recordings, event.id, (recording) => succeed(recording, event.chatMessageId));
    case 'sendFailed':
      return change(recordings, event.id, (recording) => {
        const isItsOwn = recording.requestData === null || recording.requestData.timestamp === event.requestAt;
        return isItsOwn ? fail(recording, event.errorMessage) : recording;
      });
    case 'marked':
      return settle(recordings.map((recording) => (isMarked(recording, event) ? mark(recording, event) : recording)));
    case 'retryPressed':
      return retry(recordings, event.id, event.at);
    case 'discarded':
      return {
        recordings: recordings.filter((recording) => recording.id !== event.id),
        effects: recordings.some((recording) => recording.id === event.id) ? [{ type: 'drop', id: event.id }] : [],
      };
    default:
      return settle(recordings.map((recording) => (isStale(recording, event) ? timeOut(recording) : recording)));
  }
}

/** The recordings that one more would drop although they were never sent: ask the writer first. */
export function unsentThatWouldGo<R extends KeptRecording>(recordings: readonly R[]): readonly R[] {
  return newestFirst(recordings)
    .slice(recordingLimits.kept - 1)
    .filter((recording) => recording.state !== 'success');
}

/**
 * Section 4: in sending or pending for more than two minutes (0.1 in quick mode), counted from its last request, else from when
 * it was made.
 */
export function isStale(recording: KeptRecording, now: { readonly at: number; readonly quick: boolean }): boolean {
  if (recording.state !== 'sending' && recording.state !== 'pending') return false;
  const since = recording.requestData?.timestamp ?? recording.timestamp;
  return now.at - since > (now.quick ? recordingLimits.quickStaleMs : recordingLimits.staleMs);
}

const settle = <R extends KeptRecording>(recordings: readonly R[]): RecordingsStep<R> => ({ recordings, effects: [] });

function change<R extends KeptRecording>(
  recordings: readonly R[],
  id: string,
  by: (recording: R) => R,
): RecordingsStep<R> {
  return settle(recordings.map((recording) => (recording.id === id ? by(recording) : recording)));
}

function add<R extends KeptRecording>(recordings: readonly R[], added: R): RecordingsStep<R> {
  const all = newestFirst([added, ...recordings.filter((recording) => recording.id !== added.id)]);
  const dropped = all.slice(recordingLimits.kept);
  return {
    recordings: all.slice(0, recordingLimits.kept),
    effects: dropped.map((recording) => ({ type: 'drop', id: recording.id })),
  };
}

function newestFirst<R extends KeptRecording>(recordings: readonly R[]): R[] {
  return recordings.toSorted((one, other) => other.timestamp - one.timestamp);
}

/** A success wins even after a time-out. Without a message's id it is only taken, and waits to be found by a refetch. */
function succeed<R extends KeptRecording>(recording: R, chatMessageId: number | null): R {
  if (recording.state === 'success') return recording;
  if (chatMessageId === null) return { ...recording, state: 'sending', errorMessage: null, isTaken: true };
  return { ...recording, state: 'success', errorMessage: null, chatMessageId, isTaken: false };
}

function fail<R extends KeptRecording>(recording: R, errorMessage: string | null): R {
  return recording.state === 'success' ? recording : { ...recording, state: 'failed', errorMessage, isTaken: false };
}

const timeOut = <R extends KeptRecording>(recording: R): R => fail(recording, recordingTexts.timedOut);

type Marked = Extract<RecordingsEvent<KeptRecording>, { type: 'marked' }>;

/** A status update touches only recordings in sending, by message where known, else by session chat. */
function isMarked(recording: KeptRecording, event: Marked): boolean {
  if (recording.state !== 'sending') return false;
  if (recording.chatMessageId !== null) return recording.chatMessageId === event.messageId;
  return recording.sessionChatId !== null && recording.sessionChatId === event.sessionChatId;
}

function mark<R extends KeptRecording>(recording: R, event: Marked): R {
  return event.to === 'success' ? succeed(recording, event.messageId) : fail(recording, event.errorMessage);
}

function retry<R extends KeptRecording>(recordings: readonly R[], id: string, at: number): RecordingsStep<R> {
  const failed = recordings.find((recording) => recording.id === id && recording.state === 'failed');
  if (failed === undefined) return settle(recordings);
  const again: Pick<KeptRecording, 'state' | 'errorMessage' | 'requestData'> = {
    state: 'sending',
    errorMessage: null,
    requestData: failed.requestData && {
      ...failed.requestData,
      timestamp: at,
      retryCount: failed.requestData.retryCount + 1,
    },
  };
  const { recordings: changed } = change(recordings, id, (recording) => ({ ...recording, ...again }));
  return { recordings: changed, effects: [{ type: 'resend', id }] };
}
