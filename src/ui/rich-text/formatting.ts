import { type Editor, Extension, nodeInputRule } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';

export type Format = 'bold' | 'italic' | 'heading' | 'quote' | 'sceneBreak';

type MarkName = 'bold' | 'italic' | 'underline';

/** Returns whether all selected text has the mark. Tiptap's own check fails if blocks have marks (block-groups.ts). */
function hasMark({ doc, selection, storedMarks, schema }: EditorState, name: MarkName): boolean {
  const type = schema.marks[name];
  const { $from, from, to, empty } = selection;
  if (empty) return (storedMarks ?? $from.marks()).some((mark) => mark.type === type);
  let [isText, isMarked] = [false, true];
  doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return;
    isText = true;
    isMarked &&= node.marks.some((mark) => mark.type === type);
  });
  return isText && isMarked;
}

function toggleMark(editor: Editor, name: MarkName): boolean {
  const chain = editor.chain().focus();
  return (hasMark(editor.state, name) ? chain.unsetMark(name) : chain.setMark(name)).run();
}

function breakScene(editor: Editor): boolean {
  return editor
    .chain()
    .focus()
    .insertContent([{ type: 'horizontalRule' }, { type: 'paragraph' }])
    .run();
}

export function applyFormat(editor: Editor, format: Format): boolean {
  if (format === 'bold' || format === 'italic') return toggleMark(editor, format);
  const chain = editor.chain().focus();
  if (format === 'heading') return chain.toggleNode('heading', 'paragraph', { level: 2 }).run();
  if (format === 'quote') return chain.toggleWrap('blockquote').run();
  // Keep the selected text: the break comes after it.
  editor.commands.setTextSelection(editor.state.selection.to);
  return breakScene(editor);
}

export function activeFormats(editor: Editor): readonly Format[] {
  const active: Format[] = [];
  if (hasMark(editor.state, 'bold')) active.push('bold');
  if (hasMark(editor.state, 'italic')) active.push('italic');
  if (editor.isActive('heading')) active.push('heading');
  if (editor.isActive('blockquote')) active.push('quote');
  return active;
}

/** Shortcuts, and the typed scene break: three asterisks or dashes alone on a line. */
export const Formatting = Extension.create({
  name: 'formatting',
  addKeyboardShortcuts() {
    const { editor } = this;
    const levels = [1, 2, 3].map((level): [string, () => boolean] => [
      `Mod-Alt-${level}`,
      () => editor.commands.toggleNode('heading', 'paragraph', { level }),
    ]);
    return {
      ...Object.fromEntries(levels),
      'Mod-Alt-0': () => editor.commands.setNode('paragraph'),
      'Mod-b': () => toggleMark(editor, 'bold'),
      'Mod-i': () => toggleMark(editor, 'italic'),
      'Mod-u': () => toggleMark(editor, 'underline'),
      'Mod-Shift-b': () => editor.commands.toggleWrap('blockquote'),
      'Mod-Enter': () => breakScene(editor),
    };
  },
  addInputRules() {
    const type = this.editor.schema.nodes['horizontalRule'];
    return type === undefined ? [] : [nodeInputRule({ find: /^(?:\*\*\*|---)\s$/, type })];
  },
});
