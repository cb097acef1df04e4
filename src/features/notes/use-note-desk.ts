import { useValue } from '@legendapp/state/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { SaveWords } from '#src/lib/save-state.ts';
import type { NoteDesk } from './note-desk.ts';
import { enterDesk, standingDesk } from './note-desks.ts';
import { noteSaveWords } from './note-words.ts';
import type { NotePlace } from './queries.ts';

/** The desk of a note while its screen is open. */
export function useNoteDesk(userId: number, { slug, id }: NotePlace): NoteDesk | null {
  const enter = useCallback(
    (notify: () => void) => {
      const { leave } = enterDesk(userId, { slug, id });
      notify();
      return () => void leave();
    },
    [userId, slug, id],
  );
  return useSyncExternalStore(enter, () => standingDesk(userId, { slug, id }));
}

/** How safe the note is, and whether the device refuses to keep it. */
export function useSafety(desk: NoteDesk): { words: SaveWords; isRefused: boolean } {
  return useValue(() => {
    // The pieces are another set when their order is another one.
    desk.order$.get();
    const pieces = [...desk.pieces.values()].map(({ state$, draft }) => ({
      save: state$.get().save,
      draft: draft.status$.get(),
    }));
    const isRefused = pieces.some(({ draft }) => draft === 'failed');
    return { words: noteSaveWords(pieces, desk.rhythm.isSlow$.get()), isRefused };
  });
}
