import { useCallback, useSyncExternalStore } from 'react';
import type { NoteStore } from './note-store.ts';
import { acquireNoteStore, getOpenNoteStore } from './open-note-stores.ts';
import type { NoteRef } from './queries.ts';

export function useNoteStore(userId: number, { slug, id }: NoteRef): NoteStore | null {
  const enter = useCallback(
    (notify: () => void) => {
      const { release } = acquireNoteStore(userId, { slug, id });
      notify();
      return () => void release();
    },
    [userId, slug, id],
  );
  return useSyncExternalStore(enter, () => getOpenNoteStore(userId, { slug, id }));
}
