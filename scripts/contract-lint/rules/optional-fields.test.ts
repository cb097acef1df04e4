import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { optionalFields } from './optional-fields.ts';

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
