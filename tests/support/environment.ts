/** What the global setup found and started, handed to the workers through one environment variable. */
import type { Browser } from '#scripts/browser/find-chromium.ts';

export type TestEnvironment = { browser: Browser; origin: string };

const variable = 'LAMPLIGHT_TEST_ENVIRONMENT';

export function publishEnvironment(environment: TestEnvironment): void {
  process.env[variable] = JSON.stringify(environment);
}

/** @throws Error outside of a run that the global setup prepared */
export function testEnvironment(): TestEnvironment {
  const text = process.env[variable];
  if (text === undefined) throw new Error('the global setup has not run: start the tests with `npm run test:e2e`');
  return JSON.parse(text) as TestEnvironment;
}
