import type { Failure } from './failure.ts';

/**
 * The words of the outbox (outbox-machine.ts): what the writer sent and the server has not yet confirmed, in order, kept on the
 * device. One request is under way at a time, by one tab.
 */

/** queued: to be sent · sending: under way · unknown: sent without an answer, ask before repeating · failed: the writer decides. */
type OutboxEntryState = 'queued' | 'sending' | 'unknown' | 'failed';

export type OutboxEntry = {
  readonly id: string;
  readonly userId: number;
  readonly kind: 'text' | 'audio';
  /** The server-given address, still to pass the guard. */
  readonly url: string;
  readonly sessionChatId: number;
  /** The message it answers. */
  readonly chatMessageId: number | null;
  /** The parts of the multipart body, the sound excepted. */
  readonly fields: Readonly<Record<string, string>>;
  readonly recordingId: string | null;
  /** It repeats the answer to a message that was answered before, so the latest message says nothing about it. */
  readonly ofEarlier?: boolean;
  readonly state: OutboxEntryState;
  /** How often it was sent; also tells the news of one sending from those of another. */
  readonly attempts: number;
  readonly errorMessage: string | null;
  /**
   * A request whose fate is not known, so that the server is asked before anything is sent: one of its own, or one of the older
   * answer whose place it took. Null when there is none.
   */
  readonly unsure: 'own' | 'older' | null;
};

export type NewOutboxEntry = Omit<OutboxEntry, 'state' | 'attempts' | 'errorMessage' | 'unsure'>;

export type OutboxState = {
  readonly entries: readonly OutboxEntry[];
  /** The entry that is being sent or asked about. */
  readonly activeId: string | null;
  /** This tab holds the lock and works the outbox off. */
  readonly hasLock: boolean;
  /** Why nothing leaves: no answered request since the last lost one, or nobody is signed in. */
  readonly pausedBy: 'offline' | 'signedOut' | null;
};

/** The latest message of the session chat, asked without `after`. */
export type LatestMessage = { readonly id: number; readonly status: unknown; readonly answer: unknown };

export type OutboxEvent =
  /** All that the device holds of this writer: at the start, and each time before this tab takes the lock. */
  | { readonly type: 'restored'; readonly entries: readonly OutboxEntry[] }
  | { readonly type: 'lockChanged'; readonly hasLock: boolean }
  /** `isRepeat`: it was sent before, and what became of that is not known here. */
  | { readonly type: 'added'; readonly entry: NewOutboxEntry; readonly isRepeat?: boolean }
  | { readonly type: 'sent'; readonly id: string; readonly attempt: number }
  /** A look at the server within the automatic repeats found that it had arrived. */
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
  /** A request was answered, whichever. */
  | { readonly type: 'connectionBack' }
  | { readonly type: 'signedIn' };

export type OutboxEffect =
  /** Keep on the device; only then go on to the next effect. */
  | { readonly type: 'save'; readonly entry: OutboxEntry }
  | { readonly type: 'remove'; readonly id: string }
  /** Send it with the retry policy `answer`; answer with `sent`, `arrived` or `sendFailed`. */
  | { readonly type: 'send'; readonly id: string; readonly attempt: number }
  /** Fetch the latest message of its session chat without `after`; answer with `checked` or `checkFailed`. */
  | { readonly type: 'check'; readonly id: string; readonly attempt: number }
  | { readonly type: 'abort'; readonly id: string }
  /**
   * For whoever shows it. sent and arrived: the server has it · waiting: it leaves by itself later · failed: see its
   * errorMessage · overtaken: an older answer arrived in its place, its text is kept.
   */
  | {
      readonly type: 'settled';
      readonly id: string;
      readonly outcome: 'sent' | 'alreadyDelivered' | 'waiting' | 'failed' | 'superseded';
    };

export type OutboxTransition = { readonly state: OutboxState; readonly effects: readonly OutboxEffect[] };

export const emptyOutbox: OutboxState = { entries: [], activeId: null, hasLock: false, pausedBy: null };

/** Something may leave as soon as this tab works the outbox off. */
export function hasWork({ entries, pausedBy }: OutboxState): boolean {
  return pausedBy === null && entries.some(({ state }) => state === 'queued' || state === 'unknown');
}

/**
 * Whether an answer whose request was lost has arrived: another message came since, or this one was taken up or holds an answer.
 * @param chatMessageId the message that was answered
 */
export function isDelivered(chatMessageId: number | null, latest: LatestMessage | null): boolean {
  if (latest === null) return false;
  if (latest.id !== chatMessageId) return true;
  const isUntouched = latest.status === 'pending' || latest.status === 'failed';
  return !isUntouched || (latest.answer !== null && latest.answer !== undefined && latest.answer !== '');
}
