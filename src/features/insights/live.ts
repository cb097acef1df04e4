import { type EventHandlers, subscribeEvents } from '#src/contract/events.ts';
import { refreshInsights } from './queries.ts';

type Consumed = 'chatMessage.developmentInsightsCreated' | 'chatMessage.statusUpdated';

const handlers: Required<Pick<EventHandlers<'sessionChat'>, Consumed>> = {
  'chatMessage.developmentInsightsCreated': () => void refreshInsights(),
  'chatMessage.statusUpdated': (event) => {
    if (event.status === 'completed' && event.data?.development_insights != null) void refreshInsights();
  },
};

/** Follows the insights of a conversation live; after a gap they are fetched once. Answers the way out. */
export function followInsights(sessionChatId: number): () => void {
  return subscribeEvents('sessionChat', sessionChatId, handlers, { onResubscribed: () => void refreshInsights() });
}
