import { type CountedFinding, findingKinds, subjectText } from '#verify/finding.ts';

const plural = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const linesOf = (finding: CountedFinding): readonly string[] => {
  const { kind, text, hint, evidence = [], count } = finding;
  return [
    `  ✗ ${text}${count > 1 ? ` (${count} times)` : ''}`,
    `      ${kind}: ${findingKinds[kind]}`,
    ...(hint === undefined ? [] : [`      Mend it: ${hint}`]),
    ...evidence.map((line) => `      │ ${line}`),
  ];
};

/** What a person reads at the end: the findings by the place that they are about, with a last line that sums up. */
export const terminalReport = (findings: readonly CountedFinding[], summary: readonly string[]): string => {
  const places = new Map<string, CountedFinding[]>();
  for (const finding of findings) {
    const place = [finding.subject.call, subjectText(finding.subject)].filter(
      (text) => text !== undefined && text !== '',
    );
    const key = [...new Set(place)].join('  ');
    places.set(key, [...(places.get(key) ?? []), finding]);
  }
  const blocks = [...places].flatMap(([place, found]) => [
    '',
    place === '' ? 'The server' : place,
    ...found.flatMap(linesOf),
  ]);
  const verdict =
    findings.length === 0
      ? '✓ Nothing found.'
      : `✗ ${plural(findings.length, 'finding', 'findings')} in ${plural(places.size, 'place', 'places')}.`;
  return [...blocks, '', ...summary, verdict].join('\n');
};
