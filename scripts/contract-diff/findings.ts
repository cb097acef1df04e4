/** Changes and their impact. The same change in several positions is one group and one sentence. */
import { getImpact, type Kind, type Direction, type Impact } from './rules.ts';
import type { DiffLocation } from './location.ts';

export type Finding = {
  readonly kind: Kind;
  readonly side: Direction;
  readonly spot: DiffLocation;
  /** The end of a sentence: `is required now, was optional`. */
  readonly what: string;
  readonly verdict: Impact;
};

export type Note = (spot: DiffLocation, kind: Kind, what: string) => void;

export function createNoteCollector(findings: Finding[], side: Direction): Note {
  return (spot, kind, what) => {
    findings.push({ kind, side, spot, what, verdict: getImpact(kind, side) });
  };
}

/** Breaking changes to a whole operation, event or channel aren't grouped. */
function standsAlone({ kind, spot, verdict }: Finding): boolean {
  return verdict !== null && spot.shared === null && spot.base === '' && spot.path === '' && kind !== 'security-added';
}

function keyOf(finding: Finding): string {
  const { spot, what, verdict } = finding;
  const words = [what, verdict?.why, verdict?.breaks];
  if (spot.shared !== null) return JSON.stringify([spot.shared, words]);
  return JSON.stringify([standsAlone(finding) ? spot.carrier : spot.carrier.kind, spot.base, spot.path, words]);
}

export type Group = [Finding, ...Finding[]];

export function groupFindings(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const group = groups.get(keyOf(finding));
    if (group === undefined) groups.set(keyOf(finding), [finding]);
    else group.push(finding);
  }
  return [...groups.values()];
}
