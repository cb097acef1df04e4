import type { CountedFinding, PartName } from '#verify/finding.ts';

/** What several parts have met of one thing that is wrong. */
export type Cause = CountedFinding & {
  /** Those that met it, in their order. */
  readonly parts: readonly PartName[];
};

/** A server that fails at a call fails at it for whoever asks, in whatever words that is told. */
const keyOf = ({ kind, subject, at, text }: CountedFinding): string => {
  const { operation, call, status = 0, channel, message } = subject;
  const said = status >= 500 || at !== '' ? '' : text;
  return JSON.stringify([kind, operation ?? call, status, channel, message, at, said]);
};

/** The findings, each thing once: as it was first met, with all the times that it was. */
export const causesOf = (findings: readonly CountedFinding[]): readonly Cause[] => {
  const causes = new Map<string, Cause>();
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
};
