/**
 * Texts as ProseMirror's JSON, as they come from the wire: any block may hold anything, so every field is read with care.
 */

/** A mark on a piece of text, such as bold. */
export type RichMark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> };

/** A block, a piece of text, or something else that an editor put there. */
export type RichNode = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichNode[];
  readonly marks?: readonly RichMark[];
  readonly text?: string;
  readonly [key: string]: unknown;
};

/** A whole text. */
export type RichDoc = { readonly type: 'doc'; readonly content: readonly RichNode[] };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a node at all; what is in it is not looked at. */
export const isRichNode = (value: unknown): value is RichNode => isFields(value) && typeof value['type'] === 'string';

/** The text of an answer or of a draft; null when it is none. Rows that are no nodes are left out. */
export function readRichDoc(raw: unknown): RichDoc | null {
  if (!isFields(raw) || raw['type'] !== 'doc' || !Array.isArray(raw['content'])) return null;
  return { type: 'doc', content: raw['content'].filter(isRichNode) };
}

/** The nodes inside a node. */
export function childrenOf(node: RichNode): readonly RichNode[] {
  return Array.isArray(node.content) ? node.content.filter(isRichNode) : [];
}

/** The level of a heading, 1 to 6; null where it has none. */
export function headingLevel({ attrs }: RichNode): number | null {
  const level = isFields(attrs) ? attrs['level'] : null;
  return typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 6 ? level : null;
}

/** Deeper than any writer nests; what lies below is not read. */
const deepest = 60;

/** What can be read in a node: breaks inside it and the ends of its inner blocks are new lines. */
export function textOfNode(node: RichNode, depth = 0): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'hardBreak') return '\n';
  if (depth > deepest) return '';
  const inner = childrenOf(node);
  const isLine = inner.some(({ text, type }) => typeof text === 'string' || type === 'hardBreak');
  return inner.map((child) => textOfNode(child, depth + 1)).join(isLine ? '' : '\n');
}

/** A whole text as plain text, a blank line between blocks; a scene break is a line of three asterisks. */
export function plainText(doc: RichDoc): string {
  return doc.content
    .map((block) => (block.type === 'horizontalRule' ? '* * *' : textOfNode(block)))
    .join('\n\n')
    .trim();
}
