import { Editor, Extension } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { toEditorText, isFromServer } from '#src/ui/rich-text/editor-text.ts';
import { Formatting } from '#src/ui/rich-text/formatting.ts';
import { richMarks, richNodes } from '#src/ui/rich-text/nodes.ts';
import { BlockGroup, withBlockGroups } from './block-groups.ts';
import { Paste } from '#src/ui/rich-text/paste.ts';
import { Find } from './find.ts';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Marks the caret's block for "Dim other paragraphs in focus mode". */
const CurrentBlock = Extension.create({
  name: 'presentBlock',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc, selection }) => {
          const { $from } = selection;
          const block = $from.depth > 0 ? $from.node(1) : $from.nodeAfter;
          if (block === null) return null;
          const from = $from.depth > 0 ? $from.before(1) : $from.pos;
          return DecorationSet.create(doc, [Decoration.node(from, from + block.nodeSize, { class: 'present' })]);
        },
      },
    }),
  ],
});

/** The caret's distance from the bar and the footer, in px. */
const air = { top: 112, right: 0, bottom: 128, left: 0 };

type Listeners = {
  onChange: () => void;
  onMove: () => void;
};

/** Creates an unmounted editor (`editor.mount`). It renders itself: key presses cause no React render. */
export function createStoryEditor({ onChange, onMove }: Listeners): Editor {
  return new Editor({
    element: null,
    injectCSS: false,
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    editable: false,
    extensions: [
      ...withBlockGroups(richNodes),
      ...richMarks,
      BlockGroup,
      Formatting,
      Paste,
      Find,
      CurrentBlock,
      UndoRedo,
      Dropcursor,
      Gapcursor,
    ],
    // Unused here, and both would run at every key press.
    enableCoreExtensions: { delete: false, textDirection: false },
    editorProps: {
      attributes: {
        'aria-label': 'Story',
        'aria-multiline': 'true',
        'aria-keyshortcuts': 'Control+S Control+F Control+B Control+I',
        class: 'story',
        spellcheck: 'true',
        translate: 'no',
      },
      scrollThreshold: air,
      scrollMargin: air,
    },
    onTransaction: ({ transaction }) => {
      if (transaction.docChanged && !isFromServer(transaction)) onChange();
      if (transaction.docChanged || transaction.selectionSet) onMove();
    },
  });
}

/** Converts a text for comparing and storing. Its blocks aren't grouped. */
export function storyFor(editor: Editor, doc: RichDoc): Node {
  return toEditorText(editor.schema, doc);
}
