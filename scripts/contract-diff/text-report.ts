import type { Difference } from './compare-contracts.ts';
import { toReportLines, type Line } from './report.ts';

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function reach({ places }: Line): string[] {
  const names = places.map(({ kind, name, id }) => {
    if (kind === 'operation') return { kind, name: id === '' ? name : id };
    return { kind, name: kind === 'event' ? `${name} on ${id}` : name };
  });
  const kinds = [...new Set(names.map(({ kind }) => kind))].map((kind) => ({
    kind,
    all: [...new Set(names.filter((other) => other.kind === kind).map(({ name }) => name))],
  }));
  if (kinds.length === 1 && kinds[0]?.all.length === 1) return [];
  return kinds.map(({ kind, all }) => `      ${plural(all.length, kind)}: ${all.join(', ')}`);
}

function section(title: string, lines: readonly Line[]): string[] {
  if (lines.length === 0) return [];
  return [`${title} (${lines.length})`, ...lines.flatMap((line) => [`  - ${line.text}`, ...reach(line)]), ''];
}

export function textReport(difference: Difference, since: string): string {
  const { breaking, harmless } = toReportLines(difference);
  const texts = difference.texts === 0 ? '' : ` Descriptions and examples changed: ${difference.texts}.`;
  const none = breaking.length === 0 && harmless.length === 0;
  const summary = none
    ? `No contract changes since ${since}.`
    : `Since ${since}: ${plural(breaking.length, 'breaking change')}, ${plural(harmless.length, 'harmless change')}.`;
  return [...section('Breaking', breaking), ...section('Harmless', harmless), `${summary}${texts}`].join('\n');
}
