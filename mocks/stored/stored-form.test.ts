import { describe, expect, it } from 'vitest';
import { isFields } from '#shared/values.ts';
import { migrations, storedVersion } from './migrations.ts';
import { createStoredForm, findRowProblem, isValidMeta } from './stored-form.ts';

/** What says nothing about values. */
const annotations = /^(?:description|example|examples|title|deprecated|x-(?!fallback$).+)$/;

function withoutAnnotations(node: unknown, isSchema = true): unknown {
  if (Array.isArray(node)) return node.map((inner) => withoutAnnotations(inner));
  if (!isFields(node)) return node;
  const entries = Object.entries(node).filter(([key]) => !isSchema || !annotations.test(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutAnnotations(inner, key !== 'properties')]));
}

type Form = ReturnType<typeof createStoredForm>;

/** Without the schemas that no table refers to. */
function toRecord({ tables, meta, components }: Form) {
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(components.schemas[name]);
    }
  };
  visit(tables);
  const schemas = Object.fromEntries([...used].toSorted().map((name) => [name, components.schemas[name]]));
  return { version: storedVersion, form: withoutAnnotations({ tables, meta, components: { schemas } }, false) };
}

describe('stored form', () => {
  it('has one migration a version', () => {
    const [first] = migrations;
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => (first?.to ?? 0) + index));
  });

  // A new field needs only an x-fallback or a default: then run `npx vitest run mocks/stored -u`, and the fixtures of
  // tests/contract/stored-forms show that every stored row stays readable.
  it('is the recorded one: add a migration after a change ("Change what is stored" in docs/recipes.md)', async () => {
    const text = `${JSON.stringify(toRecord(createStoredForm()), null, 1)}\n`;
    await expect(text).toMatchFileSnapshot('recorded-form.json');
  });
});

describe('stored rows', () => {
  it('fills in fields that are newer than the row', () => {
    const item: Record<string, unknown> = { id: 7, project_id: 1, position: 0, item: { id: 7, url: '/media/a.webp' } };
    const before = structuredClone(item);
    const problem = findRowProblem('moodboard_items', item);
    expect([problem, item['deleted_at']]).toEqual([null, null]);
    expect(item).toMatchObject(before);
  });

  it.each([
    ['a missing field that has no default', 'relations', { id: 1, one: 2 }],
    ['a value of the wrong type', 'relations', { id: 1, one: '2', other: 3 }],
    ['a table that this version lacks', 'drawings', { id: 1 }],
  ])('rejects %s', (_, table, row) => {
    expect(findRowProblem(table, row)).toMatch(/\w/);
  });

  it.each([
    [{ paused: false, speed: 1, virtual: 1, real: 1 }, true],
    [{ paused: false, speed: 0, virtual: 1, real: 1 }, false],
    [{ paused: false, speed: 1, virtual: null, real: 1 }, false],
    ['now', false],
  ])('checks the clock %j', (clock, valid) => {
    expect(isValidMeta(clock, 'clock')).toBe(valid);
  });
});
