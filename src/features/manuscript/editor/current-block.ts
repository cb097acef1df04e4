import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Marks the caret's block for "Quiet the other paragraphs". */
export const CurrentBlock = Extension.create({
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
