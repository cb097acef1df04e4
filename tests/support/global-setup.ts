/**
 * Before all tests: finds a browser, builds mock mode unless unchanged, and starts one mock server. After them: fails
 * on contract violations and writes the coverage to coverage/contract.html.
 */
import type { components } from '#src/contract/generated/mock-control.ts';
import { described, findChromium } from '#scripts/browser/find-chromium.ts';
import { buildWhenChanged } from '#scripts/start/build.mjs';
import { startMockProcess, type MockProcess } from '#scripts/start/mock-process.ts';
import { writeContractCoverage } from './contract-coverage.ts';
import { publishEnvironment } from './environment.ts';

type Coverage = components['schemas']['Coverage'];

async function verify(mock: MockProcess): Promise<void> {
  const response = await fetch(`${mock.origin}/__mock/coverage`);
  const { data } = (await response.json()) as { data: Coverage };
  console.log(await writeContractCoverage('coverage', data, Date.now()));
  const violations = data.violations.map(
    ({ where, message, findings }) => `${where}: ${message} ${JSON.stringify(findings)}`,
  );
  if (violations.length > 0) throw new Error(`The mock environment broke the contract:\n${violations.join('\n')}`);
  const complaints = mock.complaints().trim();
  if (complaints !== '') throw new Error(`The mock environment complained:\n${complaints}`);
}

/**
 * LAMPLIGHT_JITTER=400 delays requests, responses and frames by up to that many ms, so that one overtakes another. What
 * works only on a local network fails.
 */
function readJitter(): { jitter?: number } {
  const value = process.env['LAMPLIGHT_JITTER'];
  if (value === undefined) return {};
  if (!/^[1-9]\d{0,3}$/.test(value))
    throw new Error(`LAMPLIGHT_JITTER is "${value}"; it is a whole number of ms up to 9999.`);
  console.log(`With network jitter: up to ${value} ms each way.`);
  return { jitter: Number(value) };
}

async function setUp(): Promise<() => Promise<void>> {
  const [browser] = await Promise.all([
    findChromium(),
    buildWhenChanged(process.cwd(), process.execPath, () => {
      console.log('Building the application in mode mock …');
    }),
  ]);
  console.log(described(browser));
  const mock = await startMockProcess({ dist: 'dist/mock', ...readJitter() });
  publishEnvironment({ browser, origin: mock.origin });
  return async () => {
    try {
      await verify(mock);
    } finally {
      await mock.close();
    }
  };
}

export default setUp;
