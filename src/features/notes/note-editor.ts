import { Editor } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { toRichDoc, toEditorText } from '#src/ui/rich-text/editor-text.ts';
import { Formatting } from '#src/ui/rich-text/formatting.ts';
import { richMarks } from '#src/ui/rich-text/marks.ts';
import { richNodes } from '#src/ui/rich-text/nodes.ts';
import { cleanPastedHtml } from '#src/ui/rich-text/paste.ts';
import { setInitialText, isFromServer, replaceText } from '#src/ui/rich-text/replace-text.ts';
import type { NoteField, NoteStore } from './note-store.ts';

const nothing: RichDoc = { type: 'doc', content: [] };

const air = { top: 96, right: 0, bottom: 96, left: 0 };

export function createNoteEditor(text: RichDoc, onChange: (text: RichDoc) => void): Editor {
  const editor = new Editor({
    element: null,
    injectCSS: false,
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    extensions: [...richNodes, ...richMarks, Formatting, UndoRedo, Dropcursor, Gapcursor],
    enableCoreExtensions: { delete: false, textDirection: false },
    editorProps: {
      attributes: { 'aria-multiline': 'true', spellcheck: 'true' },
      transformPastedHTML: cleanPastedHtml,
      scrollThreshold: air,
      scrollMargin: air,
    },
    onTransaction: ({ transaction, editor: changed }) => {
      if (transaction.docChanged && !isFromServer(transaction)) onChange(toRichDoc(changed.state.doc));
    },
  });
  setInitialText(editor, toEditorText(editor.schema, text));
  return editor;
}

/** Applies a remote text; equal blocks stay, so the caret doesn't move. */
export function applyRemoteText(editor: Editor, text: RichDoc): void {
  replaceText(editor, toEditorText(editor.schema, text), { quietly: true });
}

export function bindSection(store: NoteStore, field: NoteField): { editor: Editor; follow: () => () => void } {
  let current = field.state.local.content ?? nothing;
  const editor = createNoteEditor(current, (text) => {
    current = text;
    store.write(field.id, { content: text });
  });
  const look = (): void => {
    const { content } = field.state.local;
    if (content === null || content === current) return;
    current = content;
    applyRemoteText(editor, content);
  };
  return {
    editor,
    follow: () => {
      look();
      return field.changes$.onChange(look);
    },
  };
}
