import { recordingLimits } from './constants.ts';
import { type Transition, transition } from './transition.ts';

/**
 * The recordings list of the specification, newest first. It holds three, but an unsent one is only removed when the
 * writer discards it. A recording without a request is a draft: it isn't listed and doesn't time out.
 */

export type RecordingState = 'pending' | 'sending' | 'success' | 'failed';

/** A failure that the server didn't report: no response in time, or the writer sent another answer to the question. */
export type LocalFailure = 'timedOut' | 'answeredOtherwise';

/** The request of a recording, which a retry repeats. `timestamp` in ms. */
type RecordingRequest = {
  readonly endpoint: string;
  readonly method: string;
  readonly timestamp: number;
  /** When it was last tried. Absent before the first attempt, and in recordings of earlier versions. */
  readonly triedAt?: number;
  readonly retryCount: number;
  readonly sessionChatId: number | null;
};

/** The specification's fields without the blob, which is in the device's storage. `timestamp` and `duration` in ms. */
export type Recording = {
  readonly id: string;
  readonly timestamp: number;
  readonly duration: number;
  readonly state: RecordingState;
  readonly context: string;
  readonly sessionChatId: number | null;
  readonly chatMessageId: number | null;
  readonly errorMessage: string | null;
  readonly localFailure?: LocalFailure | null;
  readonly requestData: RecordingRequest | null;
  /** Accepted by the server without a message yet: "sent, waiting". */
  readonly isTaken?: boolean;
};

/** A new request. Retries are counted here. */
type NewRequest = Omit<RecordingRequest, 'retryCount' | 'triedAt'>;

export type RecordingsEvent =
  | { readonly type: 'queued'; readonly id: string; readonly request: NewRequest }
  | { readonly type: 'sendStarted'; readonly id: string; readonly request: NewRequest }
  /** It waits for the network or a login. */
  | { readonly type: 'waiting'; readonly id: string }
  /** `chatMessageId` is null if the server accepted it without an id. */
  | { readonly type: 'sent'; readonly id: string; readonly chatMessageId: number | null }
  /** `triedAt` is the failed request's timestamp, or null if it wasn't a single request. */
  | {
      readonly type: 'sendFailed';
      readonly id: string;
      readonly triedAt: number | null;
      readonly errorMessage: string | null;
    }
  | { readonly type: 'answeredOtherwise'; readonly id: string }
  | {
      readonly type: 'marked';
      readonly to: 'success' | 'failed';
      readonly messageId: number;
      readonly sessionChatId: number | null;
      readonly errorMessage: string | null;
    }
  | { readonly type: 'discarded'; readonly id: string }
  | { readonly type: 'timePassed'; readonly at: number; readonly quick: boolean };

export type RecordingsEffect = { readonly type: 'deleteRecording'; readonly id: string };

const localFailureTexts: Readonly<Record<LocalFailure, string>> = {
  timedOut: 'Request timed out',
  answeredOtherwise: 'You sent a different answer instead',
};

const noFailure = { errorMessage: null, localFailure: null } as const;

type RecordingsTransition<R extends Recording> = Transition<readonly R[], RecordingsEffect>;

export function recordingsReducer<R extends Recording>(
  recordings: readonly R[],
  event: RecordingsEvent,
): RecordingsTransition<R> {
  switch (event.type) {
    case 'queued':
      return keepNewest(change(recordings, event.id, (recording) => queue(recording, event.request)));
    case 'sendStarted':
      return transition(change(recordings, event.id, (recording) => start(recording, event.request)));
    case 'waiting':
      return transition(change(recordings, event.id, wait));
    case 'sent':
      return keepNewest(change(recordings, event.id, (recording) => succeed(recording, event.chatMessageId)));
    case 'sendFailed':
      return transition(
        change(recordings, event.id, (recording) => {
          const isItsOwn = event.triedAt === null || recording.requestData?.timestamp === event.triedAt;
          return isItsOwn ? fail(recording, event.errorMessage) : recording;
        }),
      );
    case 'answeredOtherwise':
      return transition(change(recordings, event.id, (recording) => failHere(recording, 'answeredOtherwise')));
    case 'marked':
      return transition(
        recordings.map((recording) => (isMarked(recording, event) ? mark(recording, event) : recording)),
      );
    case 'discarded':
      return drop(recordings, (recording) => recording.id === event.id);
    default:
      return transition(
        recordings.map((recording) => (isStale(recording, event) ? failHere(recording, 'timedOut') : recording)),
      );
  }
}

