/**
 * Renders the manuscript's blocks in groups, because a browser takes longer for a key the more elements with
 * `content-visibility` a page has (docs/adr/0028-block-groups.md). A group is a mark on its blocks: the text stays flat,
 * and commands, steps and selections work as without it.
 */
import { type AnyExtension, Mark as MarkExtension } from '@tiptap/core';
import { Fragment, type Mark, type MarkType, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

const name = 'blockGroup';

/** Blocks of a new group. A group is cut when it has more than twice as many. */
const size = 25;

/** Commands move blocks between these nodes, and would fail where a mark isn't allowed. */
const containers = new Set(['doc', 'blockquote', 'listItem']);

function getGroup(block: Node): number | null {
  const group: unknown = block.marks.find(({ type }) => type.name === name)?.attrs['group'];
  return typeof group === 'number' ? group : null;
}

const marksByType = new WeakMap<MarkType, Map<number, Mark>>();

/** Blocks of a group share their mark, because the editor compares equal ones faster. */
function groupMark(type: MarkType, group: number): Mark {
  const marks = marksByType.get(type) ?? new Map<number, Mark>();
  marksByType.set(type, marks);
  const mark = marks.get(group) ?? type.create({ group });
  marks.set(group, mark);
  return mark;
}

/** Returns each block's group. A block without one joins those before it. */
function assignGroups(blocks: readonly Node[]): readonly number[] {
  const present = blocks.map(getGroup);
  let unused = present.reduce<number>((most, group) => Math.max(most, group ?? 0), 0) + 1;
  let current = present.find((group) => group !== null) ?? 0;
  const joined = present.map((group) => (current = group ?? current));
  const groups: number[] = [];
  for (let from = 0, to = 0; from < joined.length; from = to) {
    const group = joined[from] ?? 0;
    while (joined[to] === group) to += 1;
    const pieces = to - from > 2 * size ? Math.ceil((to - from) / size) : 1;
    for (let n = 0; n < to - from; n += 1) {
      const piece = Math.min(pieces - 1, Math.floor(n / size));
      groups.push(piece === 0 ? group : unused + piece - 1);
    }
    unused += pieces - 1;
  }
  return groups;
}

/** Sets the groups of a text's blocks, and removes those of blocks that moved into a quote or a list item. */
function regroup(type: MarkType, state: EditorState): Transaction | null {
  const transaction = state.tr;
  const groups = assignGroups(state.doc.children);
  let position = 0;
  for (const [n, block] of state.doc.children.entries()) {
    const group = groups[n] ?? 0;
    if (getGroup(block) !== group) transaction.addNodeMark(position, groupMark(type, group));
    const start = position + 1;
    if (!block.isTextblock)
      block.descendants((inner, offset) => {
        if (getGroup(inner) !== null) transaction.removeNodeMark(start + offset, type);
        return !inner.isTextblock;
      });
    position += block.nodeSize;
  }
  if (!transaction.docChanged) return null;
  // Both would be lost with the next change: the format of the next letter, and that Backspace undoes an input rule.
  transaction.setStoredMarks(state.storedMarks);
  for (const plugin of state.plugins)
    if (plugin.spec['isInputRules'] === true) transaction.setMeta(plugin, plugin.getState(state));
  return transaction;
}

export const BlockGroup = MarkExtension.create({
  name,
  inclusive: false,
  addAttributes: () => ({
    group: {
      default: 0,
      parseHTML: (element: HTMLElement) => Number(element.dataset['group']),
      renderHTML: ({ group }: Record<string, unknown>) => ({ 'data-group': group }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-group]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
  addProseMirrorPlugins() {
    const { type } = this;
    return [
      new Plugin({
        appendTransaction: (transactions, _before, state) =>
          transactions.some(({ docChanged }) => docChanged) ? regroup(type, state) : null,
        props: {
          transformCopied: ({ content, openStart, openEnd }) => new Slice(removeMarks(content), openStart, openEnd),
        },
      }),
    ];
  },
});

/** Returns an editor's nodes, which may then be grouped. */
export function withBlockGroups(nodes: readonly AnyExtension[]): AnyExtension[] {
  return nodes.map((node) => (containers.has(node.name) ? node.extend({ marks: name }) : node));
}

/** Groups a text's blocks, to show it. */
export function groupBlocks(doc: Node): Node {
  const type = doc.type.schema.marks[name];
  if (type === undefined) return doc;
  return doc.copy(Fragment.from(doc.children.map((block, n) => block.mark([groupMark(type, Math.floor(n / size))]))));
}

/** Cached per block: blocks are immutable, and their text as JSON and their words are cached too. */
const plainBlocks = new WeakMap<Node, Node>();

function removeMark(block: Node): Node {
  if (block.isInline || block.marks.length === 0) return block;
  const plain = plainBlocks.get(block) ?? block.mark([]);
  plainBlocks.set(block, plain);
  return plain;
}

function removeMarks(content: Fragment): Fragment {
  return Fragment.from(content.content.map(removeMark));
}

const plainDocs = new WeakMap<Node, Node>();

/** Returns an editor's text without groups, to compare and store it. Cached: each key compares it with the stored one. */
export function withoutBlockGroups(doc: Node): Node {
  const plain = plainDocs.get(doc) ?? doc.copy(removeMarks(doc.content));
  plainDocs.set(doc, plain);
  return plain;
}
