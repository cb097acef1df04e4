/**
 * After all tests, before the mock server ends: fails if it broke the contract or reported an error, and writes the
 * contract's coverage to coverage/contract.html.
 */
import { readFile } from 'node:fs/promises';
import type { components } from '#src/api/generated/mock-control.ts';
import { writeContractCoverage } from './contract-coverage.ts';
import { mockOrigin } from './mock-origin.ts';

type Coverage = components['schemas']['Coverage'];

export default async function tearDown(): Promise<void> {
  const response = await fetch(`${mockOrigin()}/__mock/coverage`);
  const { data } = (await response.json()) as { data: Coverage };
  console.log(await writeContractCoverage('coverage', data, Date.now()));
  const violations = data.violations.map(
    ({ where, message, findings }) => `${where}: ${message} ${JSON.stringify(findings)}`,
  );
  if (violations.length > 0) throw new Error(`The mock server broke the contract:\n${violations.join('\n')}`);
  const errors = (await readFile('dist/mock-server.log', 'utf8')).trim();
  if (errors !== '') throw new Error(`The mock server reported:\n${errors}`);
}
