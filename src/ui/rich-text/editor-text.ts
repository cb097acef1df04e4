import type { Node, Schema } from '@tiptap/pm/model';
import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { wrapUnknownNodes, opaqueBlock, unwrapUnknownNodes } from './unknown-nodes.ts';

/** Converts a text to the editor's schema. Seals unknown content instead of losing it or throwing. */
export function toEditorText(schema: Schema, doc: RichDoc): Node {
  const sealed = wrapUnknownNodes(doc).content.map((block, index) => {
    try {
      const node = schema.nodeFromJSON(block);
      node.check();
      return node;
    } catch {
      return schema.nodeFromJSON(opaqueBlock(doc.content[index] ?? block));
    }
  });
  return schema.topNodeType.create(null, sealed);
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
