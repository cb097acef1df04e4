import { conversationReducer } from '../conversation-reducer.ts';
import {
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  idleConversation,
  type MessageSummary,
} from '../conversation-state.ts';

export type Played = { readonly state: ConversationState; readonly effects: readonly ConversationEffect[] };

export function play(events: readonly ConversationEvent[], from: ConversationState = idleConversation): Played {
  return events.reduce<Played>(
    (played, event) => {
      const next = conversationReducer(played.state, event);
      return { state: next.state, effects: [...played.effects, ...next.effects] };
    },
    { state: from, effects: [] },
  );
}

export function atQuestion(message: Partial<MessageSummary> = {}): ConversationState {
  return play([loaded({ id: 1, status: 'pending', ...message })]).state;
}

export function loaded(message: MessageSummary | null, at = 0): ConversationEvent {
  return {
    type: 'loaded',
    at,
    asOf: at,
    sessionChatId: 9,
    message,
  };
}

export function status(value: unknown, messageId = 1, at = 10): ConversationEvent {
  return {
    type: 'statusUpdated',
    at,
    messageId,
    status: value,
  };
}

export function processed(value: unknown, messageId = 1, at = 10): ConversationEvent {
  return {
    type: 'messageProcessed',
    at,
    messageId,
    status: value,
  };
}

export function created(id: number, at = 10): ConversationEvent {
  return {
    type: 'messageCreated',
    at,
    message: { id, status: 'pending' },
  };
}

export function pressAnswer(kind: 'text' | 'audio' = 'text', at = 1): ConversationEvent {
  return {
    type: 'actionPressed',
    at,
    action: 'answer',
    kind,
    hasAction: true,
  };
}

export function press(action: 'skip' | 'retry' | 'finish', hasAction = true, at = 1): ConversationEvent {
  return {
    type: 'actionPressed',
    at,
    action,
    hasAction,
  };
}

export function accepted(
  action: 'answer' | 'skip' | 'retry' | 'finish' = 'answer',
  messageId: number | null = 1,
  at = 2,
): ConversationEvent {
  return { type: 'actionAccepted', at, action, messageId, status: null };
}

export function failed(
  action: 'answer' | 'skip' | 'retry' | 'finish' = 'answer',
  more: { trialEnded?: boolean; blocked?: boolean; detail?: string | null } = {},
): ConversationEvent {
  return { type: 'actionFailed', at: 2, action, detail: null, ...more };
}

export function fetched(
  message: MessageSummary | null,
  at = 20,
  source: 'refetch' | 'poll' = 'refetch',
): ConversationEvent {
  return { type: 'fetched', at, source, message };
}

export function types(effects: readonly ConversationEffect[]): string[] {
  return effects.map((effect) => effect.type);
}
