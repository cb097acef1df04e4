import { useValue } from '@legendapp/state/react';
import { useMemo } from 'react';
import { formatMoment } from '#src/lib/dates.ts';
import { getHunks } from '#src/lib/merge-versions.ts';
import { formatWordCount } from '#src/lib/word-count.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type DialogHandle, openDialog } from '#src/ui/overlay/dialogs.ts';
import { toRichDoc } from '#src/ui/rich-text/editor-text.ts';
import { type MergeInput, MergeDialog } from '#src/ui/rich-text/merge-dialog.tsx';
import { resolveConflict } from '../store/conflict-resolution.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { countDocumentWords } from '../store/snapshots.ts';

/** Recomputed when a third version replaces the second. */
function useVersions(desk: ManuscriptStore): MergeInput | null {
  const version = useValue(desk.conflict$);
  return useMemo(() => {
    const { theirs } = desk;
    if (version === null || theirs === null) return null;
    const mine = desk.editor.state.doc;
    const now = systemClock.now();
    const words = formatWordCount(countDocumentWords(theirs.doc));
    const saved =
      theirs.updatedAt === null ? null : formatMoment(Date.parse(theirs.updatedAt), now).replace(/^Today, /, '');
    return {
      passages: getHunks(toRichDoc(mine), toRichDoc(theirs.doc)),
      mine: `Just now · ${formatWordCount(countDocumentWords(mine))}`,
      theirs: saved === null ? words : `${saved} · ${words}`,
    };
  }, [desk, version]);
}

function ConflictDialog({ desk, name }: { desk: ManuscriptStore; name: string }) {
  return (
    <MergeDialog
      title={`Two versions of “${name}”`}
      versions={useVersions(desk)}
      onKeep={(choice) => resolveConflict(desk, choice)}
    />
  );
}

export function openConflict(desk: ManuscriptStore, name: string, onClosed: () => void): DialogHandle {
  return openDialog(<ConflictDialog desk={desk} name={name} />, { size: 'lg', onClosed });
}
