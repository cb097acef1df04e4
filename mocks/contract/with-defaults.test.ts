import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { withDefaults } from './with-defaults.ts';

const schema = {
  type: 'object',
  required: ['id', 'title', 'image', 'skipped', 'genres'],
  properties: {
    id: { type: 'integer' },
    title: { type: ['string', 'null'] },
    image: { oneOf: [{ type: 'object' }, { type: 'null' }] },
    skipped: { type: 'boolean' },
    genres: { type: 'array', items: { type: 'string' } },
    note: { type: ['string', 'null'] },
  },
};

function fill(value: Record<string, unknown>): { isValid: boolean; value: unknown } {
  const check = new Ajv2020({ useDefaults: true }).compile(withDefaults(schema) as object);
  return { isValid: check(value), value };
}

describe('withDefaults', () => {
  it('fills required fields that can be null, a boolean or a list', () => {
    expect(fill({ id: 1 })).toEqual({
      isValid: true,
      value: { id: 1, title: null, image: null, skipped: false, genres: [] },
    });
  });

  it('still requires every other field', () => {
    expect(fill({ title: 'A' }).isValid).toBe(false);
  });

  it('leaves optional fields out', () => {
    expect(fill({ id: 1, title: 'A' }).value).not.toHaveProperty('note');
  });
});
