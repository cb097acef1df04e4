import type { Node, Schema } from '@tiptap/pm/model';
import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { wrapUnknownNodes, opaqueBlock, unwrapUnknownNodes } from './unknown-nodes.ts';
import type { Editor } from '@tiptap/core';
import { EditorState, type Transaction } from '@tiptap/pm/state';

/** Converts a text to the editor's schema. Wraps unknown content instead of losing it or throwing. */
export function toEditorText(schema: Schema, doc: RichDoc): Node {
  const wrapped = wrapUnknownNodes(doc).content.map((block, index) => {
    try {
      const node = schema.nodeFromJSON(block);
      node.check();
      return node;
    } catch {
      return schema.nodeFromJSON(opaqueBlock(doc.content[index] ?? block));
    }
  });
  return schema.topNodeType.create(null, wrapped);
}

/** JSON per block. Blocks are immutable, so entries never go stale. */
const written = new WeakMap<Node, string>();

function blockJson(block: Node): string {
  const cached = written.get(block);
  if (cached !== undefined) return cached;
  const json = JSON.stringify(unwrapUnknownNodes(block.toJSON() as RichNode));
  written.set(block, json);
  return json;
}

/** Returns a text as JSON for the wire. Serialises only the blocks that changed. */
export function richTextJson(doc: Node): string {
  return `{"type":"doc","content":[${doc.children.map(blockJson).join(',')}]}`;
}

export function toRichDoc(doc: Node): RichDoc {
  return JSON.parse(richTextJson(doc)) as RichDoc;
}

const fromServer = 'fromServer';

export function isFromServer(transaction: Transaction): boolean {
  return transaction.getMeta(fromServer) === true;
}

/** Sets the initial text, with an empty undo history. */
export function setInitialText(editor: Editor, doc: Node): void {
  const { plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc, schema: editor.schema, plugins }));
}

/**
 * Replaces the text, changing only the blocks that differ so that caret and scroll position stay. The writer can undo
 * it unless it arrives `quietly` from the server.
 */
export function replaceText(editor: Editor, next: Node, { quietly = false }: { quietly?: boolean } = {}): void {
  const { doc, tr } = editor.state;
  const [start, end, otherEnd] = blocksAround(doc, next);
  if (start === end && start === otherEnd) return;
  tr.replaceWith(start, end, next.content.cut(start, otherEnd));
  if (quietly) tr.setMeta(fromServer, true).setMeta('addToHistory', false);
  editor.view.dispatch(tr);
}

/** An editor may mark its blocks (block-groups.ts). */
function isSameBlock(one: Node | undefined, other: Node | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.hasMarkup(other.type, other.attrs, one.marks) && one.content.eq(other.content);
}

function blocksAround(doc: Node, next: Node): [start: number, end: number, otherEnd: number] {
  const [ours, others] = [doc.children, next.children];
  let [first, start] = [0, 0];
  for (; first < Math.min(ours.length, others.length); first += 1) {
    if (!isSameBlock(ours[first], others[first])) break;
    start += ours[first]?.nodeSize ?? 0;
  }
  let [end, otherEnd] = [doc.content.size, next.content.size];
  for (let last = 1; last <= Math.min(ours.length, others.length) - first; last += 1) {
    if (!isSameBlock(ours.at(-last), others.at(-last))) break;
    const { nodeSize = 0 } = ours.at(-last) ?? {};
    end -= nodeSize;
    otherEnd -= nodeSize;
  }
  return [start, end, otherEnd];
}
