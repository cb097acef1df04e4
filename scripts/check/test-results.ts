import { relative } from 'node:path';

export type TimedTest = { file: string; title: string; seconds: number };

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
