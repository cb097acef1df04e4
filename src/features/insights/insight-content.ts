import type { Insight } from '#src/contract/generated/model/index.ts';

/** One piece of an insight's content, as it is drawn. */
export type ContentPart =
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote' | 'subtitle' | 'text'; text: string };

/** The texts of a block that say something. */
function lines(content: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(content) ? content : [content];
  return texts.filter((text) => typeof text === 'string').filter((text) => text.trim() !== '');
}

/**
 * Reads all forms that content may have (section 3): a text, a list of texts, typed blocks; an unknown block is plain text.
 * Null, empty and odd entries are left out.
 */
export function toContentParts(content: Insight['content']): ContentPart[] {
  const entries: readonly unknown[] = Array.isArray(content) ? content : [content];
  return entries.flatMap((entry) => piecesOf(typeof entry === 'string' ? { type: 'text', content: entry } : entry));
}

function piecesOf(block: unknown): ContentPart[] {
  if (typeof block !== 'object' || block === null) return [];
  const { type, content } = block as Partial<Record<'type' | 'content', unknown>>;
  const texts = lines(content);
  if (type === 'bullet_points') return texts.length === 0 ? [] : [{ kind: 'list', items: texts }];
  const kind = type === 'quote' || type === 'subtitle' ? type : 'text';
  return texts.map((text) => ({ kind, text }));
}

/** What an insight is called by assistive technology: its title, else its first words. */
export function insightName(insight: Insight): string {
  const { title } = insight;
  if (typeof title === 'string' && title.trim() !== '') return title;
  const [piece] = toContentParts(insight.content);
  if (piece === undefined) return 'Insight';
  return piece.kind === 'list' ? (piece.items[0] ?? 'Insight') : piece.text;
}
