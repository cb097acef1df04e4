/** The global setup's results, passed to the workers in one variable. */
import type { Browser } from '#scripts/browser/find-chromium.ts';

export type TestEnvironment = { browser: Browser; origin: string };

const variable = 'LAMPLIGHT_TEST_ENVIRONMENT';

export function publishEnvironment(environment: TestEnvironment): void {
  process.env[variable] = JSON.stringify(environment);
}

/** Throws unless the global setup has run. */
export function testEnvironment(): TestEnvironment {
  const text = process.env[variable];
  if (text === undefined) throw new Error('the global setup has not run: start the tests with `npm run test:e2e`');
  return JSON.parse(text) as TestEnvironment;
}
