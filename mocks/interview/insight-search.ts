import type { InsightRow } from '#mocks/model/tables.ts';

/** What writers see instead of a type (Section 3). */
const labels: Readonly<Record<string, string>> = {
  market_comp_insight: 'Similar Story Insight',
  brainstorming_insight: 'Brainstorming',
  relevant_quote: 'Insightful Quote',
  audience_reaction_insight: 'Audience Reaction',
  development_tip: 'Development Tip',
  common_tropes: 'Common Tropes',
  common_cliches: 'Common Cliches',
};

function contentTexts(content: InsightRow['insight']['content']): readonly string[] {
  if (!Array.isArray(content)) return typeof content === 'string' ? [content] : [];
  return content.flatMap((block) => (typeof block === 'string' ? block : block.content));
}

function getSearchableTexts({ insight }: InsightRow): readonly string[] {
  return [
    insight.type,
    labels[insight.type] ?? '',
    insight.title ?? '',
    insight.subtitle_1 ?? '',
    insight.subtitle_2 ?? '',
    insight.category_name ?? '',
    insight.caption ?? '',
    ...contentTexts(insight.content),
    ...Object.entries(insight.extraAttributes).flat().map(String),
  ];
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A separator that no term matches. */
const between = '\n';

const prepared = new WeakMap<InsightRow['insight'], string>();

/** Cached, because an insight never changes. */
function searchedText(row: InsightRow): string {
  const text = prepared.get(row.insight) ?? folded(getSearchableTexts(row).join(between));
  prepared.set(row.insight, text);
  return text;
}

export function searchInsights(rows: readonly InsightRow[], term: string): readonly InsightRow[] {
  const foldedTerm = folded(term);
  return rows.filter((row) => searchedText(row).includes(foldedTerm));
}
