/** Runs steps in stages: parallel within a stage, stages in sequence. */
import { relative } from 'node:path';
import type { Stage, Step } from './steps.ts';

type TimedTest = { file: string; title: string; seconds: number };

export type TestResults = { passed: number; failed: number; skipped: number; tests: TimedTest[] };

/** The fields that we read; durations in ms. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};

/** The fields that we read; durations in ms, files relative to `config.rootDir`. */
type PlaywrightReport = {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = {
  title: string;
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
};

function fromVitest(report: VitestReport, root: string): TestResults {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(root, name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

function fromPlaywright({ config, stats, suites }: PlaywrightReport, root: string): TestResults {
  const collectTests = (suite: PlaywrightSuite, path: string): TimedTest[] => [
    ...suite.specs.map(({ title, file, tests }) => ({
      file: relative(root, `${config.rootDir}/${file}`),
      title: `${path}${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...(suite.suites ?? []).flatMap((inner) => collectTests(inner, `${path}${inner.title} › `)),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    tests: suites.flatMap((suite) => collectTests(suite, '')),
  };
}

export function readResults(runner: 'vitest' | 'playwright', text: string, root: string): TestResults {
  return runner === 'vitest'
    ? fromVitest(JSON.parse(text) as VitestReport, root)
    : fromPlaywright(JSON.parse(text) as PlaywrightReport, root);
}

export function reportRequest(
  runner: 'vitest' | 'playwright',
  file: string,
): { parameters: string[]; environment: Record<string, string> } {
  return runner === 'vitest'
    ? { parameters: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], environment: {} }
    : { parameters: ['--reporter=dot,json'], environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
}

export type Outcome = {
  step: Step;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  output: string;
  tests?: TestResults;
};

type Runner = (step: Step) => Promise<Outcome>;

/** Runs every step, even after a failure, except those that need a step that didn't pass. */
export async function runStages(stages: Stage[], run: Runner, report: (outcome: Outcome) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const missing = ({ needs = [] }: Step): string | undefined =>
    outcomes.find(({ step, state }) => state !== 'passed' && needs.includes(step.name))?.step.name;
  for (const { steps, atOnce } of stages) {
    const waiting = [...steps];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const needed = missing(step);
        const outcome: Outcome =
          needed === undefined
            ? await run(step)
            : { step, state: 'not run', seconds: 0, output: `It needs ${needed}, which has not passed.` };
        report(outcome);
        outcomes.push(outcome);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  return outcomes;
}
