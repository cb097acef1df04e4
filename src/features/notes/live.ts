import { subscribeEvents } from '#src/contract/events.ts';

/**
 * Follows a note on its channel while it is open: `onNews` is called for each change of its title, its order or a section, and
 * after a gap in which one may have been missed. Events carry no text: the note is to be read anew. Answers the way out.
 */
export function subscribeToNote(id: number, onNews: () => void): () => void {
  return subscribeEvents(
    'document',
    id,
    { 'note.updated': onNews, 'noteSection.updated': onNews },
    { onResubscribed: onNews },
  );
}
