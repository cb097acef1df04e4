import type { InsightRow } from '#mocks/model/tables.ts';

/** What writers read in place of a type (section 3). */
const labels: Readonly<Record<string, string>> = {
  market_comp_insight: 'Similar Story Insight',
  brainstorming_insight: 'Brainstorming',
  relevant_quote: 'Insightful Quote',
  audience_reaction_insight: 'Audience Reaction',
  development_tip: 'Development Tip',
  common_tropes: 'Common Tropes',
  common_cliches: 'Common Cliches',
};

const contentTexts = (content: InsightRow['insight']['content']): readonly string[] => {
  if (!Array.isArray(content)) return typeof content === 'string' ? [content] : [];
  return content.flatMap((block) => (typeof block === 'string' ? block : block.content));
};

/** Every text of an insight that a writer could have in mind. */
const textsOf = ({ insight }: InsightRow): readonly string[] => [
  insight.type,
  labels[insight.type] ?? '',
  insight.title ?? '',
  insight.subtitle_1 ?? '',
  insight.subtitle_2 ?? '',
  insight.category_name ?? '',
  insight.caption ?? '',
  ...contentTexts(insight.content),
  ...Object.entries(insight.extraAttributes ?? {}).flat(),
];

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Those in which the term stands anywhere, in capitals or not. */
export const searchInsights = (rows: readonly InsightRow[], term: string): readonly InsightRow[] =>
  rows.filter((row) => textsOf(row).some((text) => folded(text).includes(folded(term))));
