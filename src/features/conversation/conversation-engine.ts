import { observable, type Observable } from '@legendapp/state';
import { stepConversation } from '#src/lib/conversation-machine.ts';
import {
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  idleConversation,
} from '#src/lib/conversation-state.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { systemClock } from '#src/platform/clock.ts';
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
import { outboxOf } from './outbox.ts';
import type { ConversationEntry } from './queries.ts';

export type RecordingsMark = Extract<ConversationEffect, { type: 'markRecordings' }>;

/** What happens around a conversation and concerns others: recordings, insights, the screen. */
export type ConversationListeners = {
  onAnswerTaken: (entry: OutboxEntry, chatMessageId: number | null) => void;
  onAnswerFailed: (entry: OutboxEntry, error: unknown) => void;
  onRecordingsMarked: (mark: RecordingsMark) => void;
  onInsightsArrived: () => void;
  onQuestionArrived: () => void;
  onFinished: () => void;
};

/** Runs the pure state machine of section 4: turns its effects into calls, and their answers into events. */
export type ConversationEngine = {
  state$: Observable<ConversationState>;
  send: (event: ConversationEvent) => void;
  answer: (answer: Answer) => void;
  press: (action: 'skip' | 'retry' | 'finish') => void;
  /** A new message was announced. */
  announced: () => void;
  listen: (listeners: ConversationListeners) => void;
  close: () => void;
};

const nobody = (): undefined => undefined;
const unheard: ConversationListeners = {
  onAnswerTaken: nobody,
  onAnswerFailed: nobody,
  onRecordingsMarked: nobody,
  onInsightsArrived: nobody,
  onQuestionArrived: nobody,
  onFinished: nobody,
};

const now = systemClock.now;

/** Makes the engine of one conversation; it does nothing until `loaded` is sent. */
export function createConversationEngine(entry: ConversationEntry, userId: number): ConversationEngine {
  const state$ = observable<ConversationState>(idleConversation);
  let listeners = unheard;
  let leaving = new AbortController();
  let stopTicks: () => void = nobody;
  let stopNews: () => void = nobody;
  let outgoing: Answer | null = null;

  const send = (event: ConversationEvent): void => {
    const { state, effects } = stepConversation(state$.peek(), event);
    state$.set(state);
    for (const effect of effects) run(effect);
  };
  const context: CallContext = {
    entry,
    outbox: outboxOf(userId),
    send,
    state: () => state$.peek(),
    signal: () => leaving.signal,
    onAnswerTaken: (taken, id) => listeners.onAnswerTaken(taken, id),
    onAnswerFailed: (refused, error) => listeners.onAnswerFailed(refused, error),
  };
  const tick = (everyMs: number): void => {
    stopTicks();
    stopTicks = systemClock.every(everyMs, () => send({ type: 'pollTick', at: now() }));
  };
  const call = (effect: Extract<ConversationEffect, { type: 'call' }>): void => {
    if (effect.action !== 'answer') void callPlain(context, effect.action);
    else if (outgoing !== null) queueAnswer(context, outgoing);
  };
  const run = (effect: ConversationEffect): void => {
    if (effect.type === 'refetch') void fetchInto(context, 'refetch', null);
    else if (effect.type === 'poll') void fetchInto(context, 'poll', effect.after);
    else if (effect.type === 'startPolling') tick(effect.everyMs);
    else if (effect.type === 'stopPolling') stopTicks();
    else if (effect.type === 'call') call(effect);
    else if (effect.type === 'markRecordings') listeners.onRecordingsMarked(effect);
    else if (effect.type === 'insightsArrived') listeners.onInsightsArrived();
    else if (effect.type === 'questionArrived') listeners.onQuestionArrived();
    else listeners.onFinished();
  };

  return {
    state$,
    send,
    answer: (answer) => {
      outgoing = answer;
      const hasAction = actionsOf(entry).answer !== undefined;
      send({ type: 'actionPressed', at: now(), action: 'answer', kind: answer.kind, hasAction });
    },
    press: (action) =>
      send({ type: 'actionPressed', at: now(), action, hasAction: actionsOf(entry)[action] !== undefined }),
    announced: () => void fetchAnnounced(context),
    listen: (next) => {
      listeners = next;
      stopNews();
      stopNews = context.outbox.onSettled((news) => noteSettled(context, news));
    },
    close: () => {
      send({ type: 'left' });
      stopNews();
      leaving.abort();
      leaving = new AbortController();
    },
  };
}
