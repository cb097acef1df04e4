import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { proseStyles } from '../rich-text-body.ts';
import { SelectionToolbar } from '#src/ui/rich-text/selection-toolbar.tsx';
import type { NoteField, NoteStore } from '../note-store.ts';
import { Editor } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { toRichDoc, toEditorText, setInitialText, isFromServer, replaceText } from '#src/ui/rich-text/editor-text.ts';
import { Formatting } from '#src/ui/rich-text/formatting.ts';
import { richMarks, richNodes } from '#src/ui/rich-text/nodes.ts';
import { Paste } from '#src/ui/rich-text/paste.ts';

const nothing: RichDoc = { type: 'doc', content: [] };

const air = { top: 96, right: 0, bottom: 96, left: 0 };

export function createNoteEditor(text: RichDoc, onChange: (text: RichDoc) => void): Editor {
  const editor = new Editor({
    element: null,
    injectCSS: false,
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    extensions: [...richNodes, ...richMarks, Formatting, Paste, UndoRedo, Dropcursor, Gapcursor],
    enableCoreExtensions: { delete: false, textDirection: false },
    editorProps: {
      attributes: { 'aria-multiline': 'true', spellcheck: 'true', translate: 'no' },
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

/** Creates a section's editor. `mount` is a ref, so the text is there before the first paint. */
function bindSection(
  store: NoteStore,
  field: NoteField,
): { editor: Editor; mount: (sheet: HTMLElement | null) => (() => void) | undefined } {
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
    mount: (sheet) => {
      if (sheet === null) return undefined;
      editor.mount(sheet);
      look();
      const unfollow = field.changes$.onChange(look);
      return () => {
        unfollow();
        editor.unmount();
      };
    },
  };
}

const Column = chakra('div', {
  base: {
    position: 'relative',
    '& .ProseMirror': { ...proseStyles, outline: 'none', minHeight: '32px', caretColor: '{colors.accent.solid}' },
    '& .ProseMirror > p:only-child:has(> br:only-child)::before': {
      content: '"A place for stray thoughts."',
      float: 'left',
      height: '0',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
    '& .ProseMirror-selectednode': { outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' },
  },
});

type Props = {
  store: NoteStore;
  field: NoteField;
  label: string;
};

/** A section's text, for writing. React renders it once; the editor renders itself. */
export function SectionEditor({ store, field, label }: Props) {
  const [{ editor, mount }] = useState(() => bindSection(store, field));
  // The editor is outside React.
  useEffect(() => {
    editor.view.dom.setAttribute('aria-label', label);
  }, [editor, label]);
  return (
    <Column>
      <div ref={mount} />
      <SelectionToolbar editor={editor} />
    </Column>
  );
}
