import { useValue } from '@legendapp/state/react';
import { useMemo } from 'react';
import { formatMoment } from '#src/lib/dates.ts';
import type { VersionChoice } from '#src/lib/autosave-field.ts';
import { getHunks, keepBoth } from '#src/lib/merge-versions.ts';
import { formatWordCount } from '#src/lib/word-count.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type DialogHandle, openDialog } from '#src/ui/overlay/dialogs.ts';
import { toRichDoc, richTextJson } from '#src/ui/rich-text/editor-text.ts';
import { type MergeInput, MergeDialog } from '#src/ui/rich-text/merge-dialog.tsx';
import type { ManuscriptStore, RemoteManuscript } from '../store/manuscript-store.ts';
import { countDocumentWords, saveSnapshot } from '../store/manuscript-text.ts';
import type { Node } from '@tiptap/pm/model';
import { describeError } from '#src/lib/describe-error.ts';
import { manuscriptTexts } from '../texts.ts';
import { generalTexts } from '#src/lib/texts.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { storyFor } from '../editor/story-editor.ts';
import { saveManuscript } from '../queries.ts';

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}

function formatRemoteLabel({ updatedAt }: RemoteManuscript): string {
  const at = new Date(updatedAt ?? '');
  if (Number.isNaN(at.getTime())) return 'Other version:';
  return `Other version, saved ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}:`;
}

function getChosenDocument(store: ManuscriptStore, remote: RemoteManuscript, choice: VersionChoice): Node {
  const local = store.text;
  if (choice === 'local') return local;
  if (choice === 'remote') return remote.doc;
  return storyFor(store.editor, keepBoth(toRichDoc(local), toRichDoc(remote.doc), formatRemoteLabel(remote)));
}

/**
 * Resolves the conflict as the writer chose and saves a discarded version as a snapshot. On failure, returns the
 * problem and changes nothing. `undo` restores the writer's version.
 */
async function resolveConflict(
  store: ManuscriptStore,
  choice: VersionChoice,
): Promise<{ problem: string } | { undo: () => void }> {
  const { remote, project, draftKey, text: local } = store;
  if (remote === null) return { undo: () => undefined };
  const chosen = getChosenDocument(store, remote, choice);
  try {
    const version =
      choice === 'remote'
        ? remote.version
        : await saveManuscript(draftKey.userId, project, { version: remote.version, json: richTextJson(chosen) });
    if (choice === 'remote') await saveSnapshot(draftKey, local, 'This version, before you kept the other one');
    if (choice === 'local') await saveSnapshot(draftKey, remote.doc, 'The other version, before you kept this one');
    store.resolve(version, chosen);
  } catch (error) {
    return { problem: await describeSaveError(store, error) };
  }
  return { undo: () => store.replace(local) };
}

async function describeSaveError(store: ManuscriptStore, error: unknown): Promise<string> {
  if (!isApiError(error, 'http') || error.status !== 409) {
    const errorText = describeError(error, 'general');
    return [errorText?.text ?? generalTexts.unexpected, errorText?.detail].filter(Boolean).join(' ');
  }
  return store.refetch().then(
    () => manuscriptTexts.changedAgain,
    () => generalTexts.unexpected,
  );
}

/** Recomputed when a third version replaces the second. */
function useVersions(store: ManuscriptStore): MergeInput | null {
  const version = useValue(store.conflict$);
  return useMemo(() => {
    const { remote } = store;
    if (version === null || remote === null) return null;
    const local = store.text;
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
