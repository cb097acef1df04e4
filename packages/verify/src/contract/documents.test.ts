import { describe, expect, it } from 'vitest';
import { dereference, withAlternatives } from './documents.ts';

function expand(schema: object): unknown {
  return withAlternatives({ components: { schemas: { Answer: schema } } }).components.schemas.Answer;
}

describe('withAlternatives', () => {
  it('turns x-exactly-one-of into one schema per field', () => {
    const properties = { message: { type: 'string' }, audio: { type: 'string' }, chat: { type: 'integer' } };
    const { message, audio, chat } = properties;
    const answer = {
      description: 'An answer.',
      type: 'object',
      required: ['chat'],
      dependentRequired: { audio: ['length'] },
      'x-exactly-one-of': ['message', 'audio'],
      properties,
    };
    expect(expand(answer)).toEqual({
      description: 'An answer.',
      oneOf: [
        { description: 'An answer.', type: 'object', required: ['chat', 'message'], properties: { message, chat } },
        {
          description: 'An answer.',
          type: 'object',
          required: ['chat', 'audio', 'length'],
          properties: { audio, chat },
        },
      ],
    });
  });

  it('leaves other schemas and documents without schemas unchanged', () => {
    const plain = { type: 'object', properties: { id: { type: 'integer' } } };
    expect(expand(plain)).toBe(plain);
    expect(withAlternatives({ paths: {} })).toEqual({ paths: {} });
  });
});

describe('dereference', () => {
  const image = { type: 'object', properties: { url: { type: 'string' } } };

  it('replaces references by their targets and keeps the fields beside them', () => {
    const properties = {
      photo: { $ref: '#/schemas/Image', 'x-origin': 'proposed' },
      cover: { $ref: '#/schemas/Image' },
    };
    const { schemas } = dereference({ schemas: { Image: image, Story: { properties } } }, 'schemas');
    expect(schemas.Story).toEqual({ properties: { photo: { ...image, 'x-origin': 'proposed' }, cover: image } });
  });

  it('accepts a schema that refers to itself', () => {
    const { schemas } = dereference(
      { schemas: { Node: { properties: { child: { $ref: '#/schemas/Node' } } } } },
      'schemas',
    );
    expect(schemas.Node.properties.child).toBe(schemas.Node);
  });

  it('rejects a reference to another file or to nothing', () => {
    for (const $ref of ['schemas/Image.yaml', '#/schemas/Image'])
      expect(() => dereference({ schemas: { Story: { $ref } } }, 'schemas')).toThrow(
        `The reference ${$ref} leads nowhere.`,
      );
  });
});
