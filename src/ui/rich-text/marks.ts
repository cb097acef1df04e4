import { Mark } from '@tiptap/core';

/** Creates a mark. Its `data-…` selectors match pasted styles (paste.ts). */
function simple(name: string, tag: string, others: readonly string[]) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }, ...others.map((other) => ({ tag: other }))],
    renderHTML: () => [tag, 0],
  });
}

/** A mark unknown to this editor: not shown, returned unchanged. Several may overlap. */
const OpaqueMark = Mark.create({
  name: 'keptMark',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({ json: { default: '{}', rendered: false } }),
  renderHTML: () => ['span', 0],
});

export const richMarks = [
  simple('bold', 'strong', ['b', 'span[data-bold]']),
  simple('italic', 'em', ['i', 'span[data-italic]']),
  simple('underline', 'u', []),
  simple('strike', 's', ['del', 'strike']),
  OpaqueMark,
];
