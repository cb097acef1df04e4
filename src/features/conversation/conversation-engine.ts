import { observable, type Observable } from '@legendapp/state';
import type { ChatMessage, ChatMessageLatest } from '#src/contract/generated/model/index.ts';
import { stepConversation } from '#src/lib/conversation-machine.ts';
import {
  type ConversationAction,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  idleConversation,
  type MessageFacts,
} from '#src/lib/conversation-state.ts';
import { isTrialEnded, serverText } from '#src/lib/describe-error.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type Answer, sendAction, sendAnswer } from './answer.ts';
import { applyLatest, type ConversationEntry, fetchLatest, readConversation } from './queries.ts';

/** What happens around a conversation and concerns others: recordings, insights, the screen. */
export type ConversationListeners = {
  onAnswerTaken: (answer: Answer, chatMessageId: number) => void;
  onAnswerFailed: (answer: Answer, error: unknown) => void;
  onRecordingsMarked: (mark: Extract<ConversationEffect, { type: 'markRecordings' }>) => void;
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
  /** A new message was announced: the server is asked, because an event carries no actions. */
  announced: () => void;
  listen: (listeners: ConversationListeners) => void;
  close: () => void;
};

const unlistened: ConversationListeners = {
  onAnswerTaken: () => undefined,
  onAnswerFailed: () => undefined,
  onRecordingsMarked: () => undefined,
  onInsightsArrived: () => undefined,
  onQuestionArrived: () => undefined,
  onFinished: () => undefined,
};

/** The message of an answer, as far as the machine reads it. */
export function factsOf(message: ChatMessage): MessageFacts {
  return {
    id: message.id,
    status: message.status,
    error: message.error,
    audioProcessed: message.audio_processed === true,
  };
}

/** Makes the engine of one conversation; it does nothing until `loaded` is sent. */
export function createConversationEngine(entry: ConversationEntry): ConversationEngine {
  const state$ = observable<ConversationState>(idleConversation);
  let listeners = unlistened;
  let leaving = new AbortController();
  let stopTicks = (): void => undefined;
  let outgoing: Answer | null = null;

  const now = systemClock.now;
  const actions = () => readConversation(entry)?.actions ?? {};

  const look = async (after: number | null): Promise<ChatMessageLatest> => {
    const { sessionChatId } = state$.peek();
    if (sessionChatId === null) throw new Error('There is no conversation to ask for.');
    const latest = await fetchLatest(sessionChatId, { after, signal: leaving.signal });
    applyLatest(entry, latest);
    return latest;
  };

  const fetchInto = async (source: 'refetch' | 'poll', after: number | null): Promise<void> => {
    try {
      const { chat_message: message } = await look(after);
      send({ type: 'fetched', at: now(), source, message: message && factsOf(message) });
    } catch {
      // The machine keeps its net: polling goes on, and the next event asks again.
      send({ type: 'fetchFailed', at: now(), source });
    }
  };

  const failed = (action: ConversationAction, error: unknown): void => {
    send({
      type: 'actionFailed',
      at: now(),
      action,
      detail: isApiError(error) && error.status === 422 ? serverText(error.message) : null,
      trialEnded: isTrialEnded(error),
      refused: isApiError(error, 'blocked'),
    });
  };

  const callAnswer = async (answer: Answer): Promise<void> => {
    const { sessionChatId, messageId } = state$.peek();
    if (sessionChatId === null) return;
    try {
      const receipt = await sendAnswer({
        url: actions().answer?.url,
        sessionChatId,
        answer,
        beforeRepeat: async () => !(await arrived(sessionChatId, messageId)),
      });
      const id = typeof receipt?.chat_message_id === 'number' ? receipt.chat_message_id : null;
      send({ type: 'actionAccepted', at: now(), action: 'answer', messageId: id, status: receipt?.status });
      listeners.onAnswerTaken(answer, id ?? messageId ?? 0);
    } catch (error) {
      if (messageId !== null && isLost(error) && (await arrived(sessionChatId, messageId))) {
        send({ type: 'actionAccepted', at: now(), action: 'answer', messageId, status: null });
        listeners.onAnswerTaken(answer, messageId);
        return;
      }
      failed('answer', error);
      listeners.onAnswerFailed(answer, error);
    }
  };

  const callPlain = async (action: 'skip' | 'retry' | 'finish'): Promise<void> => {
    try {
      const receipt = (await sendAction(action, actions()[action]?.url)) as {
        chat_message_id?: number;
        status?: string;
      };
      const messageId = typeof receipt?.chat_message_id === 'number' ? receipt.chat_message_id : null;
      send({ type: 'actionAccepted', at: now(), action, messageId, status: receipt?.status });
    } catch (error) {
      failed(action, error);
    }
  };

  const run = (effect: ConversationEffect): void => {
    switch (effect.type) {
      case 'refetch':
        void fetchInto('refetch', null);
        return;
      case 'poll':
        void fetchInto('poll', effect.after);
        return;
      case 'startPolling':
        stopTicks();
        stopTicks = systemClock.every(effect.everyMs, () => send({ type: 'pollTick', at: now() }));
        return;
      case 'stopPolling':
        stopTicks();
        return;
      case 'call':
        if (effect.action !== 'answer') void callPlain(effect.action);
        else if (outgoing !== null) void callAnswer(outgoing);
        return;
      case 'markRecordings':
        listeners.onRecordingsMarked(effect);
        return;
      case 'insightsArrived':
        listeners.onInsightsArrived();
        return;
      case 'questionArrived':
        listeners.onQuestionArrived();
        return;
      case 'finished':
        listeners.onFinished();
        return;
    }
  };

  const send = (event: ConversationEvent): void => {
    const { state, effects } = stepConversation(state$.peek(), event);
    state$.set(state);
    for (const effect of effects) run(effect);
  };

  return {
    state$,
    send,
    answer: (answer) => {
      outgoing = answer;
      const hasAction = actions().answer !== undefined;
      send({ type: 'actionPressed', at: now(), action: 'answer', kind: answer.kind, hasAction });
    },
    press: (action) => send({ type: 'actionPressed', at: now(), action, hasAction: actions()[action] !== undefined }),
    announced: () => {
      void look(null)
        .then(({ chat_message: message }) => {
          if (message !== null) send({ type: 'messageCreated', at: now(), message: factsOf(message) });
        })
        // Without an answer the poll finds the message within 5 s.
        .catch(() => undefined);
    },
    listen: (next) => {
      listeners = next;
    },
    close: () => {
      send({ type: 'left' });
      leaving.abort();
      leaving = new AbortController();
    },
  };
}

function isLost(error: unknown): boolean {
  return isApiError(error, 'network', 'timeout');
}

/** Asks the server whether an answer whose reply was lost has arrived (decisions, "Device"). */
async function arrived(sessionChatId: number, messageId: number | null): Promise<boolean> {
  if (messageId === null) return false;
  try {
    const { chat_message: message } = await fetchLatest(sessionChatId, {
      after: null,
      signal: AbortSignal.timeout(30_000),
    });
    if (message === null) return false;
    if (message.id !== messageId) return true;
    return (
      (typeof message.answer === 'string' && message.answer !== '') ||
      (message.status !== 'pending' && message.status !== 'failed')
    );
  } catch {
    return false;
  }
}
