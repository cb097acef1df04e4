import { subscribeToUserEvents, type UserEventHandlers } from '#src/api/live.ts';

/**
 * Subscribes to announcements. Returns an unsubscribe function. They're rare, so the display code loads with the first.
 */
export function subscribeToAnnouncements(userId: number): () => void {
  let isFollowed = true;
  const handlers: UserEventHandlers = {
    announcement: (announcement) => {
      import('./announce.tsx').then(
        ({ announceTo }) => announceTo(userId, announcement, () => isFollowed),
        () => undefined,
      );
    },
  };
  const stop = subscribeToUserEvents(userId, handlers);
  return () => {
    isFollowed = false;
    stop();
  };
}
