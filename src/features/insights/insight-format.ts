import type { Insight } from '#src/api/generated/types.ts';
import { trimmed } from '#src/lib/display-values.ts';
import type { ChipTone } from '#src/ui/display/chip.tsx';

export type ContentPart =
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote' | 'subtitle' | 'text'; text: string };

function toLines(content: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(content) ? content : [content];
  return texts.filter((text) => typeof text === 'string').filter((text) => text.trim() !== '');
}

/**
 * Parses all forms of content: a string, a list of strings, typed blocks. Unknown blocks become plain text.
 * Drops null, empty and invalid entries.
 */
export function toContentParts(content: Insight['content']): ContentPart[] {
  const entries: readonly unknown[] = Array.isArray(content) ? content : [content];
  return entries.flatMap((entry) => parseBlock(typeof entry === 'string' ? { type: 'text', content: entry } : entry));
}

function parseBlock(block: unknown): ContentPart[] {
  if (typeof block !== 'object' || block === null) return [];
  const { type, content } = block as Partial<Record<'type' | 'content', unknown>>;
  const texts = toLines(content);
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

type ExtraAttribute = { readonly name: string; readonly value: string };

function toLabel(key: string): string {
  const label = key
    .replaceAll(/[_-]+/gu, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function toText(value: Insight['extraAttributes'][string]): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? String(value) : trimmed(value);
}

export function getExtraAttributes({ extraAttributes }: Insight): ExtraAttribute[] {
  return Object.entries(extraAttributes).flatMap(([key, value]) => {
    const text = toText(value);
    return text === null ? [] : [{ name: toLabel(key), value: text }];
  });
}

type InsightLook = { readonly label: string; readonly tone: ChipTone };

const looks: ReadonlyMap<string, InsightLook> = new Map([
  ['market_comp_insight', { label: 'Similar Story Insight', tone: 'indigo' }],
  ['brainstorming_insight', { label: 'Brainstorming', tone: 'amber' }],
  ['relevant_quote', { label: 'Insightful Quote', tone: 'plum' }],
  ['audience_reaction_insight', { label: 'Audience Reaction', tone: 'sky' }],
  ['development_tip', { label: 'Development Tip', tone: 'teal' }],
  ['common_tropes', { label: 'Common Tropes', tone: 'olive' }],
  ['common_cliches', { label: 'Common Cliches', tone: 'rust' }],
]);

/** Returns a type's label and colour, with a general label for unknown types. */
export function insightLook(type: string): InsightLook {
  return looks.get(type) ?? { label: 'Insight', tone: 'neutral' };
}
