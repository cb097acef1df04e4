import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { proseStyles } from '#src/ui/rich-text/prose-styles.ts';
import { SelectionToolbar } from '#src/ui/rich-text/selection-toolbar.tsx';
import type { NoteField, NoteStore } from '../note-store.ts';
import { bindSection } from '../note-editor.ts';

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
  const sheet = useRef<HTMLDivElement>(null);
  const [{ editor, follow }] = useState(() => bindSection(store, field));
  useEffect(() => {
    if (sheet.current === null) return undefined;
    editor.mount(sheet.current);
    const unfollow = follow();
    return () => {
      unfollow();
      editor.unmount();
    };
  }, [editor, follow]);
  useEffect(() => {
    editor.view.dom.setAttribute('aria-label', label);
  }, [editor, label]);
  return (
    <Column>
      <div ref={sheet} />
      <SelectionToolbar editor={editor} />
    </Column>
  );
}
