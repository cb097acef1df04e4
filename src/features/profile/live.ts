import { useSubscription } from '#src/ui/use-subscription.ts';
import { subscribeEvents } from '#src/api/events.ts';
import type { EventHandlers } from '#src/api/live.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { refreshProfile } from './queries.ts';

function refresh(): void {
  refreshOnEvent('profile', refreshProfile);
}

const handlers: EventHandlers<'user'> = {
  // The event doesn't name a topic, so subscribe only where the profile matters.
  'userMessage.processed': refresh,
};

/** Refetches the profile after processed answers. Returns an unsubscribe function. */
function subscribeToProfile(userId: number): () => void {
  return subscribeEvents('user', userId, handlers, { onResubscribed: refresh });
}

export function useProfileSubscription(userId: number | null): void {
  useSubscription(subscribeToProfile, userId);
}
