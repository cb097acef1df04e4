import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';

/** What follows a text is told of a newer version, and of a gap in which one may have been missed. */
export type ManuscriptListener = { onVersion: (version: number) => void; onGap: () => void };

/** Listens on the text's channel while it is open; notes and texts share it, and their ids. Answers the way out. */
export function subscribeToManuscript(id: number, { onVersion, onGap }: ManuscriptListener): () => void {
  const handlers: EventHandlers<'document'> = {
    'note.updated': ({ identifier, data }) => {
      if (identifier === id) onVersion(data.version);
    },
  };
  return subscribeEvents('document', id, handlers, { onResubscribed: onGap });
}
