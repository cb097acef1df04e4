import { useValue } from '@legendapp/state/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { SaveLabel } from '#src/lib/save-reducer.ts';
import type { NoteStore } from './note-store.ts';
import { acquireNoteStore, getOpenNoteStore } from './open-note-stores.ts';
import { formatNoteSaveState } from './format-note-save-state.ts';
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

export function useNoteSaveStatus(store: NoteStore): { label: SaveLabel; isRefused: boolean } {
  return useValue(() => {
    // The set of fields changes only with their order.
    store.order$.get();
    const fields = [...store.fields.values()].map(({ state$, draft }) => ({
      save: state$.get().save,
      draft: draft.status$.get(),
    }));
    const isRefused = fields.some(({ draft }) => draft === 'failed');
    return { label: formatNoteSaveState(fields, store.scheduler.isSlow$.get()), isRefused };
  });
}
