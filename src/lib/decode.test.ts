import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asCount,
  asString,
  unwrapData,
  asObject,
  getLastPage,
  asPercent,
  asObjectArray,
  asText,
  asTexts,
} from './decode.ts';

/** JSON allows both. `String`, templates and comparisons throw on the first. */
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

  it('returns a value that can be interpolated into text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(`status: ${asString(raw)}`).toMatch(/^status: /);
      }),
      { examples: oddValues },
    );
  });
});

describe('the other parsers of a response', () => {
  it('parses any JSON value without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(asObject(raw)).toBeTypeOf('object');
        expect(unwrapData({ data: raw })).toBe(raw);
        expect(getLastPage({ meta: { last_page: raw } })).toBeTypeOf('number');
        expect(asText(raw) ?? '').toBeTypeOf('string');
        expect(asObjectArray([raw]).every((row) => typeof row === 'object')).toBe(true);
        expect(asTexts([raw]).every((text) => typeof text === 'string')).toBe(true);
        expect(asPercent(raw)).toSatisfy((percent) => percent === null || percent === 'odd' || percent >= 0);
        expect(asCount(raw) ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { examples: oddValues },
    );
  });
});
