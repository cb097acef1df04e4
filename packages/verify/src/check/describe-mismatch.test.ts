import { describe, expect, it } from 'vitest';
import { describeMismatch } from './describe-mismatch.ts';

type Broken = readonly [value: unknown, at: string, text: string, missing?: readonly string[]];

function formatMismatch(...[value, at, text, missing]: Broken): string {
  const { text: message, hint = '' } = describeMismatch('The body', value, { at, text, ...(missing && { missing }) });
  return `${message} ${hint}`.trim();
}

describe('mismatch description', () => {
  it('includes the received value and shortens a long value', () => {
    expect(formatMismatch({ data: { id: null } }, '/data/id', 'must be integer')).toBe(
      '/data/id must be integer, got null.',
    );
    expect(formatMismatch({ title: 'x'.repeat(99) }, '/title', 'must NOT have more than 9 characters')).toMatch(
      /, got "x+…$/,
    );
  });

  it.each<[Broken, string]>([
    [[{ id: '7' }, '/id', 'must be integer'], 'as a string. Cast it with (int)'],
    [[{ at: '2026-11-22 10:00:00' }, '/at', 'must match format "date-time"'], "the database's format"],
    [[{ content: [] }, '/content', 'must be object'], 'an empty array as []'],
    [[{ data: { 1: {}, 4: {} } }, '/data', 'must be array'], '->values()'],
    [[{ open: 1 }, '/open', 'must be boolean'], 'into true and false'],
    [[{ id: 1, data: null }, '/data', 'must be object'], 'has a field named data'],
    [[{ data: [] }, '', "must have required property 'meta'", ['meta']], 'Only ->paginate()'],
    [
      [{ data: { updatedAt: '' } }, '/data', "must have required property 'updated_at'", ['updated_at']],
      'It has updatedAt instead',
    ],
    [[{ id: 1 }, '', "must have required property 'data'", ['data']], 'withoutWrapping'],
    [[{ message: 'No.' }, '', "must have required property 'data'", ['data']], 'an error body'],
  ])('adds a hint about the cause in Laravel: %j', (broken, hint) => {
    expect(formatMismatch(...broken)).toContain(hint);
  });

  it('omits a hint when the cause is unclear', () => {
    expect(formatMismatch({ id: {} }, '/id', 'must be integer')).toBe('/id must be integer, got {}.');
    expect(formatMismatch([], '', 'must be object', undefined)).toContain('The body must be object, got []. PHP');
    expect(formatMismatch({ data: {} }, '/data', "must have required property 'id'", ['id'])).toBe(
      "/data must have required property 'id'.",
    );
  });
});
