import { subscribeEvents } from '#src/api/events.ts';
import type { EventHandlers } from '#src/api/live.ts';
import { refreshSummary } from './queries.ts';

/** Reports processed messages, and gaps in which events were missed. */
export type SummaryListener = {
  onProcessed: (messageId: number, status: string) => void;
  onGap: () => void;
};

/** Subscribes to a summary's events, and refetches it. Returns an unsubscribe function. */
export function subscribeToSummary(userId: number, summary: number, listener: SummaryListener): () => void {
  const handlers: EventHandlers<'user'> = {
    'userMessage.processed': ({ chat_message_id: messageId, status }) => listener.onProcessed(messageId, status),
    'userSummaryUpdate.completed': ({ identifier, chat_message_id: messageId }) => {
      if (identifier !== summary) return;
      refreshSummary(summary);
      listener.onProcessed(messageId, 'completed');
    },
  };
  return subscribeEvents('user', userId, handlers, {
    onResubscribed: () => {
      refreshSummary(summary);
      listener.onGap();
    },
  });
}
