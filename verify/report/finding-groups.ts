import type { CountedFinding, SuiteName } from '#verify/finding.ts';

export type FindingGroup = CountedFinding & {
  readonly parts: readonly SuiteName[];
};

/** Merges a server error's findings across clients and messages. */
function getGroupKey({ kind, subject, at, text }: CountedFinding): string {
  const { operation, call, status = 0, channel, message } = subject;
  const distinctText = status >= 500 || at !== '' ? '' : text;
  return JSON.stringify([kind, operation ?? call, status, channel, message, at, distinctText]);
}

/** Merges duplicate findings and adds their counts. */
export function groupFindings(findings: readonly CountedFinding[]): readonly FindingGroup[] {
  const causes = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const key = getGroupKey(finding);
    const existing = causes.get(key);
    const parts = existing?.parts ?? [];
    causes.set(key, {
      ...(existing ?? finding),
      count: (existing?.count ?? 0) + finding.count,
      parts: parts.includes(finding.part) ? parts : [...parts, finding.part],
    });
  }
  return [...causes.values()];
}
