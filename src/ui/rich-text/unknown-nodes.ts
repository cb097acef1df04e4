import {
  headingLevel,
  isRichNode,
  type RichDoc,
  type RichMark,
  type RichNode,
  textOfNode,
} from '#src/lib/rich-text.ts';

/**
 * Preserves content that this editor doesn't know. Before a text enters the editor, unknown blocks, inlines and marks
 * become our own nodes. These carry the original as JSON and show its text. Unknown attributes travel in `preserved`. Before
 * a text leaves, everything is unwrapped.
 */

type Inside = 'blocks' | 'items' | 'line' | 'nothing';

const knownBlocks: Readonly<Record<string, { readonly inside: Inside; readonly attrs: readonly string[] }>> = {
  paragraph: { inside: 'line', attrs: [] },
  heading: { inside: 'line', attrs: ['level'] },
  blockquote: { inside: 'blocks', attrs: [] },
  horizontalRule: { inside: 'nothing', attrs: [] },
  bulletList: { inside: 'items', attrs: [] },
  orderedList: { inside: 'items', attrs: ['start'] },
};
const knownMarks = new Set(['bold', 'italic', 'underline', 'strike']);
const ownKeys = new Set(['type', 'attrs', 'content', 'marks', 'text']);
const deepest = 40;

/** Wraps a text for the editor's schema. An empty one gets a paragraph. */
export function wrapUnknownNodes(doc: RichDoc): RichDoc {
  const content = doc.content.map((block) => wrapBlock(block, 0));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

export function opaqueBlock(block: RichNode): RichNode {
  return {
    type: 'keptBlock',
    attrs: { json: JSON.stringify(block), text: textOfNode(block) },
  };
}

function wrapBlock(block: RichNode, depth: number): RichNode {
  const blockRule = Object.hasOwn(knownBlocks, block.type) ? knownBlocks[block.type] : undefined;
  if (blockRule === undefined || depth > deepest || !hasValidShape(block, blockRule.inside)) return opaqueBlock(block);
  const content = wrapInside(block, blockRule.inside, depth);
  return { ...wrapHead(block, blockRule.attrs), ...(content.length > 0 && { content }) };
}

function hasValidShape(block: RichNode, inside: Inside): boolean {
  const rows: unknown = block.content ?? [];
  if (!Array.isArray(rows) || !rows.every(isRichNode)) return false;
  if (block.marks !== undefined || block.text !== undefined) return false;
  const { start } = block.attrs ?? {};
  if (block.type === 'heading' && headingLevel(block) === null) return false;
  if (block.type === 'orderedList' && start !== undefined && !Number.isInteger(start)) return false;
  if (inside === 'nothing') return rows.length === 0;
  if (inside === 'line') return true;
  if (rows.length === 0) return false;
  return inside === 'blocks' || rows.every(isItem);
}

function isItem(row: RichNode): boolean {
  return (
    row.type === 'listItem' &&
    row.marks === undefined &&
    Array.isArray(row.content) &&
    row.content.every(isRichNode) &&
    row.content[0]?.type === 'paragraph'
  );
}

function wrapInside(block: RichNode, inside: Inside, depth: number): readonly RichNode[] {
  const rows = block.content ?? [];
  if (inside === 'line') return rows.flatMap(wrapInline);
  if (inside === 'blocks') return rows.map((row) => wrapBlock(row, depth + 1));
  return rows.map((item) => ({
    ...wrapHead(item, []),
    content: (item.content ?? []).map((row) => wrapBlock(row, depth + 1)),
  }));
}

function wrapHead(block: RichNode, knownAttrs: readonly string[]): RichNode {
  const entries = Object.entries(block.attrs ?? {});
  const others = entries.filter(([name, value]) => !knownAttrs.includes(name) && value !== null);
  const rest = Object.entries(block).filter(([key]) => !ownKeys.has(key));
  const preserved = {
    ...(others.length > 0 && { attrs: Object.fromEntries(others) }),
    ...(rest.length > 0 && { rest: Object.fromEntries(rest) }),
  };
  const knownEntries = entries.filter(([name]) => knownAttrs.includes(name));
  const attrs = {
    ...Object.fromEntries(knownEntries),
    ...(Object.keys(preserved).length > 0 && { preserved: JSON.stringify(preserved) }),
  };
  return { type: block.type, ...(Object.keys(attrs).length > 0 && { attrs }) };
}

function wrapInline(node: RichNode): readonly RichNode[] {
  const isOurs = Object.keys(node).every((key) => ownKeys.has(key)) && node.attrs === undefined;
  if (node.type === 'text' && isOurs && typeof node.text === 'string') {
    if (node.text === '') return [];
    const marks = wrapMarks(node.marks);
    return [{ type: 'text', text: node.text, ...(marks.length > 0 && { marks }) }];
  }
  if (node.type === 'hardBreak' && isOurs && node.content === undefined && node.marks === undefined) return [node];
  return [{ type: 'keptInline', attrs: { json: JSON.stringify(node), text: textOfNode(node) } }];
}

function wrapMarks(raw: unknown): readonly RichMark[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(isRichNode).map((mark) => {
    const isPlain = Object.values(mark.attrs ?? {}).every((value) => value === null);
    return knownMarks.has(mark.type) && isPlain
      ? { type: mark.type }
      : { type: 'keptMark', attrs: { json: JSON.stringify(mark) } };
  });
}

export function unwrapUnknownNodes(node: RichNode): RichNode {
  const { attrs = {}, marks, content } = node;
  if (node.type === 'keptBlock' || node.type === 'keptInline') return parseOriginal(attrs['json']) ?? node;
  const editorAttrs = Object.entries(attrs).filter(([name, value]) => name !== 'preserved' && value !== null);
  const preserved = typeof attrs['preserved'] === 'string' ? parsePreserved(attrs['preserved']) : {};
  const all = { ...Object.fromEntries(editorAttrs), ...preserved.attrs };
  return {
    ...preserved.rest,
    type: node.type,
    ...(Object.keys(all).length > 0 && { attrs: all }),
    ...(content && { content: content.map(unwrapUnknownNodes) }),
    ...(marks && marks.length > 0 && { marks: marks.map(unwrapMark) }),
    ...(node.text !== undefined && { text: node.text }),
  };
}

function unwrapMark(mark: RichMark): RichMark {
  return mark.type === 'keptMark' ? (parseOriginal(mark.attrs?.['json']) ?? mark) : { type: mark.type };
}

function parseOriginal(json: unknown): RichNode | null {
  try {
    const original: unknown = typeof json === 'string' ? JSON.parse(json) : null;
    return isRichNode(original) ? original : null;
  } catch {
    return null;
  }
}

function parsePreserved(json: string): { attrs?: Record<string, unknown>; rest?: Record<string, unknown> } {
  return JSON.parse(json) as { attrs?: Record<string, unknown>; rest?: Record<string, unknown> };
}
