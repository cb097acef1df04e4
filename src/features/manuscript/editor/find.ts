import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findRanges, foldText, type TextRange } from '#shared/text/search.ts';

/** The query, its matches and the current match's index (-1 without one). */
export type FindState = { readonly query: string; readonly matches: readonly TextRange[]; readonly at: number };

const nothing: FindState = { query: '', matches: [], at: -1 };
const key = new PluginKey<FindState & { readonly marks: DecorationSet }>('find');

/** Most matches highlighted around the current one. */
const mostColoured = 400;

/** Other nodes than text count as one character, as in document positions. */
function textOf(block: Node): string {
  return block.textBetween(0, block.content.size, undefined, '\u{fffc}');
}

/** Cached, because a block never changes: a long manuscript isn't folded at each key press. */
const foldedBlocks = new WeakMap<Node, string>();

function foldBlock(block: Node): string {
  const folded = foldedBlocks.get(block) ?? foldText(textOf(block));
  foldedBlocks.set(block, folded);
  return folded;
}

function findMatches(doc: Node, query: string): readonly TextRange[] {
  const phrase = foldText(query);
  if (phrase.trim() === '') return [];
  const matches: TextRange[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return !node.isAtom;
    const folded = foldBlock(node);
    if (!folded.includes(phrase)) return false;
    for (const { from, to } of findRanges(textOf(node), [phrase], { folded, isSeparate: true }))
      matches.push({ from: position + 1 + from, to: position + 1 + to });
    return false;
  });
  return matches;
}

function coloured(doc: Node, { matches, at }: FindState): DecorationSet {
  const first = Math.max(0, Math.min(at - mostColoured / 2, matches.length - mostColoured));
  const near = matches.slice(first, first + mostColoured);
  return DecorationSet.create(
    doc,
    near.map(({ from, to }, n) => Decoration.inline(from, to, { class: n + first === at ? 'found here' : 'found' })),
  );
}

function findMatchIndex(matches: readonly TextRange[], position: number): number {
  const next = matches.findIndex(({ from }) => from >= position);
  return next === -1 ? Math.min(0, matches.length - 1) : next;
}

export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: () => ({ ...nothing, marks: DecorationSet.empty }),
        apply: (transaction, before) => {
          const next = transaction.getMeta(key) as FindState | undefined;
          if (next !== undefined) return { ...next, marks: coloured(transaction.doc, next) };
          if (!transaction.docChanged || before.query === '') return before;
          const matches = findMatches(transaction.doc, before.query);
          const finding = { query: before.query, matches, at: Math.min(before.at, matches.length - 1) };
          return { ...finding, marks: coloured(transaction.doc, finding) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
});

export function getFindState(state: EditorState): FindState {
  return key.getState(state) ?? nothing;
}

/** Starts a search at the selection; an empty query ends it. */
export function createFindState(state: EditorState, query: string): FindState {
  const matches = findMatches(state.doc, query);
  return { query, matches, at: findMatchIndex(matches, state.selection.from) };
}

export function getNextFindState({ query, matches, at }: FindState, direction: 1 | -1): FindState {
  const count = matches.length;
  return { query, matches, at: count === 0 ? -1 : (at + direction + count) % count };
}

export const findKey = key;

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
