import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readFieldPaths, withDefaults } from './json-schemas.ts';

const root = {
  schemas: {
    Note: {
      type: 'object',
      properties: {
        title: { type: 'string' },
        tags: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
        image: { oneOf: [{ $ref: '#/schemas/Image' }, { type: 'null' }] },
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        content: { type: 'object', properties: { type: { type: 'string' } }, additionalProperties: true },
        owner: {
          anyOf: [
            { type: 'number' },
            { type: 'object', properties: { id: { type: 'number' } } },
            { type: 'object', properties: { identifier: { type: 'number' } } },
          ],
        },
      },
    },
    Image: { type: 'object', properties: { url: { type: 'string' } } },
  },
};

function read(value: unknown) {
  return readFieldPaths(root, { $ref: '#/schemas/Note' }, value);
}

describe('readFieldPaths', () => {
  it('separates the fields of a schema from others, in objects, lists and alternatives', () => {
    const note = {
      titel: '',
      tags: [{ name: 'a' }, { label: 'b' }],
      image: { url: '', alt: '' },
      owner: { id: 1, x: 2 },
    };
    expect(read(note)).toEqual({
      declared: ['tags', 'tags[].name', 'image', 'image.url', 'owner', 'owner.id'],
      undeclared: ['titel', 'tags[].label', 'image.alt', 'owner.x'],
    });
  });

  it('accepts any field of a map', () => {
    expect(read({ errors: { title: ['Wrong.'], date: [] }, content: { type: 'doc', attrs: { level: 1 } } })).toEqual({
      declared: ['errors', 'errors.*', 'content', 'content.type', 'content.*'],
      undeclared: [],
    });
  });

  it('accepts everything where the schema says nothing about fields', () => {
    expect(readFieldPaths({}, {}, { any: { thing: 1 } }).undeclared).toEqual([]);
  });

  it('returns one path for the entries of a long list', () => {
    const tags = Array.from({ length: 3000 }, () => ({ label: '' }));
    expect(read({ tags }).undeclared).toEqual(['tags[].label']);
  });
});

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
