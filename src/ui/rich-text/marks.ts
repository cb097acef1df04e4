import { Mark } from '@tiptap/core';

/** A mark of one element. `data-…` is what pasted styles become (paste.ts). */
const simple = (name: string, tag: string, others: readonly string[]) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, ...others.map((other) => ({ tag: other }))],
    renderHTML: () => [tag, 0],
  });

/** A mark that this editor does not know: not shown, and given back as it came. Several may lie on one piece of text. */
const OpaqueMark = Mark.create({
  name: 'keptMark',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({ json: { default: '{}', rendered: false } }),
  renderHTML: () => ['span', 0],
});

/** How text may be marked. */
export const richMarks = [
  simple('bold', 'strong', ['b', 'span[data-bold]']),
  simple('italic', 'em', ['i', 'span[data-italic]']),
  simple('underline', 'u', []),
  simple('strike', 's', ['del', 'strike']),
  OpaqueMark,
];
