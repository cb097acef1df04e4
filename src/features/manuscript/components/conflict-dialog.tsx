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
function useVersions(store: ManuscriptStore): MergeInput | null {
  const version = useValue(store.conflict$);
  return useMemo(() => {
    const { remote } = store;
    if (version === null || remote === null) return null;
    const local = store.editor.state.doc;
    const now = systemClock.now();
    const wordCount = formatWordCount(countDocumentWords(remote.doc));
    const saved =
      remote.updatedAt === null ? null : formatMoment(Date.parse(remote.updatedAt), now).replace(/^Today, /, '');
    return {
      passages: getHunks(toRichDoc(local), toRichDoc(remote.doc)),
      local: `Just now · ${formatWordCount(countDocumentWords(local))}`,
      remote: saved === null ? wordCount : `${saved} · ${wordCount}`,
    };
  }, [store, version]);
}

function ConflictDialog({ store, name }: { store: ManuscriptStore; name: string }) {
  return (
    <MergeDialog
      title={`Two versions of “${name}”`}
      versions={useVersions(store)}
      onKeep={(choice) => resolveConflict(store, choice)}
    />
  );
}

export function openConflict(store: ManuscriptStore, name: string, onClosed: () => void): DialogHandle {
  return openDialog(<ConflictDialog store={store} name={name} />, { size: 'lg', onClosed });
}
