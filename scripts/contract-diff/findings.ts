/** Changes and their impact. The same change in several positions is one group and one sentence. */
import { getImpact, type Kind, type Direction, type Impact } from './rules.ts';
import type { DiffLocation } from './location.ts';

export type Finding = {
  readonly kind: Kind;
  readonly side: Direction;
  readonly diffLocation: DiffLocation;
  /** The end of a sentence: `is required now, was optional`. */
  readonly what: string;
  readonly impact: Impact;
};

export type Note = (diffLocation: DiffLocation, kind: Kind, what: string) => void;

export function createNoteCollector(findings: Finding[], side: Direction): Note {
  return (diffLocation, kind, what) => {
    findings.push({ kind, side, diffLocation, what, impact: getImpact(kind, side) });
  };
}

/** Breaking changes to a whole operation, event or channel aren't grouped. */
function standsAlone({ kind, diffLocation, impact }: Finding): boolean {
  return (
    impact !== null &&
    diffLocation.shared === null &&
    diffLocation.base === '' &&
    diffLocation.path === '' &&
    kind !== 'security-added'
  );
}

function toGroupKey(finding: Finding): string {
  const { diffLocation, what, impact } = finding;
  const texts = [what, impact?.why, impact?.breaks];
  if (diffLocation.shared !== null) return JSON.stringify([diffLocation.shared, texts]);
  return JSON.stringify([
    standsAlone(finding) ? diffLocation.carrier : diffLocation.carrier.kind,
    diffLocation.base,
    diffLocation.path,
    texts,
  ]);
}

export type Group = [Finding, ...Finding[]];

export function groupFindings(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const group = groups.get(toGroupKey(finding));
    if (group === undefined) groups.set(toGroupKey(finding), [finding]);
    else group.push(finding);
  }
  return [...groups.values()];
}
