import type { Difference } from './compare-contracts.ts';
import { groupFindings, type Finding, type Group } from './findings.ts';
import { formatSubjectName, formatLocation, type DiffSubject } from './location.ts';

export type Line = {
  readonly breaks: readonly string[];
  readonly text: string;
  readonly places: readonly (DiffSubject & { readonly place: string })[];
};

function carriersOf(group: readonly Finding[]): DiffSubject[] {
  return [...new Map(group.map(({ spot }) => [formatSubjectName(spot.carrier), spot.carrier])).values()];
}

/** Lists directions: a change can break one and not another. */
function directionsOf(group: Group): string {
  const all = group.map(({ side, spot }) => {
    if (spot.carrier.kind === 'event') return 'events';
    return side === 'request' ? 'requests' : 'responses';
  });
  return [...new Set(all)].join(' and ');
}

function subjectOf([first, ...others]: Group): { subject: string; place: string } {
  const { carrier, shared, ...place } = first.spot;
  const count = carriersOf([first, ...others]).length;
  if (count === 1) {
    const places = new Set([first, ...others].map(({ spot }) => formatLocation(spot)));
    return { subject: formatSubjectName(carrier), place: [...places].join(' and ') };
  }
  if (shared !== null) {
    const places = [formatLocation(shared), `in ${directionsOf([first, ...others])}`];
    return { subject: shared.label, place: places.filter((part) => part !== '').join(', ') };
  }
  return { subject: `Each of ${count} ${carrier.kind}s`, place: formatLocation(place) };
}

function lineOf(group: Group): Line {
  const [{ what, verdict }] = group;
  const { subject, place } = subjectOf(group);
  const sentence = place === '' ? `${subject} ${what}.` : `${subject}, ${place}: ${what}.`;
  const why = verdict === null ? '' : ` Breaks ${verdict.breaks.join(' and ')}: ${verdict.why}.`;
  const places = group.map(({ spot }) => ({ ...spot.carrier, place: formatLocation(spot) }));
  return { breaks: verdict?.breaks ?? [], text: `${sentence}${why}`, places };
}

export function toReportLines({ findings }: Difference): { breaking: Line[]; harmless: Line[] } {
  const lines = groupFindings(findings).map((group) => lineOf(group));
  return {
    breaking: lines.filter(({ breaks }) => breaks.length > 0),
    harmless: lines.filter(({ breaks }) => breaks.length === 0),
  };
}
