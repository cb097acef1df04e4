import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';

/** `onGap` reports that an update may have been missed. */
export type ManuscriptListener = { onVersion: (version: number) => void; onGap: () => void };

/** Subscribes to the text's channel, which notes share, with their ids. Returns an unsubscribe function. */
export function subscribeToManuscript(id: number, { onVersion, onGap }: ManuscriptListener): () => void {
  const handlers: EventHandlers<'document'> = {
    'note.updated': ({ identifier, data }) => {
      if (identifier === id) onVersion(data.version);
    },
  };
  return subscribeEvents('document', id, handlers, { onResubscribed: onGap });
}
