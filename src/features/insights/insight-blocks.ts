import type { Insight } from '#src/contract/generated/types.ts';

export type ContentPart =
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote' | 'subtitle' | 'text'; text: string };

function lines(content: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(content) ? content : [content];
  return texts.filter((text) => typeof text === 'string').filter((text) => text.trim() !== '');
}

/**
 * Parses all forms of content (section 3): a string, a list of strings, typed blocks. Unknown blocks become plain text.
 * Drops null, empty and invalid entries.
 */
export function toContentParts(content: Insight['content']): ContentPart[] {
  const entries: readonly unknown[] = Array.isArray(content) ? content : [content];
  return entries.flatMap((entry) => parseBlock(typeof entry === 'string' ? { type: 'text', content: entry } : entry));
}

function parseBlock(block: unknown): ContentPart[] {
  if (typeof block !== 'object' || block === null) return [];
  const { type, content } = block as Partial<Record<'type' | 'content', unknown>>;
  const texts = lines(content);
  if (type === 'bullet_points') return texts.length === 0 ? [] : [{ kind: 'list', items: texts }];
  const kind = type === 'quote' || type === 'subtitle' ? type : 'text';
  return texts.map((text) => ({ kind, text }));
}

export function insightName(insight: Insight): string {
  const { title } = insight;
  if (typeof title === 'string' && title.trim() !== '') return title;
  const [piece] = toContentParts(insight.content);
  if (piece === undefined) return 'Insight';
  return piece.kind === 'list' ? (piece.items[0] ?? 'Insight') : piece.text;
}
