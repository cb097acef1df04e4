import { subscribeToUserEvents, type UserEventHandlers } from '#src/api/live.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { refreshOpenStories } from './list-queries.ts';

/**
 * Refetches stories when one's page has been written from the answers. On every screen, because the event may come
 * before the story's page opens. Returns an unsubscribe function.
 */
export function subscribeToStories(userId: number): () => void {
  const refresh = (): void => refreshOnEvent('stories', refreshOpenStories);
  const handlers: UserEventHandlers = { 'userSummaryUpdate.completed': refresh };
  return subscribeToUserEvents(userId, handlers, { onResubscribed: refresh });
}
