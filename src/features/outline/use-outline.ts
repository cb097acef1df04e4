import { useValue } from '@legendapp/state/react';
import { useEffect, useMemo, useState } from 'react';
import { saveWords, type SaveWords } from '#src/lib/save-state.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { followOutline } from './live.ts';
import { applyChanges, type ChangeNote } from './outline-changes.ts';
import { outlineDeskOf, type DeskState, type OutlineDesk } from './outline-desk.ts';
import type { Part } from './outline-view.ts';
import { useServerOutline } from './queries.ts';

const noteWords: Readonly<Record<ChangeNote, string>> = {
  both: 'Where the same text was edited in both places, we kept both versions.',
  restored: 'A scene deleted on another device is back, with your edits.',
  stays: 'Something you deleted was edited on another device, so we kept it.',
  gone: 'Something you moved no longer exists.',
};

/** What is said when the writer's changes were done again on another version. */
function tellMerged(notes: readonly ChangeNote[]): void {
  const said = [...new Set(notes)].map((note) => noteWords[note]);
  toast({
    type: said.length === 0 ? 'info' : 'warning',
    title: 'This outline changed on another device',
    message: ['Your changes were merged in.', ...said].join(' '),
  });
}

type OutlineInUse = Pick<ReturnType<typeof useServerOutline>, 'error' | 'isPending' | 'isFetching' | 'refetch'> & {
  /** Null while it is not there. */
  parts: readonly Part[] | null;
  desk: OutlineDesk;
  state: DeskState;
};

/** The outline as the writer sees it: the server's with everything on top that it does not have yet. */
export function useOutline({ id, slug, userId }: { id: number; slug: string; userId: number }): OutlineInUse {
  const { data: server, error, isPending, isFetching, refetch } = useServerOutline(slug);
  const [desk] = useState(() => outlineDeskOf(userId, slug));
  const state = useValue(desk.state$);
  useEffect(() => followOutline(id, slug), [id, slug]);
  useEffect(() => desk.onMerged(({ notes }) => tellMerged(notes)), [desk]);
  const parts = useMemo(
    (): readonly Part[] | null => (server ? applyChanges(server.parts, state.changes).parts : null),
    [server, state.changes],
  );
  return { parts, error, isPending, isFetching, refetch, desk, state };
}

/** After this long a save is no matter of a moment any more, ms. */
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

/** The words of the save state. */
export function useSaveWords(desk: OutlineDesk, { changes, isSending, trouble }: DeskState): SaveWords {
  const kept = useValue(desk.kept$);
  const isSlow = useSlow(isSending);
  const edits = changes.length;
  return saveWords(
    { version: 1, edits, saved: 0, sending: isSending ? edits : null, trouble, theirs: null },
    { isKept: kept === 'kept', isSlow },
  );
}
