import { describe, expect, it } from 'vitest';
import { coverageErrors, coverageList, locateTests, updatedRecord } from './command.ts';
import { readTests } from './read-tests.ts';

const file = 'tests/e2e/some.e2e.ts';

function read(...lines: string[]) {
  return readTests(file, lines.join('\n'));
}

function covered(...lines: string[]) {
  return read(...lines)
    .tests.filter(({ covers }) => covers.length > 0)
    .map(({ title, covers }) => [title, covers]);
}

function findLocations(...lines: string[]) {
  return locateTests(new Map([[file, read(...lines)]]));
}

describe('test coverage IDs', () => {
  it('reads IDs from one or several comment lines above a test', () => {
    expect(
      covered('// Covers AUTH-01, AUTH-02.', '// Covers CONV-03.', "test('logs in', async () => {});", "test('b', f);"),
    ).toEqual([['logs in', ['AUTH-01', 'AUTH-02', 'CONV-03']]]);
  });

  it('reads IDs inside a test above the step that asserts them', () => {
    expect(
      covered(
        "test('walks', async () => {",
        '  // Covers AUTH-01.',
        "  await test.step('in', f);",
        '});',
        "test('b', f);",
      ),
    ).toEqual([['walks', ['AUTH-01']]]);
  });

  it('assigns IDs to a describe, a loop or a table', () => {
    expect(covered('// Covers AUTH-01.', "describe('logging in', () => { it('works', f); });")).toEqual([
      ['logging in', ['AUTH-01']],
    ]);
    expect(covered('for (const at of all)', '  // Covers AUTH-01.', '  test(`${at} opens`, f);')).toEqual([
      ['${at} opens', ['AUTH-01']],
    ]);
    expect(covered('// Covers AUTH-01.', 'it.each([', '  [1],', "])('%s opens', f);")).toEqual([
      ['%s opens', ['AUTH-01']],
    ]);
  });

  it('includes the titles of the describes around a test', () => {
    expect(covered("describe('a', () => {", '  // Covers AUTH-01.', "  it('b', f);", '});')).toEqual([
      ['a › b', ['AUTH-01']],
    ]);
  });

  it('rejects IDs outside a test and IDs in an invalid form', () => {
    expect(read('// Covers AUTH-01.', 'const x = 1;', "test('a', f);").errors).toEqual([
      `${file}:1: "Covers" is neither above a test nor in one.`,
    ]);
    expect(read('// Covers AUTH 01.', "test('a', f);").errors).toEqual([
      `${file}:1: "AUTH 01" isn't an ID like AUTH-01.`,
    ]);
  });
});

describe('checklist coverage record', () => {
  const one = ['// Covers AUTH-01.', "test('logs in', f);"];
  const why = 'Nobody can see it.';

  it('accepts a record whose counts match the tests', () => {
    expect(coverageErrors({ 'AUTH-01': 1, 'API-02': why }, findLocations(...one))).toEqual([]);
  });

  it("rejects the loss of a requirement's last test and names the requirement", () => {
    const [error, ...others] = coverageErrors({ 'AUTH-01': 1, 'AUTH-02': 3 }, findLocations(...one));
    expect(error).toContain('AUTH-02 has lost its last test. Write "// Covers AUTH-02."');
    expect(others).toEqual([]);
  });

  it("rejects an ID that isn't a requirement in the record", () => {
    expect(coverageErrors({}, findLocations(...one))).toEqual([
      `${file}:2: AUTH-01 isn't a requirement of tests/checklist-coverage.json.`,
    ]);
  });

  it('rejects outdated counts and names the command that updates them', () => {
    const [number, reason] = [{ 'AUTH-01': 2 }, { 'AUTH-01': why }].map((record) =>
      coverageErrors(record, findLocations(...one)),
    );
    expect(number?.join()).toMatch(/AUTH-01: .* has 2, found 1 of its tests\. Run npm run covers -- --write\./);
    expect(reason?.join()).toMatch(/AUTH-01: .* has "Nobody can see it\.", found 1 of its tests\./);
  });

  it('requires a reason for a requirement without a test', () => {
    for (const nothing of [0, '', 'none'])
      expect(coverageErrors({ 'API-02': nothing }, findLocations(...one)).join()).toContain(
        'needs the reason why it has no test',
      );
  });

  it("updates counts in the record's order and reports a lost last test", () => {
    const current = updatedRecord({ 'API-02': why, 'AUTH-01': 7 }, findLocations(...one));
    expect(JSON.stringify(current)).toBe(JSON.stringify({ record: { 'API-02': why, 'AUTH-01': 1 }, lost: [] }));
    expect(updatedRecord({ 'AUTH-01': 1, 'AUTH-02': 1 }, findLocations(...one)).lost).toEqual([
      expect.stringContaining('AUTH-02 has lost its last test'),
    ]);
  });

  it("lists each test's file and title and the requirements without a test", () => {
    expect(coverageList({ 'AUTH-01': 1, 'API-02': why }, findLocations(...one), []).split('\n')).toEqual([
      'AUTH-01',
      `    ${file}:2  logs in`,
      'API-02',
      `    no test: ${why}`,
      '',
      '1 of 2 requirements have a test. Without: API-02.',
    ]);
  });
});
