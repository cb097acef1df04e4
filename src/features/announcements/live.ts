import { subscribeToUserEvents, type UserEventHandlers } from '#src/contract/live.ts';

type Consumed = Required<Pick<UserEventHandlers, 'announcement'>>;

/**
 * Follows what the people who run the service announce; the answer ends it. There is seldom news, so what shows it is loaded
 * with the first.
 */
export function subscribeToAnnouncements(userId: number): () => void {
  let isFollowed = true;
  const handlers: Consumed = {
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
