/** Reports the contract coverage of all user flows as a page and JSON in coverage/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '#src/api/generated/mock-control.ts';
import { type Contract, readContract } from '#verify/contract/contract.ts';
import { type Coverage, coverageLine, getCoverage } from '#verify/run/coverage.ts';
import { responseKey, eventKey, type Observed } from '#verify/check/run-recorder.ts';
import { coveragePage } from '#verify/report/page.ts';

type MockCoverage = components['schemas']['Coverage'];

function toObserved({ operations, events }: MockCoverage): Observed {
  return {
    responses: new Map(
      operations.flatMap(({ operation_id, answers }) =>
        answers.map(({ status, media_type, count }) => [responseKey(operation_id, status, media_type), count]),
      ),
    ),
    events: new Map(events.map(({ channel, message, count }) => [eventKey(channel, message), count])),
    fields: new Map([
      ...operations.flatMap(({ operation_id, answers }) =>
        answers.map(
          ({ status, media_type, fields }) => [responseKey(operation_id, status, media_type), new Set(fields)] as const,
        ),
      ),
      ...events.map(({ channel, message, fields }) => [eventKey(channel, message), new Set(fields)] as const),
    ]),
  };
}

export type ContractCoverage = { readonly contract: string; readonly at: string; readonly coverage: Coverage };

function createReport(contract: Contract, counted: MockCoverage, at: number) {
  const coverage = getCoverage(contract, toObserved(counted));
  const version = contract.rest.version;
  const json: ContractCoverage = { contract: version, at: new Date(at).toISOString(), coverage };
  return { json, coverage, page: coveragePage(coverage, { what: 'the end-to-end tests', contract: version, at }) };
}

/** Writes contract.html and contract.json into `folder`. Returns the coverage in one line. */
export async function writeContractCoverage(folder: string, counted: MockCoverage, at: number): Promise<string> {
  const contract = await readContract({
    openapi: 'openapi/openapi.bundle.json',
    asyncapi: 'asyncapi/asyncapi.bundle.json',
  });
  const { json, page, coverage } = createReport(contract, counted, at);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'contract.html'), page);
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(json, null, 2)}\n`);
  return coverageLine(coverage);
}
