import type { Difference } from './compare-contracts.ts';
import { type Finding, type Group, groupFindings } from './findings.ts';
import { type DiffSubject, formatLocation, formatSubjectName } from './location.ts';
import { plural } from '../command.ts';

type Line = {
  readonly breaks: readonly string[];
  readonly text: string;
  readonly places: readonly (DiffSubject & { readonly place: string })[];
};

function getCarriers(group: readonly Finding[]): DiffSubject[] {
  return [
    ...new Map(
      group.map(({ diffLocation }) => [formatSubjectName(diffLocation.carrier), diffLocation.carrier]),
    ).values(),
  ];
}

/** Lists directions: a change can break one and not another. */
function formatDirections(group: Group): string {
  const all = group.map(({ side, diffLocation }) => {
    if (diffLocation.carrier.kind === 'event') return 'events';
    return side === 'request' ? 'requests' : 'responses';
  });
  return [...new Set(all)].join(' and ');
}

function describeSubject([first, ...others]: Group): { subject: string; place: string } {
  const { carrier, shared, ...place } = first.diffLocation;
  const count = getCarriers([first, ...others]).length;
  if (count === 1) {
    const places = new Set([first, ...others].map(({ diffLocation }) => formatLocation(diffLocation)));
    return { subject: formatSubjectName(carrier), place: [...places].join(' and ') };
  }
  if (shared !== null) {
    const places = [formatLocation(shared), `in ${formatDirections([first, ...others])}`];
    return { subject: shared.label, place: places.filter((part) => part !== '').join(', ') };
  }
  return { subject: `Each of ${count} ${carrier.kind}s`, place: formatLocation(place) };
}

function toLine(group: Group): Line {
  const [{ what, impact }] = group;
  const { subject, place } = describeSubject(group);
  const sentence = place === '' ? `${subject} ${what}.` : `${subject}, ${place}: ${what}.`;
  const why = impact === null ? '' : ` Breaks ${impact.breaks.join(' and ')}: ${impact.why}.`;
  const places = group.map(({ diffLocation }) => ({ ...diffLocation.carrier, place: formatLocation(diffLocation) }));
  return { breaks: impact?.breaks ?? [], text: `${sentence}${why}`, places };
}

export function toReportLines({ findings }: Difference): { breaking: Line[]; harmless: Line[] } {
  const lines = groupFindings(findings).map((group) => toLine(group));
  return {
    breaking: lines.filter(({ breaks }) => breaks.length > 0),
    harmless: lines.filter(({ breaks }) => breaks.length === 0),
  };
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
