import { plural } from '../../command.ts';
import type { Difference } from './compare-contracts.ts';

/** Says what breaks clients of an older contract and what is new. The same change in several places is one line. */
export function formatDifference({ breaking, added }: Difference, since: string): string {
  const places = new Map<string, Set<string>>();
  for (const { place, text } of breaking) places.set(text, (places.get(text) ?? new Set()).add(place));
  const lines = [...places].map(([text, all]) => `  - ${[...all].join('; ')}: ${text.replace(/\.$/, '')}.`);
  return [
    ...(lines.length === 0 ? [] : [`Breaking (${lines.length})`, ...lines]),
    ...(added.length === 0 ? [] : [`New: ${added.join(', ')}.`]),
    `Since ${since}: ${plural(lines.length, 'breaking change')}, ${plural(added.length, 'new operation or event', 'new operations and events')}.`,
  ].join('\n');
}
