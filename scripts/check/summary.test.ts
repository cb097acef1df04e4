import { describe, expect, it } from 'vitest';
import { type Outcome, readResults } from './run-stages.ts';
import { summary } from './summary.ts';

const vitestReport = JSON.stringify({
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: '/project/src/lib/retry.test.ts',
      assertionResults: [
        { fullName: 'repeats waits', duration: 1500.4 },
        { fullName: 'repeats never', duration: null },
      ],
    },
  ],
});
const playwrightReport = JSON.stringify({
  config: { rootDir: '/project/tests' },
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
  suites: [
    {
      title: 'e2e/home.e2e.ts',
      specs: [{ title: 'home', file: 'e2e/home.e2e.ts', tests: [{ results: [{ duration: 2000 }] }] }],
      suites: [
        {
          title: 'with many projects',
          specs: [{ title: 'one category', file: 'e2e/home.e2e.ts', tests: [{ results: [{ duration: 500 }] }] }],
        },
      ],
    },
  ],
});

function outcome(name: string, state: Outcome['state'], more: Partial<Outcome> = {}): Outcome {
  return {
    step: { name, description: name, ...(name.startsWith('test:') && { runner: 'vitest' }) },
    state,
    seconds: 1.26,
    output: '',
    ...more,
  };
}

const units = readResults('vitest', vitestReport, '/project');
const journeys = readResults('playwright', playwrightReport, '/project');

describe('check summary', () => {
  it('lists each step with its time and test counts', () => {
    const lines = summary([outcome('types', 'passed'), outcome('test:unit', 'failed', { tests: units })], 3).split(
      '\n',
    );
    expect(lines).toContain('✓ types               1.3 s  passed');
    expect(lines).toContain('✗ test:unit           1.3 s  2 passed, 1 failed, 1 skipped');
  });

  it('lists the slowest tests across all runners in descending order', () => {
    const text = summary(
      [outcome('test:unit', 'failed', { tests: units }), outcome('test:e2e', 'passed', { tests: journeys })],
      3,
    );
    expect(text.split('\n').filter((line) => line.includes('.ts: '))).toEqual([
      '    2.0 s  tests/e2e/home.e2e.ts: home',
      '    1.5 s  src/lib/retry.test.ts: repeats waits',
      '    0.5 s  tests/e2e/home.e2e.ts: with many projects › one category',
      '    0.0 s  src/lib/retry.test.ts: repeats never',
    ]);
  });

  it('lists at most ten slow tests', () => {
    const tests = Array.from({ length: 30 }, (_, n) => ({ file: 'a.ts', title: `test ${n}`, seconds: n }));
    const text = summary([outcome('test:unit', 'passed', { tests: { passed: 30, failed: 0, skipped: 0, tests } })], 3);
    expect(text.match(/a\.ts: /g)).toHaveLength(10);
    expect(text).toContain('29.0 s  a.ts: test 29');
  });

  it('ends with the test totals on a separate line', () => {
    const outcomes = [outcome('types', 'passed'), outcome('test:e2e', 'passed', { tests: journeys })];
    expect(summary(outcomes, 63.4).split('\n').slice(-2)).toEqual(['All steps passed (63 s).', '3 passed, 0 failed']);
    expect(summary([outcome('test:unit', 'failed', { tests: units })], 3)).toMatch(/\n2 passed, 1 failed, 1 skipped$/);
  });

  it('omits the totals when no step has tests', () => {
    expect(summary([outcome('types', 'passed')], 3)).toMatch(/\nAll steps passed \(3 s\)\.$/);
  });

  it('counts a failed step without failed tests as one failure and lists unrun steps', () => {
    const crashed = outcome('test:e2e', 'failed', { tests: journeys });
    const text = summary([outcome('build', 'failed'), outcome('budgets', 'not run'), crashed], 3);
    expect(text.split('\n').slice(-2)).toEqual([
      'Failed: build, test:e2e; not run: budgets (3 s).',
      '3 passed, 2 failed',
    ]);
  });
});
