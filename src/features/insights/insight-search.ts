import { foldText } from '#shared/text/search.ts';
import type { Insight } from '#src/api/generated/types.ts';
import { insightLimits } from '#src/lib/constants.ts';
import type { InsightsScope } from './context.ts';
import { toContentParts, getExtraAttributes, insightLook } from './insight-format.ts';

/** Where to search: nowhere (show all), in loaded insights, on the server, or no match possible. */
export type SearchMode = 'none' | 'local' | 'server' | 'nothing';

/**
 * Searches the server with project, element and a trimmed term of 3 characters. Without both, no match is
 * possible.
 */
export function getSearchMode(term: string, { projectSlug, elementSlug }: InsightsScope): SearchMode {
  if (term === '') return 'none';
  if (projectSlug === null || elementSlug === null) return 'nothing';
  return term.length >= insightLimits.searchFrom ? 'server' : 'local';
}

/** The fields for short terms: caption and dates are excluded. */
function getSearchableValues(insight: Insight): readonly unknown[] {
  return [
    insight.title,
    insightLook(insight.type).label,
    insight.subtitle_1,
    insight.subtitle_2,
    insight.category_name,
    ...toContentParts(insight.content).flatMap((part) => (part.kind === 'list' ? part.items : part.text)),
    ...getExtraAttributes(insight).flatMap(({ name, value }) => [name, value]),
  ];
}

const haystacks = new WeakMap<Insight, string>();

function getHaystack(insight: Insight): string {
  const before = haystacks.get(insight);
  if (before !== undefined) return before;
  const texts = getSearchableValues(insight).filter((text) => typeof text === 'string');
  const haystack = texts.map(foldText).join('\n');
  haystacks.set(insight, haystack);
  return haystack;
}

export function localMatches(insights: readonly Insight[], term: string): readonly Insight[] {
  const needle = foldText(term);
  return insights.filter((insight) => getHaystack(insight).includes(needle));
}
