import { readFileSync, writeFileSync } from 'node:fs';
import { sourceFiles } from '../check/source-files.ts';
import { readTests, type TestFile } from './read-tests.ts';

/** tests/checklist-coverage.json: each requirement with its number of tests, or the reason without. */
const recordFile = 'tests/checklist-coverage.json';

type CoverageRecord = Record<string, number | string>;

type TestLocation = { file: string; line: number; title: string };

const shortestReason = 10;

export function locateTests(files: ReadonlyMap<string, TestFile>): Map<string, TestLocation[]> {
  const locationsById = new Map<string, TestLocation[]>();
  for (const [file, { tests }] of files) {
    for (const { title, line, covers } of tests) {
      for (const id of covers) locationsById.set(id, [...(locationsById.get(id) ?? []), { file, line, title }]);
    }
  }
  return locationsById;
}

function lostTest(id: string): string {
  return (
    `${id} has lost its last test. Write "// Covers ${id}." above a test that asserts it. ` +
    `If no test can, replace its number in ${recordFile} by the reason.`
  );
}

function entryError(id: string, recorded: number | string, count: number): string | undefined {
  if (typeof recorded === 'number' && recorded > 0 && count === 0) return lostTest(id);
  if (count > 0 && recorded !== count)
    return `${id}: ${recordFile} has ${JSON.stringify(recorded)}, found ${count} of its tests. Run npm run covers -- --write.`;
  if (count === 0 && (typeof recorded === 'number' || recorded.length < shortestReason))
    return `${id}: ${recordFile} needs the reason why it has no test.`;
  return undefined;
}

export function coverageErrors(record: CoverageRecord, locationsById: ReadonlyMap<string, TestLocation[]>): string[] {
  const unknown = [...locationsById].flatMap(([id, [first]]) =>
    id in record || !first ? [] : [`${first.file}:${first.line}: ${id} isn't a requirement of ${recordFile}.`],
  );
  const wrong = Object.entries(record).flatMap(([id, recorded]) => {
    const error = entryError(id, recorded, locationsById.get(id)?.length ?? 0);
    return error === undefined ? [] : [error];
  });
  return [...unknown, ...wrong];
}

/** Updates the numbers. Returns an error for each that would become 0: only a handwritten reason replaces a number. */
export function updatedRecord(
  record: CoverageRecord,
  locationsById: ReadonlyMap<string, TestLocation[]>,
): { record: CoverageRecord; lost: string[] } {
  const lost = Object.keys(record).filter((id) => typeof record[id] === 'number' && !locationsById.has(id));
  const updated = Object.entries(record).map(
    ([id, recorded]) => [id, locationsById.get(id)?.length ?? recorded] as const,
  );
  return { record: Object.fromEntries(updated), lost: lost.map(lostTest) };
}

export function coverageList(
  record: CoverageRecord,
  locationsById: ReadonlyMap<string, TestLocation[]>,
  ids: string[],
): string {
  const selectedIds = ids.length > 0 ? ids : Object.keys(record);
  const lines = selectedIds.flatMap((id) => {
    const tests = locationsById.get(id) ?? [];
    if (tests.length === 0) return [id, `    no test: ${record[id] ?? 'not a requirement'}`];
    return [id, ...tests.map(({ file, line, title }) => `    ${file}:${line}  ${title}`)];
  });
  const without = Object.keys(record).filter((id) => !locationsById.has(id));
  const total = Object.keys(record).length;
  const last = without.length > 0 ? ` Without: ${without.join(', ')}.` : '';
  return [...lines, '', `${total - without.length} of ${total} requirements have a test.${last}`].join('\n');
}

/** Tests of `npm run test:soak` don't count. */
const testFile = /\.test\.tsx?$|^tests\/(?:e2e|faults)\/.*\.e2e\.ts$/;

function readAllTests(): Map<string, TestFile> {
  const files = sourceFiles().filter((file) => testFile.test(file));
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
