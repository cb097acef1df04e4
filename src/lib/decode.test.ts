import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asObject, asString } from './decode.ts';

/** JSON allows it, but a template or comparison throws on it. */
const withoutToString = { toString: null, valueOf: null };

describe('values from outside the contract', () => {
  it('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(asObject(raw)).toBeTypeOf('object');
        expect(asString(raw) ?? '').toBeTypeOf('string');
      }),
      { examples: [[withoutToString]] },
    );
  });

  it('are objects or texts, or empty', () => {
    expect([asObject({ id: 1 }), asObject(null), asObject('x')]).toEqual([{ id: 1 }, {}, {}]);
    expect([asString(' x '), asString(7), asString(null)]).toEqual([' x ', null, null]);
  });
});
