import { observable, type Observable } from '@legendapp/state';
import { conversationReducer } from '#src/lib/conversation-reducer.ts';
import {
  type ConversationAction,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  idleConversation,
} from '#src/lib/conversation-state.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { systemClock } from '#src/platform/clock.ts';
import { logDebug } from '#src/platform/debug-log.ts';
import { markTrialEnded } from '#src/platform/trial.ts';
import type { Answer } from './answer.ts';
import {
  getActions,
  type ConversationDeps,
  sendConversationAction,
  fetchAnnouncedMessage,
  fetchLatestMessage,
  applyOutboxResult,
  queueAnswer,
} from './conversation-requests.ts';
import { type FinishResult, parseFinishResult } from './finish-result.ts';
import { getOutbox } from './outbox.ts';

export type RecordingsMark = Extract<ConversationEffect, { type: 'markRecordings' }>;

export type ConversationListeners = {
  onAnswerAccepted: (entry: OutboxEntry, chatMessageId: number | null) => void;
  onAnswerFailed: (entry: OutboxEntry, error: unknown) => void;
  onRecordingsMarked: (mark: RecordingsMark) => void;
  onQuestionArrived: () => void;
  onFinished: (result: FinishResult) => void;
};

function noop(): undefined {
  return undefined;
}

const noopListeners: ConversationListeners = {
  onAnswerAccepted: noop,
  onAnswerFailed: noop,
  onRecordingsMarked: noop,
  onQuestionArrived: noop,
  onFinished: noop,
};

const now = systemClock.now;

/** Runs section 4's pure state machine: turns effects into requests and their responses into events. */
export class ConversationStore {
  readonly state$: Observable<ConversationState> = observable<ConversationState>(idleConversation);
  readonly #context: ConversationDeps;
  #listeners = noopListeners;
  #leaving = new AbortController();
  #stopTicks: () => void = noop;
  #unsubscribe: () => void = noop;
  #pendingAnswer: Answer | null = null;
  #finishResult: FinishResult = parseFinishResult(null);
  readonly #announced = new Set<number>();

  constructor(subject: ConversationSubject, userId: number) {
    this.#context = {
      subject,
      outbox: getOutbox(userId),
      dispatch: (event) => this.dispatch(event),
      state: () => this.state$.peek(),
      signal: () => this.#leaving.signal,
      onAnswerAccepted: (entry, id) => this.#listeners.onAnswerAccepted(entry, id),
      onAnswerFailed: (refused, error) => this.#listeners.onAnswerFailed(refused, error),
      onFinishResponse: (response) => {
        this.#finishResult = parseFinishResult(response);
      },
    };
  }

  dispatch(event: ConversationEvent): void {
    const before = this.state$.peek();
    const { state, effects } = conversationReducer(before, event);
    this.state$.set(state);
    if (state.phase !== before.phase)
      logDebug('app', `conversation: ${before.phase} → ${state.phase}`, { by: event.type });
    if (state.phase === 'trialEnded') markTrialEnded();
    for (const effect of effects) this.#run(effect);
  }

  answer(answer: Answer): void {
    this.#pendingAnswer = answer;
    const hasAction = getActions(this.#context.subject).answer !== undefined;
    this.dispatch({ type: 'actionPressed', at: now(), action: 'answer', kind: answer.kind, hasAction });
  }

  press(action: 'skip' | 'retry' | 'finish'): void {
    const hasAction = getActions(this.#context.subject)[action] !== undefined;
    this.dispatch({ type: 'actionPressed', at: now(), action, hasAction });
  }

  /** Ignores an announcement that also arrives on another channel. */
  onMessageAnnounced(messageId: number): void {
    const currentId = this.state$.peek().messageId;
    if (this.#announced.has(messageId) || currentId === messageId) return;
    this.#announced.add(messageId);
    void fetchAnnouncedMessage(this.#context).finally(() => this.#announced.delete(messageId));
  }

  ownsMessage(messageId: number): boolean {
    const { messageId: current, previousIds } = this.state$.peek();
    return messageId === current || previousIds.includes(messageId);
  }

  onFinished(payload: unknown): void {
    this.#finishResult = parseFinishResult(payload);
    this.dispatch({ type: 'sessionFinished' });
  }

  open(listeners: ConversationListeners): void {
    this.#listeners = listeners;
    this.#unsubscribe = this.#context.outbox.onResult((result) => applyOutboxResult(this.#context, result));
    this.dispatch({ type: 'opened' });
  }

  close(): void {
    this.dispatch({ type: 'left' });
    this.#unsubscribe();
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  #run(effect: ConversationEffect): void {
    switch (effect.type) {
      case 'refetch':
        void fetchLatestMessage(this.#context, 'refetch', null);
        break;
      case 'poll':
        void fetchLatestMessage(this.#context, 'poll', effect.after);
        break;
      case 'startPolling':
        this.#stopTicks();
        this.#stopTicks = systemClock.every(effect.everyMs, () => this.dispatch({ type: 'pollTick', at: now() }));
        break;
      case 'stopPolling':
        this.#stopTicks();
        break;
      case 'call':
        this.#performAction(effect.action);
        break;
      case 'markRecordings':
        this.#listeners.onRecordingsMarked(effect);
        break;
      case 'questionArrived':
        this.#listeners.onQuestionArrived();
        break;
      case 'finished':
        this.#listeners.onFinished(this.#finishResult);
        break;
      case 'insightsArrived':
        // The insights feature handles these events.
        break;
    }
  }

  #performAction(action: ConversationAction): void {
    if (action !== 'answer') void sendConversationAction(this.#context, action);
    else if (this.#pendingAnswer !== null) queueAnswer(this.#context, this.#pendingAnswer);
  }
}
