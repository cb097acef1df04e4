import { Editor } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { toEditorText } from '#src/ui/rich-text/editor-text.ts';
import { Formatting } from '#src/ui/rich-text/formatting.ts';
import { richMarks } from '#src/ui/rich-text/marks.ts';
import { richNodes } from '#src/ui/rich-text/nodes.ts';
import { cleanPastedHtml } from '#src/ui/rich-text/paste.ts';
import { isFromServer } from '#src/ui/rich-text/replace-text.ts';
import { Find } from './find.ts';
import { CurrentBlock } from './current-block.ts';

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
    extensions: [...richNodes, ...richMarks, Formatting, Find, CurrentBlock, UndoRedo, Dropcursor, Gapcursor],
    // Unused here, and both would run at every key press.
    enableCoreExtensions: { delete: false, textDirection: false },
    editorProps: {
      attributes: {
        'aria-label': 'Story',
        'aria-multiline': 'true',
        'aria-keyshortcuts': 'Control+S Control+F Control+B Control+I',
        class: 'story',
        spellcheck: 'true',
      },
      transformPastedHTML: cleanPastedHtml,
      scrollThreshold: air,
      scrollMargin: air,
    },
    onTransaction: ({ transaction }) => {
      if (transaction.docChanged && !isFromServer(transaction)) onChange();
      if (transaction.docChanged || transaction.selectionSet) onMove();
    },
  });
}

export function storyFor(editor: Editor, doc: RichDoc): Node {
  return toEditorText(editor.schema, doc);
}
