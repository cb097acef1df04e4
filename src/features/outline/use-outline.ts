import { useValue } from '@legendapp/state/react';
import { useEffect, useMemo, useState } from 'react';
import { formatSaveState, type SaveLabel } from '#src/lib/save-reducer.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { subscribeToOutline } from './live.ts';
import { applyChanges, type MergeNote } from './outline-changes.ts';
import { getOutlineStore, type OutlineState, type OutlineStore } from './outline-store.ts';
import type { Part } from './outline-model.ts';
import { useServerOutline } from './queries.ts';

const mergeNoteLabels: Readonly<Record<MergeNote, string>> = {
  both: 'Where the same text was edited in both places, we kept both versions.',
  restored: 'A scene deleted on another device is back, with your edits.',
  stays: 'Something you deleted was edited on another device, so we kept it.',
  gone: 'Something you moved no longer exists.',
};

function showMergeToast(notes: readonly MergeNote[]): void {
  const messages = [...new Set(notes)].map((note) => mergeNoteLabels[note]);
  toast({
    type: messages.length === 0 ? 'info' : 'warning',
    title: 'This outline changed on another device',
    message: ['Your changes were merged in.', ...messages].join(' '),
  });
}

type OutlineInUse = Pick<ReturnType<typeof useServerOutline>, 'error' | 'isPending' | 'isFetching' | 'refetch'> & {
  parts: readonly Part[] | null;
  store: OutlineStore;
  state: OutlineState;
};

/** Returns the server's outline with unsent changes applied. */
export function useOutline({ id, slug, userId }: { id: number; slug: string; userId: number }): OutlineInUse {
  const { data: server, error, isPending, isFetching, refetch } = useServerOutline(slug);
  const [store] = useState(() => getOutlineStore(userId, slug));
  const state = useValue(store.state$);
  useEffect(() => subscribeToOutline(id, slug), [id, slug]);
  useEffect(() => store.onMerged(({ notes }) => showMergeToast(notes)), [store]);
  const parts = useMemo(
    (): readonly Part[] | null => (server ? applyChanges(server.parts, state.changes).parts : null),
    [server, state.changes],
  );
  return { parts, error, isPending, isFetching, refetch, store, state };
}

/** A save is slow after this time, in ms. */
const slowAfterMs = 1000;

function useSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}

export function useSaveLabel(store: OutlineStore, { changes, isSending, errorKind }: OutlineState): SaveLabel {
  const draftStatus = useValue(store.draftStatus$);
  const isSlow = useSlow(isSending);
  const edits = changes.length;
  return formatSaveState(
    { version: 1, edits, saved: 0, sending: isSending ? edits : null, error: errorKind, remoteVersion: null },
    { isStored: draftStatus === 'saved', isSlow },
  );
}
