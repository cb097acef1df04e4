import { type Editor, Extension, nodeInputRule } from '@tiptap/core';

export type Format = 'bold' | 'italic' | 'heading' | 'quote' | 'sceneBreak';

function breakScene(editor: Editor): boolean {
  return editor
    .chain()
    .focus()
    .insertContent([{ type: 'horizontalRule' }, { type: 'paragraph' }])
    .run();
}

export function applyFormat(editor: Editor, format: Format): boolean {
  const chain = editor.chain().focus();
  if (format === 'bold') return chain.toggleMark('bold').run();
  if (format === 'italic') return chain.toggleMark('italic').run();
  if (format === 'heading') return chain.toggleNode('heading', 'paragraph', { level: 2 }).run();
  if (format === 'quote') return chain.toggleWrap('blockquote').run();
  // Keep the selected text: the break comes after it.
  editor.commands.setTextSelection(editor.state.selection.to);
  return breakScene(editor);
}

export function activeFormats(editor: Editor): readonly Format[] {
  const active: Format[] = [];
  if (editor.isActive('bold')) active.push('bold');
  if (editor.isActive('italic')) active.push('italic');
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
      'Mod-b': () => editor.commands.toggleMark('bold'),
      'Mod-i': () => editor.commands.toggleMark('italic'),
      'Mod-u': () => editor.commands.toggleMark('underline'),
      'Mod-Shift-b': () => editor.commands.toggleWrap('blockquote'),
      'Mod-Enter': () => breakScene(editor),
    };
  },
  addInputRules() {
    const type = this.editor.schema.nodes['horizontalRule'];
    return type === undefined ? [] : [nodeInputRule({ find: /^(?:\*\*\*|---)\s$/, type })];
  },
});
