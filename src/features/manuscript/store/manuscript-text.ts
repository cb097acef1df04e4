import type { Node } from '@tiptap/pm/model';
import type { FieldDraft, MergeStrategy } from '#src/lib/autosave-field.ts';
import { keepBoth } from '#src/lib/merge-versions.ts';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { readTextDraft, textDraft } from '#src/lib/text-draft.ts';
import type { DraftFormat } from '#src/platform/autosave-drafts.ts';
import { richTextJson, toRichDoc } from '#src/ui/rich-text/editor-text.ts';

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
