import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { oneSchemaPerThing } from './one-schema-per-thing.ts';

const events = ['asyncapi', 'components', 'schemas'];

describe('one-schema-per-thing', () => {
  it('accepts events that refer to the schemas of responses', () => {
    expect(formatFindings(oneSchemaPerThing, validContract())).toEqual([]);
  });

  it('reports an inline payload', () => {
    const way = ['asyncapi', 'channels', 'user', 'messages', 'notice', 'payload'];
    expect(formatFindings(oneSchemaPerThing, contractWith(way, { type: 'object' }))).toEqual([
      'one-schema-per-thing  user notice: has an inline payload; use a $ref to a schema in asyncapi/payloads.yaml.',
    ]);
  });

  it('reports a schema that differs between the documents', () => {
    expect(formatFindings(oneSchemaPerThing, contractWith([...events, 'Story'], { type: 'object' }))).toEqual([
      'one-schema-per-thing  schema Story: differs between the OpenAPI and the AsyncAPI document.',
    ]);
  });

  it("reports two schemas with the same name by the bundler's number", () => {
    expect(formatFindings(oneSchemaPerThing, contractWith([...events, 'Story-2'], { type: 'object' }))).toEqual([
      "one-schema-per-thing  schema Story-2: has a name that isn't PascalCase; a number at its end means that two schemas have the same name.",
    ]);
  });
});
