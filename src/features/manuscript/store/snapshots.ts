import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { countWords } from '#src/lib/word-count.ts';
import type { DraftKey, StoredSnapshot } from '#src/platform/device-records.ts';
import { listSnapshots, readSnapshot, takeSnapshot } from '#src/platform/snapshot-storage.ts';
import { readRichDoc } from '#src/lib/rich-text.ts';
import { storyFor } from '../editor/story-editor.ts';
import { richTextJson } from '#src/ui/rich-text/editor-text.ts';

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
