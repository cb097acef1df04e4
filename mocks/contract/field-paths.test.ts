import { describe, expect, it } from 'vitest';
import { readFieldPaths } from './field-paths.ts';

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
