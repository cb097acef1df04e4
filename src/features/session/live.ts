import { disconnectLive, subscribeWriterEvents, type WriterHandlers } from '#src/contract/live.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { session$ } from './session-state.ts';

const handlers: Required<Pick<WriterHandlers, 'toast.notification'>> = {
  'toast.notification': ({ type, title, message }) => {
    toast({ type, title, message });
  },
};

// The live connection ends with the login. Here and not in session.ts, so that the sign-in screens need not load it.
session$.onChange(({ value }) => {
  if (value.phase === 'out') disconnectLive();
});

/** Listens on the writer's own channel; the answer ends it. */
export function followWriter(userId: number): () => void {
  return subscribeWriterEvents(userId, handlers);
}
