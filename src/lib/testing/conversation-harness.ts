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

export const loaded = (message: MessageSummary | null, at = 0): ConversationEvent => ({
  type: 'loaded',
  at,
  asOf: at,
  sessionChatId: 9,
  message,
});

export const status = (value: unknown, messageId = 1, at = 10): ConversationEvent => ({
  type: 'statusUpdated',
  at,
  messageId,
  status: value,
});

export const processed = (value: unknown, messageId = 1, at = 10): ConversationEvent => ({
  type: 'messageProcessed',
  at,
  messageId,
  status: value,
});

export const created = (id: number, at = 10): ConversationEvent => ({
  type: 'messageCreated',
  at,
  message: { id, status: 'pending' },
});

export const pressAnswer = (kind: 'text' | 'audio' = 'text', at = 1): ConversationEvent => ({
  type: 'actionPressed',
  at,
  action: 'answer',
  kind,
  hasAction: true,
});

export const press = (action: 'skip' | 'retry' | 'finish', hasAction = true, at = 1): ConversationEvent => ({
  type: 'actionPressed',
  at,
  action,
  hasAction,
});

export const accepted = (
  action: 'answer' | 'skip' | 'retry' | 'finish' = 'answer',
  messageId: number | null = 1,
  at = 2,
): ConversationEvent => ({ type: 'actionAccepted', at, action, messageId, status: null });

export const refused = (
  action: 'answer' | 'skip' | 'retry' | 'finish' = 'answer',
  more: { trialEnded?: boolean; refused?: boolean; detail?: string | null } = {},
): ConversationEvent => ({ type: 'actionFailed', at: 2, action, detail: null, ...more });

export const fetched = (
  message: MessageSummary | null,
  at = 20,
  source: 'refetch' | 'poll' = 'refetch',
): ConversationEvent => ({ type: 'fetched', at, source, message });

export const types = (effects: readonly ConversationEffect[]): string[] => effects.map((effect) => effect.type);
