import { subscribeEvents } from '#src/contract/events.ts';
import type { EventHandlers } from '#src/contract/live.ts';

/** What follows a text is told of a newer version, and of a gap in which one may have been missed. */
export type TextListener = { onVersion: (version: number) => void; onGap: () => void };

/** Listens on the text's channel while it is open; notes and texts share it, and their ids. Answers the way out. */
export function followText(id: number, { onVersion, onGap }: TextListener): () => void {
  const handlers: EventHandlers<'document'> = {
    'note.updated': ({ identifier, data }) => {
      if (identifier === id) onVersion(data.version);
    },
  };
  return subscribeEvents('document', id, handlers, { onResubscribed: onGap });
}
