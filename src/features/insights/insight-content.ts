import type { Insight } from '#src/contract/generated/model/index.ts';

/** One piece of an insight's content, as it is drawn. */
export type ContentPiece =
  { kind: 'list'; items: readonly string[] } | { kind: 'quote' | 'subtitle' | 'text'; text: string };

const lines = (content: string | readonly string[]): readonly string[] =>
  (typeof content === 'string' ? [content] : content).filter((line) => line.trim() !== '');

/**
 * Reads all forms that content may have (section 3): a text, a list of texts, typed blocks; an unknown block is plain text.
 * Null, empty and odd entries are left out.
 */
export function contentPieces(content: Insight['content']): ContentPiece[] {
  if (typeof content === 'string') return lines(content).map((text) => ({ kind: 'text', text }));
  if (!Array.isArray(content)) return [];
  return content.flatMap((entry): ContentPiece[] => {
    if (typeof entry === 'string') return lines(entry).map((text) => ({ kind: 'text', text }));
    if (entry === null || typeof entry !== 'object') return [];
    const texts = lines(entry.content ?? []);
    if (entry.type === 'bullet_points') return texts.length === 0 ? [] : [{ kind: 'list', items: texts }];
    const kind = entry.type === 'quote' || entry.type === 'subtitle' ? entry.type : 'text';
    return texts.map((text) => ({ kind, text }));
  });
}

/** What an insight is called by assistive technology: its title, else its first words. */
export function insightName(insight: Insight): string {
  const { title } = insight;
  if (typeof title === 'string' && title.trim() !== '') return title;
  const [piece] = contentPieces(insight.content);
  if (piece === undefined) return 'Insight';
  return piece.kind === 'list' ? (piece.items[0] ?? 'Insight') : piece.text;
}
