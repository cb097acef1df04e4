import { disconnectLive, subscribeToUserEvents, type UserEventHandlers } from '#src/api/live.ts';
import { isToastType } from '#src/ui/feedback/toast-queue.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { session$ } from './session-state.ts';

const handlers: Required<Pick<UserEventHandlers, 'toast.notification'>> = {
  'toast.notification': ({ type, title, message }) => {
    toast({ type: isToastType(type) ? type : 'info', message, ...(title !== undefined && { title }) });
  },
};

// Ends the live connection with the session. Not in session.ts, so the login screens needn't load it.
session$.onChange(({ value }) => {
  if (value.phase === 'out') disconnectLive();
});

export function subscribeToUser(userId: number): () => void {
  return subscribeToUserEvents(userId, handlers);
}
