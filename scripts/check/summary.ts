import type { Outcome, TestResults } from './run-stages.ts';

export const marks = { passed: '✓', failed: '✗', 'not run': '-' } as const;
const slowestLimit = 10;

function seconds(value: number): string {
  return `${value.toFixed(1).padStart(7)} s`;
}

function counts({ passed, failed, skipped }: Omit<TestResults, 'tests'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function row({ step, state, seconds: took, tests }: Outcome): string {
  const result = tests ? counts(tests) : state;
  return `${marks[state]} ${step.name.padEnd(16)}${seconds(took)}  ${result}`;
}

function slowest(outcomes: Outcome[]): string[] {
  const tests = outcomes.flatMap((outcome) => outcome.tests?.tests ?? []);
  if (tests.length === 0) return [];
  const first = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestLimit);
  return ['', 'The slowest tests', ...first.map((test) => `${seconds(test.seconds)}  ${test.file}: ${test.title}`)];
}

function totals(outcomes: Outcome[]): Omit<TestResults, 'tests'> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { state, tests } of outcomes) {
    total.passed += tests?.passed ?? 0;
    total.skipped += tests?.skipped ?? 0;
    total.failed += state === 'failed' ? Math.max(1, tests?.failed ?? 0) : 0;
  }
  return total;
}

/** If tests ran, the last line is `N passed, N failed` (and `, N skipped` if any), for CI. */
export function summary(outcomes: Outcome[], took: number): string {
  const named = (state: Outcome['state']): string[] =>
    outcomes.filter((outcome) => outcome.state === state).map(({ step }) => step.name);
  const [failed, notRun] = [named('failed'), named('not run')];
  const result = failed.length === 0 ? 'All steps passed' : `Failed: ${failed.join(', ')}`;
  const rest = notRun.length > 0 ? `; not run: ${notRun.join(', ')}` : '';
  return [
    '',
    ...outcomes.map(row),
    ...slowest(outcomes),
    '',
    `${result}${rest} (${took.toFixed(0)} s).`,
    ...(outcomes.some(({ step }) => step.runner) ? [counts(totals(outcomes))] : []),
  ].join('\n');
}
