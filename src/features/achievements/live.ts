import { subscribeToUserEvents, type UserEventHandlers } from '#src/api/live.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/**
 * Subscribes to the writer's achievements on every screen: announces each unlocked one and updates the list. `openList`
 * opens it. Unlocking is rare, so the code loads on demand. Returns an unsubscribe function.
 */
export function subscribeToAchievements(userId: number, openList: () => void): () => void {
  const handlers: UserEventHandlers = {
    'achievement.unlocked': (unlocked) => {
      import('./show-unlocked-toast.tsx').then(
        ({ showUnlockedToast }) => showUnlockedToast(userId, unlocked, openList),
        () => toast({ type: 'success', title: unlocked.title, message: unlocked.description ?? '' }),
      );
    },
  };
  return subscribeToUserEvents(userId, handlers, {
    // An achievement may be unlocked meanwhile. If this doesn't load, opening the list fetches it again.
    onResubscribed: () =>
      void import('./queries.ts').then(
        ({ refreshAchievements }) => refreshAchievements(),
        () => undefined,
      ),
  });
}
