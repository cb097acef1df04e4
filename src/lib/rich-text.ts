import { isFields } from './decode.ts';

/** ProseMirror JSON from the API. Any block may hold anything, so every field is checked. */

export type RichMark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> };

export type RichNode = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichNode[];
  readonly marks?: readonly RichMark[];
  readonly text?: string;
  readonly [key: string]: unknown;
};

export type RichDoc = { readonly type: 'doc'; readonly content: readonly RichNode[] };

export function isRichNode(value: unknown): value is RichNode {
  return isFields(value) && typeof value['type'] === 'string';
}

/** Parses an API text or a draft, or returns null. Drops invalid nodes. */
export function readRichDoc(raw: unknown): RichDoc | null {
  if (!isFields(raw) || raw['type'] !== 'doc' || !Array.isArray(raw['content'])) return null;
  return { type: 'doc', content: raw['content'].filter(isRichNode) };
}

export function getChildren(node: RichNode): readonly RichNode[] {
  return Array.isArray(node.content) ? node.content.filter(isRichNode) : [];
}

export function headingLevel({ attrs }: RichNode): number | null {
  const level = isFields(attrs) ? attrs['level'] : null;
  return typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 6 ? level : null;
}

const deepest = 60;

export function textOfNode(node: RichNode, depth = 0): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'hardBreak') return '\n';
  if (depth > deepest) return '';
  const inner = getChildren(node);
  const isLine = inner.some(({ text, type }) => typeof text === 'string' || type === 'hardBreak');
  return inner.map((child) => textOfNode(child, depth + 1)).join(isLine ? '' : '\n');
}

/** Returns plain text with a blank line between blocks. A scene break is three asterisks. */
export function plainText(doc: RichDoc): string {
  return doc.content
    .map((block) => (block.type === 'horizontalRule' ? '* * *' : textOfNode(block)))
    .join('\n\n')
    .trim();
}
