import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLostValues } from '#verify/check/lost-values.ts';

function texts(json: string): readonly string[] {
  return findLostValues(json, {}).map(({ text }) => text);
}

describe('values that clients lose', () => {
  it.each([
    ['{"a":1,"a":1}', ['/a appears more than once in its object. Clients see only the last.']],
    [
      '[{"b/c":{"a":null,"b":2,"\\u0061":3}}]',
      ['/0/b~1c/a appears more than once in its object. Clients see only the last.'],
    ],
    [
      '{"data":[{"id":9007199254740993}]}',
      ['/data/0/id is 9007199254740993, which JavaScript rounds to 9007199254740992.'],
    ],
    ['-9007199254740993', [' is -9007199254740993, which JavaScript rounds to -9007199254740992.']],
  ])('reports %s', (json, expected) => {
    expect(texts(json)).toEqual(expected);
  });

  it.each([
    '{"a":{"a":[{"a":1},{"a":1}]},"A":1}',
    '[9007199254740991, 9007199254740993.5, 1e300, 1E+20, "9007199254740993"]',
  ])('accepts %s', (json) => {
    expect(texts(json)).toEqual([]);
  });

  it('accepts what JSON.stringify writes of values that JavaScript can hold', () => {
    const values = [fc.string(), fc.maxSafeInteger(), fc.boolean(), fc.constant(null)];
    fc.assert(
      fc.property(fc.object({ values }), fc.integer({ min: 0, max: 4 }), (value, space) => {
        expect(texts(JSON.stringify(value, null, space))).toEqual([]);
      }),
    );
  });
});
