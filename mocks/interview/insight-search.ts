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

/** Between two texts of an insight: no term reaches over it. */
const between = '\n';

const prepared = new WeakMap<InsightRow['insight'], string>();

/** The texts of an insight as they are searched; put together once, as an insight never changes. */
const searchedText = (row: InsightRow): string => {
  const text = prepared.get(row.insight) ?? folded(textsOf(row).join(between));
  prepared.set(row.insight, text);
  return text;
};

/** Those in which the term stands anywhere, in capitals or not. */
export const searchInsights = (rows: readonly InsightRow[], term: string): readonly InsightRow[] => {
  const wanted = folded(term);
  return rows.filter((row) => searchedText(row).includes(wanted));
};
