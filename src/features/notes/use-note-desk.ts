import { useValue } from '@legendapp/state/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { SaveLabel } from '#src/lib/save-state.ts';
import type { NoteStore } from './note-desk.ts';
import { acquireNoteStore, getOpenNoteStore } from './note-desks.ts';
import { formatNoteSaveState } from './note-words.ts';
import type { NoteRef } from './queries.ts';

/** The desk of a note while its screen is open. */
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

/** How safe the note is, and whether the device refuses to keep it. */
export function useNoteSaveStatus(desk: NoteStore): { words: SaveLabel; isRefused: boolean } {
  return useValue(() => {
    // The pieces are another set when their order is another one.
    desk.order$.get();
    const pieces = [...desk.pieces.values()].map(({ state$, draft }) => ({
      save: state$.get().save,
      draft: draft.status$.get(),
    }));
    const isRefused = pieces.some(({ draft }) => draft === 'failed');
    return { words: formatNoteSaveState(pieces, desk.rhythm.isSlow$.get()), isRefused };
  });
}
