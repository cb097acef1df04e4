import { observable, type Observable } from '@legendapp/state';
import { stepConversation } from '#src/lib/conversation-machine.ts';
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
import { noteTrialEnded } from '#src/platform/trial.ts';
import type { Answer } from './answer.ts';
import {
  actionsOf,
  type CallContext,
  callPlain,
  fetchAnnounced,
  fetchInto,
  noteSettled,
  queueAnswer,
} from './conversation-calls.ts';
import { type Ending, readEnding } from './ending.ts';
import { outboxOf } from './outbox.ts';

export type RecordingsMark = Extract<ConversationEffect, { type: 'markRecordings' }>;

/** What happens around a conversation and concerns others: recordings, insights, the screen. */
export type ConversationListeners = {
  onAnswerTaken: (entry: OutboxEntry, chatMessageId: number | null) => void;
  onAnswerFailed: (entry: OutboxEntry, error: unknown) => void;
  onRecordingsMarked: (mark: RecordingsMark) => void;
  onQuestionArrived: () => void;
  onFinished: (ending: Ending) => void;
};

const nobody = (): undefined => undefined;
const unheard: ConversationListeners = {
  onAnswerTaken: nobody,
  onAnswerFailed: nobody,
  onRecordingsMarked: nobody,
  onQuestionArrived: nobody,
  onFinished: nobody,
};

const now = systemClock.now;

/** Runs the pure state machine of section 4: turns its effects into calls, and their answers into events. */
export class ConversationEngine {
  readonly state$: Observable<ConversationState> = observable<ConversationState>(idleConversation);
  readonly #context: CallContext;
  #listeners = unheard;
  #leaving = new AbortController();
  #stopTicks: () => void = nobody;
  #stopNews: () => void = nobody;
  #outgoing: Answer | null = null;
  #ending: Ending = readEnding(null);
  /** Messages that were announced and are being asked for. */
  readonly #announced = new Set<number>();

  constructor(subject: ConversationSubject, userId: number) {
    this.#context = {
      subject,
      outbox: outboxOf(userId),
      send: (event) => this.send(event),
      state: () => this.state$.peek(),
      signal: () => this.#leaving.signal,
      onAnswerTaken: (taken, id) => this.#listeners.onAnswerTaken(taken, id),
      onAnswerFailed: (refused, error) => this.#listeners.onAnswerFailed(refused, error),
      onEnding: (answer) => {
        this.#ending = readEnding(answer);
      },
    };
  }

  send(event: ConversationEvent): void {
    const before = this.state$.peek();
    const { state, effects } = stepConversation(before, event);
    this.state$.set(state);
    if (state.phase !== before.phase)
      logDebug('app', `conversation: ${before.phase} → ${state.phase}`, { by: event.type });
    if (state.phase === 'trialEnded') noteTrialEnded();
    for (const effect of effects) this.#run(effect);
  }

  answer(answer: Answer): void {
    this.#outgoing = answer;
    const hasAction = actionsOf(this.#context.subject).answer !== undefined;
    this.send({ type: 'actionPressed', at: now(), action: 'answer', kind: answer.kind, hasAction });
  }

  press(action: 'skip' | 'retry' | 'finish'): void {
    const hasAction = actionsOf(this.#context.subject)[action] !== undefined;
    this.send({ type: 'actionPressed', at: now(), action, hasAction });
  }

  /** A new message was announced; the same news on another channel is no further call. */
  announced(messageId: number): void {
    const known = this.state$.peek().messageId;
    if (this.#announced.has(messageId) || known === messageId) return;
    this.#announced.add(messageId);
    void fetchAnnounced(this.#context).finally(() => this.#announced.delete(messageId));
  }

  /** Whether a message is, or was, one of this conversation. */
  knows(messageId: number): boolean {
    const { messageId: current, passed } = this.state$.peek();
    return messageId === current || passed.includes(messageId);
  }

  /** The conversation is over, here or elsewhere; `told` is what the server says of its end. */
  finished(told: unknown): void {
    this.#ending = readEnding(told);
    this.send({ type: 'sessionFinished' });
  }

  /** Begins: the conversation is being loaded, and what happens around it is told to `listeners`. */
  open(listeners: ConversationListeners): void {
    this.#listeners = listeners;
    this.#stopNews = this.#context.outbox.onSettled((news) => noteSettled(this.#context, news));
    this.send({ type: 'opened' });
  }

  close(): void {
    this.send({ type: 'left' });
    this.#stopNews();
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  #run(effect: ConversationEffect): void {
    switch (effect.type) {
      case 'refetch':
        void fetchInto(this.#context, 'refetch', null);
        break;
      case 'poll':
        void fetchInto(this.#context, 'poll', effect.after);
        break;
      case 'startPolling':
        this.#stopTicks();
        this.#stopTicks = systemClock.every(effect.everyMs, () => this.send({ type: 'pollTick', at: now() }));
        break;
      case 'stopPolling':
        this.#stopTicks();
        break;
      case 'call':
        this.#call(effect.action);
        break;
      case 'markRecordings':
        this.#listeners.onRecordingsMarked(effect);
        break;
      case 'questionArrived':
        this.#listeners.onQuestionArrived();
        break;
      case 'finished':
        this.#listeners.onFinished(this.#ending);
        break;
      case 'insightsArrived':
        // The insights follow the same events in their own feature.
        break;
    }
  }

  #call(action: ConversationAction): void {
    if (action !== 'answer') void callPlain(this.#context, action);
    else if (this.#outgoing !== null) queueAnswer(this.#context, this.#outgoing);
  }
}
