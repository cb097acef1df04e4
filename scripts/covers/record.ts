/** tests/checklist-coverage.json: each requirement with its number of tests, or the reason without. */
import type { TestFile } from './read-tests.ts';

export const recordFile = 'tests/checklist-coverage.json';

export type CoverageRecord = Record<string, number | string>;

export type Place = { file: string; line: number; title: string };

const shortestReason = 10;

export function placesById(files: ReadonlyMap<string, TestFile>): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const [file, { tests }] of files) {
    for (const { title, line, covers } of tests) {
      for (const id of covers) places.set(id, [...(places.get(id) ?? []), { file, line, title }]);
    }
  }
  return places;
}

function lostTest(id: string): string {
  return (
    `${id} has lost its last test. Write "// Covers ${id}." above a test that asserts it. ` +
    `If no test can, replace its number in ${recordFile} by the reason.`
  );
}

function entryError(id: string, recorded: number | string, found: number): string | undefined {
  if (typeof recorded === 'number' && recorded > 0 && found === 0) return lostTest(id);
  if (found > 0 && recorded !== found)
    return `${id}: ${recordFile} has ${JSON.stringify(recorded)}, found ${found} of its tests. Run npm run covers -- --write.`;
  if (found === 0 && (typeof recorded === 'number' || recorded.length < shortestReason))
    return `${id}: ${recordFile} needs the reason why it has no test.`;
  return undefined;
}

export function coverageErrors(record: CoverageRecord, places: ReadonlyMap<string, Place[]>): string[] {
  const unknown = [...places].flatMap(([id, [first]]) =>
    id in record || !first ? [] : [`${first.file}:${first.line}: ${id} isn't a requirement of ${recordFile}.`],
  );
  const wrong = Object.entries(record).flatMap(([id, recorded]) => {
    const error = entryError(id, recorded, places.get(id)?.length ?? 0);
    return error === undefined ? [] : [error];
  });
  return [...unknown, ...wrong];
}

/** Updates the numbers. Returns an error for each that would become 0: only a handwritten reason replaces a number. */
export function updatedRecord(
  record: CoverageRecord,
  places: ReadonlyMap<string, Place[]>,
): { record: CoverageRecord; lost: string[] } {
  const lost = Object.keys(record).filter((id) => typeof record[id] === 'number' && !places.has(id));
  const updated = Object.entries(record).map(([id, recorded]) => [id, places.get(id)?.length ?? recorded] as const);
  return { record: Object.fromEntries(updated), lost: lost.map(lostTest) };
}

export function coverageList(record: CoverageRecord, places: ReadonlyMap<string, Place[]>, ids: string[]): string {
  const shown = ids.length > 0 ? ids : Object.keys(record);
  const lines = shown.flatMap((id) => {
    const tests = places.get(id) ?? [];
    if (tests.length === 0) return [id, `    no test: ${record[id] ?? 'not a requirement'}`];
    return [id, ...tests.map(({ file, line, title }) => `    ${file}:${line}  ${title}`)];
  });
  const without = Object.keys(record).filter((id) => !places.has(id));
  const total = Object.keys(record).length;
  const last = without.length > 0 ? ` Without: ${without.join(', ')}.` : '';
  return [...lines, '', `${total - without.length} of ${total} requirements have a test.${last}`].join('\n');
}
