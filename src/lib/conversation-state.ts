import type { ConversationTextKey } from './texts.ts';

/**
 * The words of the conversation's state machine: its state, what happens to it, and what it asks for. The rules stand in the
 * files beside this one; conversation-machine.ts is the way in. It holds ids and flags only: messages themselves live in the
 * query cache. It has no clock: events say when they happened (`at`, ms, any clock that only goes forward).
 */

type ConversationPhase = 'idle' | 'loading' | 'ready' | 'finished' | 'trialEnded' | 'failed';
export type ConversationAction = 'answer' | 'skip' | 'retry' | 'finish';
type AnswerKind = 'text' | 'audio';

/** What the machine reads of a chat message. `status` and `error` are taken as they come, however odd. */
export type MessageSummary = {
  readonly id: number;
  readonly status: unknown;
  readonly error?: unknown;
  readonly audioProcessed?: boolean;
};

type ConversationError = { readonly key: ConversationTextKey; readonly detail: string | null };

export type ConversationState = {
  readonly phase: ConversationPhase;
  readonly sessionChatId: number | null;
  /** The latest message, the one whose question is or was on screen. */
  readonly messageId: number | null;
  readonly status: string | null;
  /** Section 4's processing flag. */
  readonly processing: boolean;
  /** Waiting for a new question: from the press of Send, Skip or Try again until the next message. */
  readonly isAwaitingQuestion: boolean;
  readonly insightsPending: boolean;
  /** Looking for the next message every 5 s; `after` is the id of the message just answered. */
  readonly polling: { readonly after: number | null } | null;
  /** The call whose answer is awaited. */
  readonly pendingAction: ConversationAction | null;
  /** The server has spoken about the pending action by an event or a fetch, so it has taken it whatever the call says. */
  readonly isAcknowledged: boolean;
  readonly error: ConversationError | null;
  /** The server's word on why the message failed; shown as plain text beside the failed status. */
  readonly failure: string | null;
  /** How far the thread is filled, in percent; it never runs backwards within one answer. */
  readonly threadPercent: number;
  /** Messages that were current before: they never come back. */
  readonly previousIds: readonly number[];
  /** Messages whose work is done: no event takes them back to an earlier status. */
  readonly finalIds: readonly number[];
  /** The message whose question was last reported as new. */
  readonly lastShownId: number | null;
  /** Since when the current message is known: an older fetch cannot replace it. */
  readonly messageSince: number;
  /** Since when its status is known for sure: an older fetch cannot change it. */
  readonly statusSince: number;
  readonly refetch: {
    readonly askedAt: number | null;
    readonly queued: RefetchReason | null;
    /** Triggers of the last 5 s, by message id and status. */
    readonly recent: ReadonlyArray<{ readonly key: string; readonly at: number }>;
  };
  readonly poll: { readonly askedAt: number | null; readonly lastAt: number | null };
};

export type RefetchReason =
  | 'statusUpdated'
  | 'processed'
  | 'otherMessage'
  | 'conflicting'
  | 'resubscribed'
  | 'resumed'
  | 'superseded';

/** What an event tells of a message's status; `at` in milliseconds since the epoch. */
type StatusUpdate = {
  readonly at: number;
  readonly messageId: number;
  readonly status: unknown;
  readonly error?: unknown;
  readonly audioProcessed?: boolean;
  /** The event carries insights. */
  readonly insights?: boolean;
};

