import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, asString, dataOf, fieldsOf, lastPageOf, percentOf, rowsOf, textOf, textsOf } from './read-raw.ts';

/** JSON allows both, and `String`, templates and comparisons throw on the first. */
const oddValues: [fc.JsonValue][] = [[{ toString: null, valueOf: null }], [{ __proto__: null }]];

describe('asString', () => {
  it('returns strings unchanged and null for any other JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(asString(raw)).toBe(typeof raw === 'string' ? raw : null);
      }),
      { examples: oddValues },
    );
  });

  it('makes a value that can be a key and part of a text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(`status: ${asString(raw)}`).toMatch(/^status: /);
      }),
      { examples: oddValues },
    );
  });
});

describe('the other readers of a response', () => {
  it('read any JSON value without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(fieldsOf(raw)).toBeTypeOf('object');
        expect(dataOf({ data: raw })).toBe(raw);
        expect(lastPageOf({ meta: { last_page: raw } })).toBeTypeOf('number');
        expect(textOf(raw) ?? '').toBeTypeOf('string');
        expect(rowsOf([raw]).every((row) => typeof row === 'object')).toBe(true);
        expect(textsOf([raw]).every((text) => typeof text === 'string')).toBe(true);
        expect(percentOf(raw)).toSatisfy((percent) => percent === null || percent === 'odd' || percent >= 0);
        expect(amountOf(raw) ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { examples: oddValues },
    );
  });
});
