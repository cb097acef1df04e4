import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';
import { refreshSummary } from './queries.ts';

/** The events of the writer's channel that this feature acts on (x-consumers in asyncapi/). */
type Consumed = 'userMessage.processed' | 'userSummaryUpdate.completed';

/** What follows a summary is told of each message that was worked through, and of a gap in which events were missed. */
export type SummaryListener = {
  onProcessed: (messageId: number, status: string) => void;
  onGap: () => void;
};

/** Follows one summary on the writer's channel: what is written anew is read anew, wherever it shows. Answers the way out. */
export function subscribeToSummary(userId: number, summary: number, listener: SummaryListener): () => void {
  const handlers: Required<Pick<EventHandlers<'user'>, Consumed>> = {
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
