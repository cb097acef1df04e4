import { useEffect } from 'react';
import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { refreshStories } from './queries.ts';

/** Events on the writer's channel handled here (x-consumers in asyncapi/). */
type Consumed = 'userSummaryUpdate.completed';

/** Refetches a story when its page and summary have been written from the answers. */
export function useStorySubscription(userId: number | null, story: number | null): void {
  useEffect(() => {
    if (userId === null || story === null) return undefined;
    const refresh = (): void => refreshOnEvent(`story ${story}`, () => refreshStories(story));
    const handlers: Required<Pick<EventHandlers<'user'>, Consumed>> = { 'userSummaryUpdate.completed': refresh };
    return subscribeEvents('user', userId, handlers, { onResubscribed: refresh });
  }, [userId, story]);
}
