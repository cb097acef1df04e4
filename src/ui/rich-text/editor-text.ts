import type { Node, Schema } from '@tiptap/pm/model';
import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { wrapUnknownNodes, opaqueBlock, unwrapUnknownNodes } from './seal.ts';

/** A text of the wire in the editor's schema. What the schema does not take is sealed, so nothing is lost and nothing throws. */
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

/** The JSON of each block, made once: blocks never change, a changed text has new ones. */
const written = new WeakMap<Node, string>();

function blockJson(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const json = JSON.stringify(unwrapUnknownNodes(block.toJSON() as RichNode));
  written.set(block, json);
  return json;
}

/** A text as JSON for the wire: `{"type":"doc","content":[…]}`. Of a long text only the blocks that changed are made anew. */
export function richTextJson(doc: Node): string {
  return `{"type":"doc","content":[${doc.children.map(blockJson).join(',')}]}`;
}

/** A text of the editor as it is on the wire. */
export function toRichDoc(doc: Node): RichDoc {
  return JSON.parse(richTextJson(doc)) as RichDoc;
}
