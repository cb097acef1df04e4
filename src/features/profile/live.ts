import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';
import { refreshProfile } from './queries.ts';

/** The events of the writer's channel that this feature acts on (x-consumers in asyncapi/). */
type Consumed = 'userMessage.processed';

const handlers: Required<Pick<EventHandlers<'user'>, Consumed>> = {
  // Nothing in it says what the answer was about: only where the profile matters is anybody listening.
  'userMessage.processed': () => void refreshProfile(),
};

/** Keeps the profile as fresh as the answers that were worked through; the answer ends it. */
export function subscribeToProfile(userId: number): () => void {
  return subscribeEvents('user', userId, handlers, { onResubscribed: () => void refreshProfile() });
}
