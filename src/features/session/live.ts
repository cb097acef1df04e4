import { disconnectLive, subscribeToUserEvents, type UserEventHandlers } from '#src/contract/live.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { session$ } from './session-state.ts';

const handlers: Required<Pick<UserEventHandlers, 'toast.notification'>> = {
  'toast.notification': ({ type, title, message }) => {
    toast({ type, title, message });
  },
};

// The live connection ends with the login. Here and not in session.ts, so that the sign-in screens need not load it.
session$.onChange(({ value }) => {
  if (value.phase === 'out') disconnectLive();
});

/** Listens on the writer's own channel; the answer ends it. */
export function subscribeToUser(userId: number): () => void {
  return subscribeToUserEvents(userId, handlers);
}
