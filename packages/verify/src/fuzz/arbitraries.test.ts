import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSchema } from '#verify/contract/schemas.ts';
import type { Fields } from '#verify/base/values.ts';
import { toArbitrary, toInvalidVariants } from './arbitraries.ts';

const placeSchema: Fields = { type: 'object', required: ['town'], properties: { town: { const: 'Pell Harbour' } } };

const draft: Fields = {
  type: 'object',
  required: ['title', 'version'],
  minProperties: 2,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12 },
    version: { type: 'integer', minimum: 1, maximum: 9 },
    kind: { type: ['string', 'null'], enum: ['short', 'long', null] },
    slug: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 20 },
    due: { type: 'string', format: 'date' },
    mail: { type: 'string', format: 'email' },
    open: { type: 'boolean' },
    share: { type: 'number', minimum: 0, maximum: 1 },
    tags: { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'string', minLength: 1 } },
    place: { oneOf: [placeSchema, { type: 'null' }] },
  },
};

function faults(value: unknown): number {
  return checkSchema(draft, value).length;
}

describe('generated request bodies', () => {
  it('generates texts with as many characters as the schema requires, also outside the first plane', () => {
    const texts = fc.sample(toArbitrary({ type: 'string', minLength: 3 }), { seed: 7, numRuns: 2000 });
    expect(texts.filter((text) => Array.from(String(text)).length < 3)).toEqual([]);
  });

  it('generates bodies that match the schema', () => {
    fc.assert(
      fc.property(toArbitrary(draft), (body) => faults(body) === 0),
      { seed: 11, numRuns: 200 },
    );
  });

  it('generates no empty strings, which Laravel treats as missing', () => {
    fc.assert(
      fc.property(toArbitrary({ type: 'string', maxLength: 3 }), (text) => text !== ''),
      { seed: 11, numRuns: 200 },
    );
  });

  it('generates no invisible characters that Laravel trims', () => {
    fc.assert(
      fc.property(toArbitrary({ type: 'string', maxLength: 1 }), (text) => !/[\u2800\u3164\uffa0]/.test(String(text))),
      { seed: 3, numRuns: 6_000 },
    );
  });

  it('derives invalid variants that each fail the schema', () => {
    const breakages = toInvalidVariants(draft);
    expect(breakages.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'without title',
        'without version',
        'title of the wrong type',
        'title longer than 12',
        'version below 1',
        'an unknown value for kind',
        'open of the wrong type',
        'tags of the wrong type',
      ]),
    );
    const right = { title: 'Tides', version: 1 };
    expect(faults(right)).toBe(0);
    for (const { name, apply } of breakages) expect(faults(apply(right)), name).toBeGreaterThan(0);
  });

  it('derives an empty body for alternatives only when each requires a field', () => {
    const ways = (oneOf: readonly Fields[]): readonly string[] => toInvalidVariants({ oneOf }).map(({ name }) => name);
    expect(ways([draft, placeSchema])).toEqual(['without any field']);
    expect(ways([draft, { type: 'object' }])).toEqual([]);
  });
});
