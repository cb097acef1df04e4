import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../generate/bundle.ts';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { schemaSubset } from './schema-subset.ts';

const id = ['openapi', 'components', 'schemas', 'Story', 'properties', 'id'];

function withId(schema: JsonObject | boolean): string[] {
  return formatFindings(schemaSubset, contractWith(id, schema));
}

describe('schema-subset', () => {
  it('accepts keywords that every tool supports', () => {
    expect(formatFindings(schemaSubset, validContract())).toEqual([]);
    expect(withId({ type: 'object', additionalProperties: { type: 'string' }, 'x-note': 1 })).toEqual([]);
  });

  it.each<[JsonObject, string]>([
    [
      { type: 'string', nullable: true },
      "uses `nullable`, which some tools don't support; write `type: [string, 'null']`.",
    ],
    [
      { type: 'integer', readOnly: true },
      "uses `readOnly`, which some tools don't support; give the request a schema of its own.",
    ],
    [{ type: 'integer', not: { const: 3 } }, "uses `not`, which some tools don't support."],
    [
      { type: 'array', items: { type: 'string' }, prefixItems: [] },
      "uses `prefixItems`, which some tools don't support; use an object with named properties.",
    ],
    [
      { type: ['string', 'integer'] },
      'has the type ["string","integer"]; use one type, one type and then \'null\', or oneOf.',
    ],
    [
      { type: 'string', format: 'uuid' },
      'has the format "uuid"; expected one of binary, date, date-time, email, int64, uri.',
    ],
    [{ description: 'Anything.' }, 'does not restrict its values; add a type or a $ref.'],
    [
      { type: 'object', additionalProperties: true },
      'allows any additional property; give additionalProperties a schema or remove it.',
    ],
    [{ type: 'object' }, 'is an object without properties.'],
    [{ type: ['array', 'null'] }, 'is an array without `items`.'],
    [{ $ref: '#/components/schemas/Error', maxLength: 3 }, 'has `maxLength` next to its $ref; a $ref must be alone.'],
  ])('reports %j', (schema, sentence) => {
    expect(withId(schema)).toEqual([`schema-subset  schema Story.id: ${sentence}`]);
  });

  it('reports a schema that is only true', () => {
    expect(withId(true)).toEqual(['schema-subset  schema Story.id: is only `true`; add a type or a $ref.']);
  });

  it.each<[string, JsonObject]>([
    ['schema Story.id[]', { type: 'array', items: {} }],
    ['schema Story.id.*', { type: 'object', additionalProperties: {} }],
    ['schema Story.id (oneOf 2)', { oneOf: [{ type: 'null' }, {}] }],
  ])('checks the nested schema %s', (place, schema) => {
    expect(withId(schema)).toEqual([`schema-subset  ${place}: does not restrict its values; add a type or a $ref.`]);
  });

  it.each<[string, string[]]>([
    ['storyList parameter page', ['openapi', 'paths', '/stories', 'get', 'parameters', '0', 'schema']],
    [
      'storyList 200',
      ['openapi', 'paths', '/stories', 'get', 'responses', '200', 'content', 'application/json', 'schema'],
    ],
    ['response NotFound', ['openapi', 'components', 'responses', 'NotFound', 'content', 'application/json', 'schema']],
    ['user notice', ['asyncapi', 'channels', 'user', 'messages', 'notice', 'payload']],
    ['schema Notice', ['asyncapi', 'components', 'schemas', 'Notice']],
  ])('checks the schema of %s', (place, way) => {
    expect(formatFindings(schemaSubset, contractWith(way, {}))).toEqual([
      `schema-subset  ${place}: does not restrict its values; add a type or a $ref.`,
    ]);
  });
});