/** Returns the unsent recordings that one more would drop. Ask the writer first. */
export function getRecordingsToEvict<R extends Recording>(recordings: readonly R[]): readonly R[] {
  return newestFirst(recordings)
    .slice(recordingLimits.maxCount - 1)
    .filter((recording) => recording.state !== 'success');
}

/** Sending or pending for over two minutes (0.1 in quick mode) since its last request. */
export function isStale(recording: Recording, now: { readonly at: number; readonly quick: boolean }): boolean {
  if (recording.requestData === null || (recording.state !== 'sending' && recording.state !== 'pending')) return false;
  return (
    now.at - recording.requestData.timestamp > (now.quick ? recordingLimits.quickStaleMs : recordingLimits.staleMs)
  );
}

function change<R extends Recording>(recordings: readonly R[], id: string, by: (recording: R) => R): readonly R[] {
  return recordings.map((recording) => (recording.id === id ? by(recording) : recording));
}

/** Drops sent recordings once there are three newer ones. Unsent ones stay until the writer discards them. */
function keepNewest<R extends Recording>(recordings: readonly R[]): RecordingsTransition<R> {
  const old = new Set(newestFirst(recordings).slice(recordingLimits.maxCount));
  return drop(recordings, (recording) => recording.state === 'success' && old.has(recording));
}

function drop<R extends Recording>(
  recordings: readonly R[],
  isDropped: (recording: R) => boolean,
): RecordingsTransition<R> {
  const effects = recordings.filter(isDropped).map(({ id }) => ({ type: 'deleteRecording', id }) as const);
  return { state: recordings.filter((recording) => !isDropped(recording)), effects };
}

/** Queues a first request. A retry repeats the same request and starts sending at once. */
function queue<R extends Recording>(recording: R, request: NewRequest): R {
  const { requestData: earlier } = recording;
  if (earlier === null)
    return { ...recording, ...noFailure, state: 'pending', requestData: { ...request, retryCount: 0 } };
  if (recording.state !== 'failed') return recording;
  const again = { ...earlier, timestamp: request.timestamp, retryCount: earlier.retryCount + 1 };
  return { ...recording, ...noFailure, state: 'sending', requestData: again, isTaken: false };
}

function start<R extends Recording>(recording: R, request: NewRequest): R {
  if (recording.state === 'success') return recording;
  const retryCount = recording.requestData?.retryCount ?? 0;
  const requestData = { ...request, triedAt: request.timestamp, retryCount };
  return { ...recording, ...noFailure, state: 'sending', requestData, isTaken: false };
}

function wait<R extends Recording>(recording: R): R {
  return recording.state === 'sending' ? { ...recording, state: 'pending' } : recording;
}

function newestFirst<R extends Recording>(recordings: readonly R[]): R[] {
  return recordings.toSorted((one, other) => other.timestamp - one.timestamp);
}

/** A success wins even after a timeout. Without a message id it's only accepted, until a refetch finds it. */
function succeed<R extends Recording>(recording: R, chatMessageId: number | null): R {
  if (recording.state === 'success') return recording;
  if (chatMessageId === null) return { ...recording, ...noFailure, state: 'sending', isTaken: true };
  return { ...recording, ...noFailure, state: 'success', chatMessageId, isTaken: false };
}

function fail<R extends Recording>(
  recording: R,
  errorMessage: string | null,
  localFailure: LocalFailure | null = null,
): R {
  if (recording.state === 'success') return recording;
  return { ...recording, state: 'failed', errorMessage, localFailure, isTaken: false };
}

function failHere<R extends Recording>(recording: R, localFailure: LocalFailure): R {
  return fail(recording, localFailureTexts[localFailure], localFailure);
}

type Marked = Extract<RecordingsEvent, { type: 'marked' }>;

/** Matches only recordings being sent, by message if known, else by session chat. */
function isMarked(recording: Recording, event: Marked): boolean {
  if (recording.state !== 'sending') return false;
  if (recording.chatMessageId !== null) return recording.chatMessageId === event.messageId;
  return recording.sessionChatId !== null && recording.sessionChatId === event.sessionChatId;
}

function mark<R extends Recording>(recording: R, event: Marked): R {
  return event.to === 'success' ? succeed(recording, event.messageId) : fail(recording, event.errorMessage);
}
