import type { Difference } from './compare-contracts.ts';
import { groupFindings, type Finding, type Group } from './findings.ts';
import { formatSubjectName, formatLocation, type DiffSubject } from './location.ts';

export type Line = {
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
