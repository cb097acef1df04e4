import { subscribeEvents } from '#src/api/events.ts';

/**
 * Subscribes to a note's channel. `onUpdate` reports a change to title, order or a section, or a gap. Events carry no
 * text, so refetch the note. Returns an unsubscribe function.
 */
export function subscribeToNote(id: number, onUpdate: () => void): () => void {
  return subscribeEvents(
    'document',
    id,
    { 'note.updated': onUpdate, 'noteSection.updated': onUpdate },
    { onResubscribed: onUpdate },
  );
}
