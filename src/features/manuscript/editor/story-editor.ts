import { Editor } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { Find } from './find.ts';
import { Formatting } from './formatting.ts';
import { storyMarks } from './marks.ts';
import { storyNodes } from './nodes.ts';
import { cleanPastedHtml } from './paste.ts';
import { PresentBlock } from './present-block.ts';
import { readStory } from './story-text.ts';

/** The caret stays so far above the footer and below the bar, in px. */
const air = { top: 112, right: 0, bottom: 128, left: 0 };

/** Set on changes that come from the server, not from the writer. */
const fromServer = 'fromServer';

type Listeners = {
  /** The writer changed the text. */
  onChange: () => void;
  /** The text or the selection is another one. */
  onMove: () => void;
};

/**
 * The editor of a story, not yet in the page (`editor.mount`). It renders for itself: React never sees a key press.
 */
export function createStoryEditor({ onChange, onMove }: Listeners): Editor {
  return new Editor({
    element: null,
    injectCSS: false,
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    editable: false,
    extensions: [...storyNodes, ...storyMarks, Formatting, Find, PresentBlock, UndoRedo, Dropcursor, Gapcursor],
    // Neither is used here, and both would work at every key.
    enableCoreExtensions: { delete: false, textDirection: false },
    editorProps: {
      attributes: { 'aria-label': 'Story', 'aria-multiline': 'true', class: 'story', spellcheck: 'true' },
      transformPastedHTML: cleanPastedHtml,
      scrollThreshold: air,
      scrollMargin: air,
    },
    onTransaction: ({ transaction }) => {
      if (transaction.docChanged && transaction.getMeta(fromServer) !== true) onChange();
      if (transaction.docChanged || transaction.selectionSet) onMove();
    },
  });
}

/** Begins with a text: there is nothing to undo before it. */
export function beginWith(editor: Editor, doc: Node): void {
  const { plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc, schema: editor.schema, plugins }));
}

/**
 * Puts another text in the place of this one, touching only the blocks that differ, so that caret and scroll position stay. The
 * writer can undo it, unless it comes `quietly` from the server.
 */
export function replaceStory(editor: Editor, next: Node, { quietly = false }: { quietly?: boolean } = {}): void {
  const { doc, tr } = editor.state;
  const from = doc.content.findDiffStart(next.content);
  if (from === null) return;
  const [start, end, otherEnd] = blocksAround(doc, next);
  tr.replaceWith(start, end, next.content.cut(start, otherEnd));
  if (quietly) tr.setMeta(fromServer, true).setMeta('addToHistory', false);
  editor.view.dispatch(tr);
}

/** Where two documents begin and end to differ, at the borders of their blocks. */
function blocksAround(doc: Node, next: Node): [start: number, end: number, otherEnd: number] {
  const [ours, others] = [doc.children, next.children];
  let [first, start] = [0, 0];
  for (; first < Math.min(ours.length, others.length); first += 1) {
    const block = ours[first];
    if (!block || !others[first]?.eq(block)) break;
    start += block.nodeSize;
  }
  let [end, otherEnd] = [doc.content.size, next.content.size];
  for (let last = 1; last <= Math.min(ours.length, others.length) - first; last += 1) {
    const block = ours.at(-last);
    if (!block || !others.at(-last)?.eq(block)) break;
    end -= block.nodeSize;
    otherEnd -= block.nodeSize;
  }
  return [start, end, otherEnd];
}

/** A text of the wire for this editor. */
export const storyFor = (editor: Editor, doc: RichDoc): Node => readStory(editor.schema, doc);
