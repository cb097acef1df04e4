import { recordingLimits } from './constants.ts';
import { recordingTexts } from './texts.ts';

/**
 * The recordings list of sections 3 and 4: what was sent or is to be sent, newest first. Three are kept; one that was never sent
 * goes only when the writer discards it. A recording without a request is a draft: it is no entry of the list yet, and it does
 * not time out.
 */

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
export type Recording = {
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

/** A request that is about to be made; how often it was retried is counted here. */
type NewRequest = Omit<RecordingRequest, 'retryCount'>;

export type RecordingsEvent =
  /** The writer pressed Send, or Retry: it waits for its turn. */
  | { readonly type: 'queued'; readonly id: string; readonly request: NewRequest }
  | { readonly type: 'sendStarted'; readonly id: string; readonly request: NewRequest }
  /** `chatMessageId` is null when the server took it but named no message. */
  | { readonly type: 'sent'; readonly id: string; readonly chatMessageId: number | null }
  /** `requestAt` is the timestamp of the request that failed; null when it is not one request that failed. */
  | {
      readonly type: 'sendFailed';
      readonly id: string;
      readonly requestAt: number | null;
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
  | { readonly type: 'discarded'; readonly id: string }
  /** `quick` is section 4's quick mode. */
  | { readonly type: 'timePassed'; readonly at: number; readonly quick: boolean };

export type RecordingsTransition<R extends Recording> = {
  readonly recordings: readonly R[];
  /** Ids of those that are to be forgotten with their sound. */
  readonly dropped: readonly string[];
};

/** The list after an event. Recordings that did not change stay the same objects. */
export function recordingsReducer<R extends Recording>(
  recordings: readonly R[],
  event: RecordingsEvent,
): RecordingsTransition<R> {
  switch (event.type) {
    case 'queued':
      return keepNewest(change(recordings, event.id, (recording) => queue(recording, event.request)));
    case 'sendStarted':
      return settle(change(recordings, event.id, (recording) => start(recording, event.request)));
    case 'sent':
      return keepNewest(change(recordings, event.id, (recording) => succeed(recording, event.chatMessageId)));
    case 'sendFailed':
      return settle(
        change(recordings, event.id, (recording) => {
          const isItsOwn = event.requestAt === null || recording.requestData?.timestamp === event.requestAt;
          return isItsOwn ? fail(recording, event.errorMessage) : recording;
        }),
      );
    case 'marked':
      return settle(recordings.map((recording) => (isMarked(recording, event) ? mark(recording, event) : recording)));
    case 'discarded':
      return {
        recordings: recordings.filter((recording) => recording.id !== event.id),
        dropped: recordings.some((recording) => recording.id === event.id) ? [event.id] : [],
      };
    default:
      return settle(recordings.map((recording) => (isStale(recording, event) ? timeOut(recording) : recording)));
  }
}

/** The recordings that one more would drop although they were never sent: ask the writer first. */
export function getRecordingsToEvict<R extends Recording>(recordings: readonly R[]): readonly R[] {
  return newestFirst(recordings)
    .slice(recordingLimits.kept - 1)
    .filter((recording) => recording.state !== 'success');
}

/** Section 4: in sending or pending for more than two minutes (0.1 in quick mode), counted from its last request. */
export function isStale(recording: Recording, now: { readonly at: number; readonly quick: boolean }): boolean {
  if (recording.requestData === null || (recording.state !== 'sending' && recording.state !== 'pending')) return false;
  return (
    now.at - recording.requestData.timestamp > (now.quick ? recordingLimits.quickStaleMs : recordingLimits.staleMs)
  );
}

const settle = <R extends Recording>(recordings: readonly R[]): RecordingsTransition<R> => ({
  recordings,
  dropped: [],
});

function change<R extends Recording>(recordings: readonly R[], id: string, by: (recording: R) => R): readonly R[] {
  return recordings.map((recording) => (recording.id === id ? by(recording) : recording));
}

/** What the server has goes when three newer ones are here. What it does not have stays until the writer says otherwise. */
function keepNewest<R extends Recording>(recordings: readonly R[]): RecordingsTransition<R> {
  const old = newestFirst(recordings).slice(recordingLimits.kept);
  const dropped = old.filter((recording) => recording.state === 'success').map((recording) => recording.id);
  return { recordings: recordings.filter((recording) => !dropped.includes(recording.id)), dropped };
}

/** A first request waits for its turn; a retry moves to sending at once, and repeats the same request. */
function queue<R extends Recording>(recording: R, request: NewRequest): R {
  const { requestData: earlier } = recording;
  if (earlier === null)
    return { ...recording, state: 'pending', errorMessage: null, requestData: { ...request, retryCount: 0 } };
  if (recording.state !== 'failed') return recording;
  const again = { ...earlier, timestamp: request.timestamp, retryCount: earlier.retryCount + 1 };
  return { ...recording, state: 'sending', errorMessage: null, requestData: again, isTaken: false };
}

function start<R extends Recording>(recording: R, request: NewRequest): R {
  if (recording.state === 'success') return recording;
  const requestData = { ...request, retryCount: recording.requestData?.retryCount ?? 0 };
  return { ...recording, state: 'sending', errorMessage: null, requestData, isTaken: false };
}

function newestFirst<R extends Recording>(recordings: readonly R[]): R[] {
  return recordings.toSorted((one, other) => other.timestamp - one.timestamp);
}

/** A success wins even after a time-out. Without a message's id it is only taken, and waits to be found by a refetch. */
function succeed<R extends Recording>(recording: R, chatMessageId: number | null): R {
  if (recording.state === 'success') return recording;
  if (chatMessageId === null) return { ...recording, state: 'sending', errorMessage: null, isTaken: true };
  return { ...recording, state: 'success', errorMessage: null, chatMessageId, isTaken: false };
}

function fail<R extends Recording>(recording: R, errorMessage: string | null): R {
  return recording.state === 'success' ? recording : { ...recording, state: 'failed', errorMessage, isTaken: false };
}

const timeOut = <R extends Recording>(recording: R): R => fail(recording, recordingTexts.timedOut);

type Marked = Extract<RecordingsEvent, { type: 'marked' }>;

/** A status update touches only recordings in sending, by message where known, else by session chat. */
function isMarked(recording: Recording, event: Marked): boolean {
  if (recording.state !== 'sending') return false;
  if (recording.chatMessageId !== null) return recording.chatMessageId === event.messageId;
  return recording.sessionChatId !== null && recording.sessionChatId === event.sessionChatId;
}

function mark<R extends Recording>(recording: R, event: Marked): R {
  return event.to === 'success' ? succeed(recording, event.messageId) : fail(recording, event.errorMessage);
}
