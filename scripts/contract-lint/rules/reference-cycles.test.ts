import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { referenceCycles } from './reference-cycles.ts';

const schemas = ['openapi', 'components', 'schemas'];

function to(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

describe('reference-cycles', () => {
  it('accepts a schema that refers to itself', () => {
    expect(formatFindings(referenceCycles, validContract())).toEqual([]);
  });

  it('accepts two schemas that refer to each other', () => {
    const way = [...schemas, 'Story', 'properties', 'siblings'];
    expect(formatFindings(referenceCycles, contractWith(way, to('StoryList')))).toEqual([]);
  });

  it('reports a cycle of three schemas across both documents once', () => {
    const documents = validContract();
    const story = { type: 'object', properties: { list: { type: 'array', items: to('Error') } } };
    documents.openapi['components'] = { schemas: { Error: { oneOf: [to('StoryChanged')] }, Story: story } };
    expect(formatFindings(referenceCycles, documents)).toEqual([
      'reference-cycles  schemas Error, Story, StoryChanged: form a reference cycle of 3 schemas; at most 2 are allowed.',
    ]);
  });
});
