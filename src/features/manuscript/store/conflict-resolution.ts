import type { Node } from '@tiptap/pm/model';
import { describeError } from '#src/lib/describe-error.ts';
import { type VersionChoice, keepBoth } from '#src/lib/merge-versions.ts';
import { generalTexts, manuscriptTexts } from '#src/lib/strings.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { replaceText } from '#src/ui/rich-text/replace-text.ts';
import { storyFor } from '../editor/story-editor.ts';
import { toRichDoc, richTextJson } from '#src/ui/rich-text/editor-text.ts';
import { fetchManuscript, saveManuscript } from '../queries.ts';
import type { ManuscriptStore, RemoteManuscript } from './manuscript-store.ts';
import { saveSnapshot } from './snapshots.ts';

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}

function formatRemoteLabel({ updatedAt }: RemoteManuscript): string {
  const at = new Date(updatedAt ?? '');
  if (Number.isNaN(at.getTime())) return 'Other version:';
  return `Other version, saved ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}:`;
}

function getChosenDocument(desk: ManuscriptStore, theirs: RemoteManuscript, choice: VersionChoice): Node {
  const mine = desk.editor.state.doc;
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs.doc;
  return storyFor(desk.editor, keepBoth(toRichDoc(mine), toRichDoc(theirs.doc), formatRemoteLabel(theirs)));
}

/**
 * Resolves the conflict as the writer chose and saves a discarded version as a snapshot. On failure, returns the
 * problem and changes nothing. `undo` restores the writer's version.
 */
export async function resolveConflict(
  desk: ManuscriptStore,
  choice: VersionChoice,
): Promise<{ problem: string } | { undo: () => void }> {
  const { theirs, editor, project, place } = desk;
  const mine = editor.state.doc;
  if (theirs === null) return { undo: () => undefined };
  const chosen = getChosenDocument(desk, theirs, choice);
  try {
    const version =
      choice === 'theirs' ? theirs.version : await saveManuscript(project, theirs.version, richTextJson(chosen));
    if (choice === 'theirs') await saveSnapshot(place, mine, 'This version, before you kept the other one');
    if (choice === 'mine') await saveSnapshot(place, theirs.doc, 'The other version, before you kept this one');
    replaceText(editor, chosen, { quietly: true });
    desk.resolve(version);
  } catch (error) {
    return { problem: await problemOf(desk, error) };
  }
  return { undo: () => replaceText(editor, mine) };
}

async function problemOf(desk: ManuscriptStore, error: unknown): Promise<string> {
  if (!isApiError(error, 'http') || error.status !== 409) {
    const told = describeError(error, 'general');
    return [told?.text ?? generalTexts.unexpected, told?.detail].filter(Boolean).join(' ');
  }
  const stored = await fetchManuscript(desk.project).catch(() => null);
  if (stored === null) return generalTexts.unexpected;
  desk.setRemote(stored);
  return manuscriptTexts.changedAgain;
}
