import type { Insight } from '#src/contract/generated/model/index.ts';
import { insightLimits } from '#src/lib/constants.ts';
import type { InsightsScope } from './context.ts';
import { toContentParts } from './insight-content.ts';
import { extraAttributes } from './insight-extras.ts';
import { insightLook } from './insight-types.ts';

/** Where a term is looked for: nowhere (all insights stand), in what is loaded, at the server, or in vain. */
export type SearchMode = 'none' | 'local' | 'server' | 'nothing';

/** Section 5: the server is asked when project and element are set and the trimmed term has 3 characters; without both all is in vain. */
export function getSearchMode(term: string, { projectSlug, elementSlug }: InsightsScope): SearchMode {
  if (term === '') return 'none';
  if (projectSlug === null || elementSlug === null) return 'nothing';
  return term.length >= insightLimits.searchFrom ? 'server' : 'local';
}

/** The texts of an insight that a short term is looked for in (section 5): caption and dates are not among them. */
function textsOf(insight: Insight): readonly unknown[] {
  return [
    insight.title,
    insightLook(insight.type).label,
    insight.subtitle_1,
    insight.subtitle_2,
    insight.category_name,
    ...toContentParts(insight.content).flatMap((piece) => (piece.kind === 'list' ? piece.items : piece.text)),
    ...extraAttributes(insight).flatMap(({ name, value }) => [name, value]),
  ];
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** What an insight says, made ready for looking: written out once, however many terms are tried. */
const known = new WeakMap<Insight, string>();

function haystackOf(insight: Insight): string {
  const before = known.get(insight);
  if (before !== undefined) return before;
  const texts = textsOf(insight).filter((text) => typeof text === 'string');
  const haystack = folded(texts.join('\n'));
  known.set(insight, haystack);
  return haystack;
}

/** Those of the loaded insights in which the trimmed term stands, in capitals or not. */
export function localMatches(insights: readonly Insight[], term: string): readonly Insight[] {
  const needle = folded(term);
  return insights.filter((insight) => haystackOf(insight).includes(needle));
}

/** A text in pieces; every second one is a match of the term. */
export function highlightMatches(text: string, term: string): readonly string[] {
  if (term === '') return [text];
  return text.split(new RegExp(`(${escaped(term)})`, 'giu'));
}

const escaped = (term: string): string => term.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
