import { describe, expect, it } from 'vitest';
import { withAlternatives } from './exactly-one-of.ts';

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
