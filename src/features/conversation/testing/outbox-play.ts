import { outboxReducer } from '../outbox-reducer.ts';
import {
  emptyOutbox,
  type NewOutboxEntry,
  type OutboxEffect,
  type OutboxEvent,
  type OutboxState,
} from '#src/lib/outbox-state.ts';

export type PlayedOutbox = { readonly state: OutboxState; readonly effects: readonly OutboxEffect[] };

export const outboxWithLock: OutboxState = { ...emptyOutbox, hasLock: true };

export function playOutbox(events: readonly OutboxEvent[], from: OutboxState = outboxWithLock): PlayedOutbox {
  return events.reduce<PlayedOutbox>(
    (played, event) => {
      const next = outboxReducer(played.state, event);
      return { state: next.state, effects: [...played.effects, ...next.effects] };
    },
    { state: from, effects: [] },
  );
}

export function typedAnswer(id: string, chatMessageId = 41): NewOutboxEntry {
  return {
    id,
    userId: 1,
    kind: 'text',
    url: `/api/v1/conversation/session-chats/9/chat-messages/${chatMessageId}/answer`,
    sessionChatId: 9,
    chatMessageId,
    fields: { session_chat_id: '9', message: `text ${id}` },
    recordingId: null,
  };
}
