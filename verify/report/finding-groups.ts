import type { CountedFinding, SuiteName } from '#verify/finding.ts';

export type FindingGroup = CountedFinding & {
  readonly parts: readonly SuiteName[];
};

/** Merges a server error's findings across clients and messages. */
function keyOf({ kind, subject, at, text }: CountedFinding): string {
  const { operation, call, status = 0, channel, message } = subject;
  const said = status >= 500 || at !== '' ? '' : text;
  return JSON.stringify([kind, operation ?? call, status, channel, message, at, said]);
}

/** Merges duplicate findings and adds their counts. */
export function groupFindings(findings: readonly CountedFinding[]): readonly FindingGroup[] {
  const causes = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const known = causes.get(key);
    const parts = known?.parts ?? [];
    causes.set(key, {
      ...(known ?? finding),
      count: (known?.count ?? 0) + finding.count,
      parts: parts.includes(finding.part) ? parts : [...parts, finding.part],
    });
  }
  return [...causes.values()];
}
