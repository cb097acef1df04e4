import type { AttemptFailure } from '#src/lib/describe-error.ts';
import { conversationTexts, type ConversationTextKey } from '#src/lib/error-texts.ts';
import type { Transition } from '#src/lib/transition.ts';

/**
 * Types of the conversation's rules (conversation-reducer.ts, conversation-status.ts). The state holds only ids and
 * flags, as messages are in the query cache. Events carry the time (`at`, ms since the epoch).
 */

type ConversationPhase = 'idle' | 'loading' | 'ready' | 'finished' | 'trialEnded' | 'failed';
export type ConversationAction = 'answer' | 'skip' | 'retry' | 'finish';
type AnswerKind = 'text' | 'audio';

export type MessageSummary = {
  readonly id: number;
  readonly status: unknown;
  readonly error?: unknown;
  readonly audioProcessed?: boolean;
};

/** Why the request for an action failed, or the conversation's start. */
type RequestError = {
  readonly action: ConversationAction | 'start';
  readonly key: ConversationTextKey;
  readonly detail: string | null;
  readonly triedAt: number | null;
};

export type ConversationState = {
  readonly phase: ConversationPhase;
  readonly sessionChatId: number | null;
  readonly messageId: number | null;
  readonly status: string | null;
  readonly processing: boolean;
  /** From the press of Send, Skip or Try again until the next message. */
  readonly isAwaitingQuestion: boolean;
  readonly insightsPending: boolean;
  /** Polls every 5 s. `after` is the answered message's id. */
  readonly polling: { readonly after: number | null } | null;
  readonly pendingAction: ConversationAction | null;
  /** An event or a fetch shows that the server accepted the pending action, even if the request fails. */
  readonly isAcknowledged: boolean;
  readonly requestError: RequestError | null;
  readonly processingError: string | null;
  /** What was heard in the recording that was sent last, at most its beginning. */
  readonly heard: string | null;
  /** The beginning of the next question, while the server writes it. It may change. */
  readonly draftedQuestion: string | null;
  /** In percent. It never decreases within one answer. */
  readonly threadPercent: number;
  /** Former current messages, which never become current again. */
  readonly previousIds: readonly number[];
  /** Completed messages. No event returns them to an earlier status. */
  readonly finalIds: readonly number[];
  readonly lastShownId: number | null;
  /** Time when the current message became known. An older fetch can't replace it. */
  readonly messageSince: number;
  /** Time when its status was certain. An older fetch can't change it. */
  readonly statusSince: number;
  readonly refetch: {
    readonly requestedAt: number | null;
    readonly queued: RefetchReason | null;
    readonly recent: ReadonlyArray<{ readonly key: string; readonly at: number }>;
  };
  readonly poll: { readonly requestedAt: number | null; readonly lastAt: number | null };
};

export type RefetchReason =
  | 'statusUpdated'
  | 'processed'
  | 'otherMessage'
  | 'conflicting'
  | 'resubscribed'
  | 'resumed'
  | 'superseded';

type StatusUpdate = {
  readonly at: number;
  readonly messageId: number;
  readonly status: unknown;
  readonly error?: unknown;
  readonly audioProcessed?: boolean;
  readonly insights?: boolean;
};

export type ConversationEvent =
  | { readonly type: 'opened' }
  /** The conversation was started or resumed. `asOf` is its fetch time (it may come from a cache). */
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
  /** A processed message's status, followed by a refetch. May arrive on several channels. */
  | ({ readonly type: 'messageProcessed' } & StatusUpdate)
  | { readonly type: 'transcribed'; readonly at: number; readonly messageId: number; readonly text: string }
  | { readonly type: 'dataUpdated'; readonly at: number; readonly messageId: number }
  | { readonly type: 'questionDrafted'; readonly messageId: number; readonly text: string }
  | { readonly type: 'messageCreated'; readonly at: number; readonly message: MessageSummary }
  | { readonly type: 'insightsCreated'; readonly at: number; readonly messageId: number | null }
  | { readonly type: 'sessionFinished' }
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
      readonly triedAt?: number | null;
      readonly trialEnded?: boolean;
      readonly blocked?: boolean;
    }
  /** The answer to this message failed in an earlier visit, and the writer hasn't sent it again. */
  | {
      readonly type: 'failureRestored';
      readonly messageId: number | null;
      readonly detail: string | null;
      readonly triedAt: number | null;
    }
  /** The response to this conversation's refetch or poll. Drop later responses. */
  | {
      readonly type: 'fetched';
      readonly at: number;
      readonly source: 'refetch' | 'poll';
      readonly message: MessageSummary | null;
    }
  /** Failed after its retries, or cancelled. Every fetch ends in `fetched` or in this. */
  | { readonly type: 'fetchFailed'; readonly at: number; readonly source: 'refetch' | 'poll' }
  | { readonly type: 'pollTick'; readonly at: number }
  | { readonly type: 'resubscribed'; readonly at: number };

