import { describe, expect, it } from 'vitest';
import { dereference, type JsonSchema } from './documents.ts';
import { checkSchema, listFields, readFields } from './schemas.ts';

const { schemas } = dereference(
  {
    schemas: {
      Note: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          created_at: { type: 'string' },
          tags: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
          image: { oneOf: [{ $ref: '#/schemas/Image' }, { type: 'null' }] },
          errors: { type: 'object', additionalProperties: { type: 'array', items: { $ref: '#/schemas/Image' } } },
          content: { $ref: '#/schemas/Node' },
          media: {
            oneOf: [
              { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
              { type: 'object', required: ['audio'], properties: { audio: { type: 'string' } } },
            ],
          },
          both: { allOf: [{ $ref: '#/schemas/Image' }, { type: 'object', properties: { size: { type: 'integer' } } }] },
        },
      },
      Image: { type: 'object', properties: { url: { type: 'string' } } },
      Node: {
        type: 'object',
        properties: { type: { type: 'string' }, content: { type: 'array', items: { $ref: '#/schemas/Node' } } },
        additionalProperties: true,
      },
    },
  },
  'schemas',
);
const note: JsonSchema = schemas.Note;

function read(value: unknown) {
  const { seen, undeclared } = readFields(note, value);
  return { seen, undeclared: undeclared.map(({ path }) => path) };
}

describe('fields of a value', () => {
  it('separates documented from undocumented fields in objects and lists', () => {
    expect(read({ title: 'Tides', tags: [{ name: 'a' }, { label: 'b' }], image: { url: '', alt: '' } })).toEqual({
      seen: ['title', 'tags', 'tags[].name', 'image', 'image.url'],
      undeclared: ['tags[].label', 'image.alt'],
    });
  });

  it('accepts any field of a map and checks the values that its schema describes', () => {
    expect(read({ errors: { title: [{ url: '', alt: '' }] }, content: { attrs: { level: 1 } } })).toEqual({
      seen: ['errors', 'errors.*[].url', 'content'],
      undeclared: ['errors.*[].alt'],
    });
  });

  it('counts only the fields of an alternative that the value fits', () => {
    expect(read({ media: { text: 'Hello.', length: 3 } }).undeclared).toEqual(['media.length']);
    expect(read({ media: { text: 'Hello.', audio: 7 } }).undeclared).toEqual(['media.audio']);
    expect(read({ both: { url: '', size: 3, alt: '' } }).undeclared).toEqual(['both.alt']);
  });

  it('names the documented field that an undocumented one resembles', () => {
    expect(readFields(note, { createdAt: '' }).undeclared).toEqual([{ path: 'createdAt', near: 'created_at' }]);
    expect(readFields(note, { createdAt: '', created_at: '' }).undeclared).toEqual([{ path: 'createdAt' }]);
  });

  it('reports one path for the entries of a list and for many fields of one object', () => {
    expect(read({ tags: Array.from({ length: 3000 }, () => ({ label: '' })) }).undeclared).toEqual(['tags[].label']);
    const byId = Object.fromEntries(Array.from({ length: 3000 }, (_, id) => [`id${id}`, {}]));
    expect(read({ image: byId }).undeclared).toEqual(['image.*']);
  });
});

describe('documented fields', () => {
  it('lists every path once, also of a recursive schema', () => {
    expect(listFields(note)).toEqual([
      'title',
      'created_at',
      'tags',
      'tags[].name',
      'image',
      'image.url',
      'errors',
      'errors.*[].url',
      'content',
      'content.type',
      'content.content',
      'media',
      'media.text',
      'media.audio',
      'both',
      'both.url',
      'both.size',
    ]);
  });
});

describe('mismatches', () => {
  const alternatives = dereference(
    {
      schemas: {
        Image: { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
        Node: {
          anyOf: [
            {
              type: 'object',
              required: ['type', 'image'],
              properties: {
                type: { const: 'image' },
                image: { oneOf: [{ $ref: '#/schemas/Image' }, { type: 'null' }] },
              },
            },
            {
              type: 'object',
              required: ['type', 'text'],
              properties: { type: { const: 'text' }, text: { type: 'string' } },
            },
            {
              type: 'object',
              required: ['type', 'every'],
              properties: { type: { const: 'plan' }, every: { type: 'string', enum: ['month', 'year'] } },
            },
            { type: 'null' },
          ],
        },
      },
    },
    'schemas',
  );
  const node: JsonSchema = alternatives.schemas.Node;

  it.each([
    [{ type: 'text', text: 5 }, ['/text must be string']],
    [{ type: 'image', image: { url: 5 } }, ['/image/url must be string']],
    [{ type: 'image', image: {} }, ["/image must have required property 'url'"]],
    [
      { type: 'plan', every: null },
      ['/every must be string', '/every must be equal to one of the allowed values: ["month","year"]'],
    ],
  ])('of alternatives name the one that was meant', (value, expected) => {
    expect(checkSchema(node, value).map(({ at, text }) => `${at} ${text}`)).toEqual(expected);
  });
});

describe('schema that does not compile', () => {
  it.each([
    [{ type: 'string', format: 'colour' }, 'unknown format "colour" ignored'],
    [note.properties?.['content'], 'it contains itself'],
  ])('ends the run', (schema = {}, why) => {
    expect(() => checkSchema(schema, {})).toThrow(`A schema of the contract doesn't compile: ${why}`);
  });
});
