import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#scripts/generate/bundle.ts';
import { contractWith, formatFindings, validContract } from '../testing/sound.ts';
import { oneSchemaPerThing, optionalFields, referenceCycles, schemaSubset, unusedDefinitions } from './schemas.ts';

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

const story = ['openapi', 'components', 'schemas', 'Story'];
const noReason = 'is optional without a reason; make it required or say in x-optional when it is absent.';

describe('optional-fields', () => {
  it('accepts required fields and optional ones with a reason', () => {
    expect(formatFindings(optionalFields, validContract())).toEqual([]);
  });

  it('reports an optional field without a reason once', () => {
    expect(formatFindings(optionalFields, contractWith([...story, 'required'], ['id']))).toEqual([
      `optional-fields  schema Story.name: ${noReason}`,
    ]);
  });

  it('reports an optional field of an object inside a schema', () => {
    const inner = { type: 'object', properties: { path: { type: 'string' } } };
    expect(formatFindings(optionalFields, contractWith([...story, 'properties', 'name'], inner))).toEqual([
      `optional-fields  schema Story.name.path: ${noReason}`,
    ]);
  });

  it.each(['id', 'gone'])('reports a reason for a field that is not optional: %s', (name) => {
    const reasons = { parent: 'Absent in a list.', recorded_at: 'Absent in a list.', [name]: 'Absent in a list.' };
    expect(formatFindings(optionalFields, contractWith([...story, 'x-optional'], reasons))).toEqual([
      `optional-fields  schema Story.${name}: has a reason in x-optional, but is no optional field.`,
    ]);
  });

  it('accepts optional fields of a request', () => {
    const body = ['openapi', 'paths', '/stories/{story}', 'patch', 'requestBody', 'content', 'application/json'];
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    expect(formatFindings(optionalFields, contractWith([...body, 'schema'], schema))).toEqual([]);
  });
});

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

const [old, older] = ['openapi/stories/schemas.yaml#/Old', 'openapi/stories/schemas.yaml#/Older'];

describe('unused-definitions', () => {
  it('accepts definitions that either document uses', () => {
    expect(formatFindings(unusedDefinitions, validContract())).toEqual([]);
  });

  it('accepts a definition of which only a part is used', () => {
    const documents = validContract();
    documents.sources.push({ path: 'openapi/shared/schemas.yaml#/Note', refersTo: [] });
    documents.sources[0]?.refersTo.push('openapi/shared/schemas.yaml#/Note/properties/id');
    expect(formatFindings(unusedDefinitions, documents)).toEqual([]);
  });

  it('reports unused definitions that refer to each other', () => {
    const documents = validContract();
    documents.sources.push(
      { path: old, refersTo: [older, 'openapi/stories/schemas.yaml#/Story'] },
      { path: older, refersTo: [old] },
    );
    expect(formatFindings(unusedDefinitions, documents)).toEqual([
      `unused-definitions  ${old}: isn't used by either document.`,
      `unused-definitions  ${older}: isn't used by either document.`,
    ]);
  });
});
