import type { Node } from '@tiptap/pm/model';
import type { FieldDraft, MergeStrategy } from '#src/lib/autosave-field.ts';
import { keepBoth } from '#src/lib/merge-versions.ts';
import { type RichDoc, readRichDoc } from '#src/lib/rich-text.ts';
import { readTextDraft, textDraft } from '#src/lib/text-draft.ts';
import type { DraftFormat } from '#src/platform/autosave-drafts.ts';
import { richTextJson, toRichDoc } from '#src/ui/rich-text/editor-text.ts';
import type { Editor } from '@tiptap/core';
import { countWords } from '#shared/text/word-count.ts';
import type { DraftKey, StoredSnapshot } from '#src/platform/device-records.ts';
import { listSnapshots, readSnapshot, takeSnapshot } from '#src/platform/snapshot-storage.ts';
import { storyFor } from '../editor/story-editor.ts';

export type FieldId = 'text';

type ToNode = (doc: RichDoc) => Node;

/** Two versions are never merged alone: the writer chooses. `toNode` converts a text to the editor's schema. */
export function createManuscriptStrategy(toNode: ToNode): MergeStrategy<Node> {
  return {
    isSame: (one, other) => one.eq(other),
    merge: (_base, local, remote) => (local.eq(remote) ? remote : null),
    join: (local, remote) => toNode(keepBoth(toRichDoc(local), toRichDoc(remote), 'Other version:')),
  };
}

export function readManuscriptDraft(text: string, toNode: ToNode): FieldDraft<Node> | null {
  const draft = readTextDraft(text);
  if (draft === null) return null;
  const local = toNode(draft.doc);
  // The text that it's based on is too long to store with it.
  return { base: { version: draft.version, value: local }, local, unconfirmed: null };
}

export function createManuscriptFormat(toNode: ToNode): DraftFormat<FieldId, Node> {
  return {
    serialize: ({ base, local }) => textDraft(base.version, richTextJson(local)),
    parse: (text) => readManuscriptDraft(text, toNode),
    parseId: () => 'text',
  };
}

export function countDocumentWords(doc: Node): number {
  return countWords(doc.textBetween(0, doc.content.size, '\n', ' '));
}

/** Returns false if the text is empty or saved before, or if this device refuses. */
export async function saveSnapshot(draftKey: DraftKey, doc: Node, reason: string | null): Promise<boolean> {
  const wordCount = countDocumentWords(doc);
  if (wordCount === 0) return false;
  return takeSnapshot(draftKey, { text: richTextJson(doc), words: wordCount, reason }).catch(() => false);
}

/** Lists snapshots, newest first. Throws DeviceStorageError. */
export function listManuscriptSnapshots(draftKey: DraftKey): Promise<readonly StoredSnapshot[]> {
  return listSnapshots(draftKey);
}

export async function snapshotText(editor: Editor, id: string): Promise<Node | null> {
  const text = await readSnapshot(id);
  const doc = text === null ? null : readRichDoc(JSON.parse(text));
  return doc && storyFor(editor, doc);
}
