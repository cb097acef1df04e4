import type { ChipTone } from '#src/ui/display/chip.tsx';

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

/** Returns a type's label and colour (section 3), with a general label for unknown types. */
export function insightLook(type: string): InsightLook {
  return looks.get(type) ?? { label: 'Insight', tone: 'neutral' };
}
