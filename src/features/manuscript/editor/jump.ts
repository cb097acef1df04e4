import type { Editor } from '@tiptap/core';

export function scrollToPosition(editor: Editor, from: number, to = from): void {
  editor.commands.setTextSelection({ from, to });
  const { node } = editor.view.domAtPos(from);
  const element = node instanceof Element ? node : node.parentElement;
  // Blocks off screen have no measured height, so measure after scrolling into view.
  element?.scrollIntoView({ block: 'center' });
  requestAnimationFrame(() => {
    if (editor.isDestroyed) return;
    const { top } = editor.view.coordsAtPos(from);
    window.scrollBy({ top: top - window.innerHeight / 3, behavior: 'instant' });
  });
}

export function jumpToBlock(editor: Editor, block: number): void {
  const { doc } = editor.state;
  let position = 0;
  for (const node of doc.children.slice(0, block)) position += node.nodeSize;
  const target = doc.maybeChild(block);
  const inside = target?.isTextblock === true ? position + 1 : position + (target?.nodeSize ?? 0) + 1;
  const offset = Math.min(inside, doc.content.size);
  editor.view.focus();
  scrollToPosition(editor, offset);
}
