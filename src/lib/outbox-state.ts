import type { Failure } from './failure.ts';
import type { Transition } from './transition.ts';

/**
 * Types of the outbox (outbox-reducer.ts): unconfirmed answers, in order, stored on the device. One tab sends one
 * request at a time.
 */

/** unknown: sent without a response, so ask before repeating. failed: the writer decides. */
type OutboxEntryState = 'queued' | 'sending' | 'unknown' | 'failed';

export type OutboxEntry = {
  readonly id: string;
  readonly userId: number;
  readonly kind: 'text' | 'audio';
  /** The server's URL, which the guard must still check. */
  readonly url: string;
  readonly sessionChatId: number;
  readonly chatMessageId: number | null;
  /** The multipart fields without the audio. */
  readonly fields: Readonly<Record<string, string>>;
  readonly recordingId: string | null;
  /** Repeats an answer to an earlier message, so the latest message can't confirm it. */
  readonly ofEarlier?: boolean;
  readonly state: OutboxEntryState;
  /** Number of sends. Also distinguishes one request's events from another's. */
  readonly attempts: number;
  readonly errorMessage: string | null;
  /** When its last attempt began, in ms since the epoch. Absent before the first, and in entries of earlier versions. */
  readonly triedAt?: number;
  /**
   * A request with an unknown result, so that the server is asked before sending: its own, or the replaced answer's.
   */
  readonly unsure: 'own' | 'older' | null;
};

export type NewOutboxEntry = Omit<OutboxEntry, 'state' | 'attempts' | 'errorMessage' | 'triedAt' | 'unsure'>;

export type OutboxState = {
  readonly entries: readonly OutboxEntry[];
  readonly activeId: string | null;
  /** This tab holds the lock and processes the outbox. */
  readonly hasLock: boolean;
  /** Why sending is paused: the last request got no response, or no writer is logged in. */
  readonly pausedBy: 'offline' | 'loggedOut' | null;
};

/** The session chat's latest message, requested without `after`. */
export type LatestMessage = { readonly id: number; readonly status: unknown; readonly answer: unknown };

export type OutboxEvent =
  /** The writer's entries on this device, at the start and before this tab takes the lock. */
  | { readonly type: 'restored'; readonly entries: readonly OutboxEntry[] }
  | { readonly type: 'lockChanged'; readonly hasLock: boolean }
  /** `isRepeat`: it was sent before, with an unknown result. */
  | { readonly type: 'added'; readonly entry: NewOutboxEntry; readonly isRepeat?: boolean }
  /** The entry is on the device, and its request begins. */
  | { readonly type: 'sendStarted'; readonly id: string; readonly attempt: number; readonly at: number }
  | { readonly type: 'sent'; readonly id: string; readonly attempt: number }
  /** A check during the automatic retries found that it had arrived. */
  | { readonly type: 'alreadyDelivered'; readonly id: string }
  | {
      readonly type: 'sendFailed';
      readonly id: string;
      readonly attempt: number;
      readonly failure: Pick<Failure, 'kind' | 'status'>;
      readonly errorMessage: string | null;
    }
  | { readonly type: 'checked'; readonly id: string; readonly attempt: number; readonly latest: LatestMessage | null }
  | { readonly type: 'checkFailed'; readonly id: string; readonly attempt: number }
  | { readonly type: 'retryPressed'; readonly id: string }
  | { readonly type: 'discarded'; readonly id: string }
  /** Any request got a response. */
  | { readonly type: 'connectionBack' };

export type OutboxEffect =
  /** Save on the device before the next effect. */
  | { readonly type: 'save'; readonly entry: OutboxEntry }
  | { readonly type: 'remove'; readonly id: string }
  /** Send it with the retry policy `answer`. Report `sent`, `alreadyDelivered` or `sendFailed`. */
  | { readonly type: 'send'; readonly id: string; readonly attempt: number }
  /** Fetch the session chat's latest message without `after`. Report `checked` or `checkFailed`. */
  | { readonly type: 'check'; readonly id: string; readonly attempt: number }
  | { readonly type: 'abort'; readonly id: string }
  | {
      readonly type: 'settled';
      readonly id: string;
      readonly outcome: 'sent' | 'alreadyDelivered' | 'waiting' | 'failed' | 'superseded';
    };

export type OutboxTransition = Transition<OutboxState, OutboxEffect>;

export const emptyOutbox: OutboxState = { entries: [], activeId: null, hasLock: false, pausedBy: null };

export function hasWork({ entries, pausedBy }: OutboxState): boolean {
  return pausedBy === null && entries.some(({ state }) => state === 'queued' || state === 'unknown');
}

/** Returns the answer to a question that waits for the connection: it's neither being sent nor failed. */
export function selectWaiting(
  { entries, pausedBy }: OutboxState,
  { sessionChatId, chatMessageId }: Pick<OutboxEntry, 'sessionChatId' | 'chatMessageId'>,
): OutboxEntry | null {
  const entry = entries.find(
    (other) =>
      other.sessionChatId === sessionChatId && other.chatMessageId === chatMessageId && other.ofEarlier !== true,
  );
  if (entry === undefined || (entry.state !== 'queued' && entry.state !== 'unknown')) return null;
  // One that was tried before also waits while the server is asked whether it has it.
  return pausedBy === 'offline' || (pausedBy === null && entry.triedAt !== undefined) ? entry : null;
}

/**
 * Checks whether an answer with a lost response arrived: a newer message exists, or this one is processed or has an
 * answer.
 */
export function isDelivered(chatMessageId: number | null, latest: LatestMessage | null): boolean {
  if (latest === null) return false;
  if (latest.id !== chatMessageId) return true;
  const isUntouched = latest.status === 'pending' || latest.status === 'failed';
  return !isUntouched || (latest.answer !== null && latest.answer !== undefined && latest.answer !== '');
}