export type ConversationEvent =
  | { readonly type: 'opened' }
  /** The conversation's answer is there, started or resumed; `asOf` is when it was fetched (it may come from a cache). */
  | {
      readonly type: 'loaded';
      readonly at: number;
      readonly asOf: number;
      readonly sessionChatId: number;
      readonly message: MessageSummary | null;
    }
  | { readonly type: 'startFailed'; readonly trialEnded: boolean; readonly detail: string | null }
  | { readonly type: 'left' }
  | { readonly type: 'errorDismissed' }
  | ({ readonly type: 'statusUpdated' } & StatusUpdate)
  /** The writer's message was worked through: its status, and a look at the latest one. May come on several channels. */
  | ({ readonly type: 'messageProcessed' } & StatusUpdate)
  | { readonly type: 'transcribed' | 'dataUpdated'; readonly at: number; readonly messageId: number }
  | { readonly type: 'messageCreated'; readonly at: number; readonly message: MessageSummary }
  | { readonly type: 'insightsCreated'; readonly at: number; readonly messageId: number | null }
  | { readonly type: 'sessionFinished' }
  /** The writer pressed Send (`kind` says what is sent), Skip, Try again or Finish; `hasAction`: the server gave its address. */
  | {
      readonly type: 'actionPressed';
      readonly at: number;
      readonly action: 'answer';
      readonly kind: AnswerKind;
      readonly hasAction: boolean;
    }
  | {
      readonly type: 'actionPressed';
      readonly at: number;
      readonly action: 'skip' | 'retry' | 'finish';
      readonly hasAction: boolean;
    }
  /** The server took it. Also for an answer that left the outbox long after its press. */
  | {
      readonly type: 'actionAccepted';
      readonly at: number;
      readonly action: ConversationAction;
      readonly messageId: number | null;
      readonly status: unknown;
    }
  | {
      readonly type: 'actionFailed';
      readonly at: number;
      readonly action: ConversationAction;
      readonly detail: string | null;
      /** The server said trial_exceeded_error. */
      readonly trialEnded?: boolean;
      /** The action's address was refused by the guard. */
      readonly refused?: boolean;
    }
  /** The answer to a refetch or a poll of this conversation (answers that outlive it are to be dropped). */
  | {
      readonly type: 'fetched';
      readonly at: number;
      readonly source: 'refetch' | 'poll';
      readonly message: MessageSummary | null;
    }
  /** Failed after its automatic repeats, or cancelled: every asked fetch ends in `fetched` or in this. */
  | { readonly type: 'fetchFailed'; readonly at: number; readonly source: 'refetch' | 'poll' }
  | { readonly type: 'pollTick'; readonly at: number }
  | { readonly type: 'resubscribed'; readonly at: number };

export type ConversationEffect =
  /** Fetch the latest message from the server, past every cache, without `after`; answer with `fetched` or `fetchFailed`. */
  | { readonly type: 'refetch'; readonly reason: RefetchReason }
  /** The same with `after`. */
  | { readonly type: 'poll'; readonly after: number | null }
  /** Send `pollTick` every so many ms, the first one after that time; a second startPolling replaces the first. */
  | { readonly type: 'startPolling'; readonly after: number | null; readonly everyMs: number }
  | { readonly type: 'stopPolling' }
  /** Call the server-given action; `kind` only for an answer. */
  | {
      readonly type: 'call';
      readonly action: ConversationAction;
      readonly messageId: number | null;
      readonly kind: AnswerKind | null;
    }
  /** Only recordings in sending, by message id where they know theirs, else by session chat. */
  | {
      readonly type: 'markRecordings';
      readonly to: 'success' | 'failed';
      readonly messageId: number;
      readonly sessionChatId: number | null;
      readonly errorMessage: string | null;
    }
  | { readonly type: 'insightsArrived'; readonly messageId: number | null }
  /** A question came on screen that was not there before: move focus to it. Once per message. */
  | { readonly type: 'questionArrived'; readonly messageId: number }
  | { readonly type: 'finished' };

/** The new state and what is to be done. */
export type ConversationTransition = {
  readonly state: ConversationState;
  readonly effects: readonly ConversationEffect[];
};

export const idleConversation: ConversationState = {
  phase: 'idle',
  sessionChatId: null,
  messageId: null,
  status: null,
  processing: false,
  isAwaitingQuestion: false,
  insightsPending: false,
  polling: null,
  pendingAction: null,
  isAcknowledged: false,
  error: null,
  failure: null,
  threadPercent: 0,
  previousIds: [],
  finalIds: [],
  lastShownId: null,
  messageSince: Number.NEGATIVE_INFINITY,
  statusSince: Number.NEGATIVE_INFINITY,
  refetch: { askedAt: null, queued: null, recent: [] },
  poll: { askedAt: null, lastAt: null },
};

/** A step that changes state only, or nothing at all. */
export function transition(
  state: ConversationState,
  ...effects: readonly ConversationEffect[]
): ConversationTransition {
  return { state, effects };
}

/** One step after the other; the effects keep their order. */
export function chain(
  first: ConversationTransition,
  next: (state: ConversationState) => ConversationTransition,
): ConversationTransition {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
}