export type ConversationEffect =
  /** Fetch the latest message without caches or `after`. Report `fetched` or `fetchFailed`. */
  | { readonly type: 'refetch'; readonly reason: RefetchReason }
  | { readonly type: 'poll'; readonly after: number | null }
  /** Send `pollTick` every `everyMs`, first after that time. A second startPolling replaces the first. */
  | { readonly type: 'startPolling'; readonly after: number | null; readonly everyMs: number }
  | { readonly type: 'stopPolling' }
  | {
      readonly type: 'call';
      readonly action: ConversationAction;
      readonly messageId: number | null;
      readonly kind: AnswerKind | null;
    }
  /** Only recordings being sent, by message id if known, else by session chat. */
  | {
      readonly type: 'markRecordings';
      readonly to: 'success' | 'failed';
      readonly messageId: number;
      readonly sessionChatId: number | null;
      readonly errorMessage: string | null;
    }
  | { readonly type: 'insightsArrived'; readonly messageId: number | null }
  /** A new question appeared: move focus to it. Once per message. */
  | { readonly type: 'questionArrived'; readonly messageId: number }
  | { readonly type: 'finished' };

export type ConversationTransition = Transition<ConversationState, ConversationEffect>;

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
  requestError: null,
  processingError: null,
  heard: null,
  draftedQuestion: null,
  threadPercent: 0,
  previousIds: [],
  finalIds: [],
  lastShownId: null,
  messageSince: Number.NEGATIVE_INFINITY,
  statusSince: Number.NEGATIVE_INFINITY,
  refetch: { requestedAt: null, queued: null, recent: [] },
  poll: { requestedAt: null, lastAt: null },
};

const texts: ReadonlyMap<unknown, string> = new Map([
  ['pending', 'Preparing to process your message...'],
  ['transcribing', 'Transcribing your audio...'],
  ['processing', 'Processing your message...'],
  ['failed', 'An error occurred while processing your message.'],
  ['generating_question', 'Generating your next question...'],
  ['generating_insights', 'Generating creative insights...'],
]);

/**
 * Returns a status text, exactly as the specification. Any unlisted value, including uploading_answer, gives "Processing
 * your answer...".
 */
export function statusText(status: unknown): string {
  return texts.get(status) ?? 'Processing your answer...';
}

const stages: ReadonlyMap<unknown, number> = new Map([
  ['pending', 0],
  ['failed', 0],
  ['uploading_answer', 15],
  ['transcribing', 45],
  ['processing', 60],
  ['generating_question', 80],
  ['generating_insights', 92],
  ['completed', 100],
]);

/** Returns progress in percent. An unknown status counts as an answer being processed. */
export function statusStage(status: unknown): number {
  return stages.get(status) ?? 15;
}

/** A question shows when not waiting for a new one and its message is pending or completed. */
export function selectIsQuestionVisible(state: ConversationState, hasQuestion: boolean): boolean {
  const isAnswerable = state.status === 'pending' || state.status === 'completed';
  return state.phase === 'ready' && hasQuestion && !state.isAwaitingQuestion && isAnswerable;
}

/** Shows the text input only when not waiting, speaking, recording or processing. */
export function selectIsTextInputVisible(
  state: ConversationState,
  device: { readonly speaking: boolean; readonly recording: boolean },
): boolean {
  return (
    state.phase === 'ready' && !state.isAwaitingQuestion && !device.speaking && !device.recording && !state.processing
  );
}

export function selectStatusText(state: ConversationState, hasQuestion = true): string | null {
  if (state.phase !== 'ready' || state.status === 'completed' || selectIsQuestionVisible(state, hasQuestion))
    return null;
  return state.messageId === null && !state.isAwaitingQuestion ? null : statusText(state.status);
}

/** True while the writer waits for the engine. */
export function selectIsWorking(state: ConversationState): boolean {
  return selectStatusText(state) !== null && state.status !== 'failed';
}

export function selectCanRetry(state: ConversationState): boolean {
  return state.phase === 'ready' && state.status === 'failed';
}

export function selectFailureDetail(state: ConversationState): string | null {
  return state.status === 'failed' ? state.processingError : null;
}

export function selectFailure({ requestError }: ConversationState): AttemptFailure | null {
  if (requestError === null) return null;
  const { key, detail, triedAt } = requestError;
  return { text: conversationTexts[key], detail, triedAt };
}

/** Returns what failed when the current answer was last sent, why and when. */
export function selectAnswerFailure(state: ConversationState): AttemptFailure | null {
  return state.requestError?.action === 'answer' ? selectFailure(state) : null;
}
