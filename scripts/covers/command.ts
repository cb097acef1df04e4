import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readTests, type TestFile } from './read-tests.ts';
import { coverageErrors, coverageList, locateTests, recordFile, updatedRecord, type CoverageRecord } from './record.ts';

/** Tests of `npm run test:soak` don't count. */
const testFiles = [
  '{src,mocks,packages,config,shared,scripts,tests}/**/*.test.{ts,tsx}',
  'tests/{e2e,faults}/**/*.e2e.ts',
];

function readAllTests(): Map<string, TestFile> {
  const files = globSync(testFiles).map((file) => file.replaceAll('\\', '/'));
  return new Map(files.toSorted().map((file) => [file, readTests(file, readFileSync(file, 'utf8'))]));
}

function readRecord(): CoverageRecord {
  return JSON.parse(readFileSync(recordFile, 'utf8')) as CoverageRecord;
}

export function printCovers(ids: string[]): number {
  console.log(coverageList(readRecord(), locateTests(readAllTests()), ids));
  return 0;
}

export function checkCovers(): number {
  const files = readAllTests();
  const errors = [
    ...[...files.values()].flatMap((file) => file.errors),
    ...coverageErrors(readRecord(), locateTests(files)),
  ];
  for (const error of errors) console.error(error);
  return errors.length === 0 ? 0 : 1;
}

export function writeCovers(): number {
  const { record, lost } = updatedRecord(readRecord(), locateTests(readAllTests()));
  for (const error of lost) console.error(error);
  if (lost.length > 0) return 1;
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  return 0;
}
