import { subscribeToUserEvents, type UserEventHandlers } from '#src/contract/live.ts';
import { toast } from '#src/ui/feedback/toast.ts';

type Consumed = Required<Pick<UserEventHandlers, 'achievement.unlocked'>>;

/**
 * Follows the writer's achievements wherever they are in the application: each that is unlocked is announced, and its list is
 * up to date. `openList` goes to it. Most visits unlock nothing, so what does that is loaded when it is needed. Answers the
 * way out.
 */
export function subscribeToAchievements(userId: number, openList: () => void): () => void {
  const handlers: Consumed = {
    'achievement.unlocked': (unlocked) => {
      import('./unlocked.tsx').then(
        ({ showUnlockedToast }) => showUnlockedToast(userId, unlocked, openList),
        () => toast({ type: 'success', title: unlocked.title, message: unlocked.description ?? '' }),
      );
    },
  };
  return subscribeToUserEvents(userId, handlers, {
    // One may have been unlocked meanwhile. Where this does not load, the list is read anew when it is next opened.
    onResubscribed: () =>
      void import('./queries.ts').then(
        ({ refreshAchievements }) => refreshAchievements(),
        () => undefined,
      ),
  });
}
