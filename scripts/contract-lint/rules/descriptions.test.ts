import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../testing/sound.ts';
import { descriptions } from './descriptions.ts';

const story = ['openapi', 'components', 'schemas', 'Story'];
const list = ['openapi', 'components', 'schemas', 'StoryList', 'properties', 'data'];

describe('descriptions', () => {
  it('accepts a contract in which every schema and property has a description', () => {
    expect(formatFindings(descriptions, validContract())).toEqual([]);
  });

  it.each([
    ['schema Story', story],
    ['schema Story.recorded_at', [...story, 'properties', 'recorded_at']],
    ['schema StoryList.data', list],
  ])('reports %s without a description', (place, way) => {
    expect(formatFindings(descriptions, contractWith([...way, 'description'], undefined))).toEqual([
      `descriptions  ${place}: has no description.`,
    ]);
  });

  it('reports an empty description', () => {
    expect(formatFindings(descriptions, contractWith([...story, 'description'], ' '))).toEqual([
      'descriptions  schema Story: has no description.',
    ]);
  });

  it('reports a nested property without a description', () => {
    const nested = { description: 'The chapter.', type: 'object', properties: { id: { type: 'integer' } } };
    expect(formatFindings(descriptions, contractWith([...story, 'properties', 'chapter'], nested))).toEqual([
      'descriptions  schema Story.chapter.id: has no description.',
    ]);
  });

  it('reports a property without a description in an inline body', () => {
    const way = [
      'openapi',
      'paths',
      '/stories/{story}',
      'patch',
      'requestBody',
      'content',
      'application/json',
      'schema',
    ];
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    expect(formatFindings(descriptions, contractWith(way, schema))).toEqual([
      'descriptions  storyUpdate body.name: has no description.',
    ]);
  });

  it('accepts a bare $ref to a schema with a description', () => {
    const reference = { $ref: '#/components/schemas/Error' };
    expect(formatFindings(descriptions, contractWith([...story, 'properties', 'error'], reference))).toEqual([]);
  });
});
