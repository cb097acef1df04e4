import { describe, expect, it } from 'vitest';
import { contractWith, said, soundContract } from '../fixtures/sound.ts';
import { oneSchemaPerThing } from './one-schema-per-thing.ts';

const events = ['asyncapi', 'components', 'schemas'];

describe('one-schema-per-thing', () => {
  it('takes events that refer to the schemas of the answers', () => {
    expect(said(oneSchemaPerThing, soundContract())).toEqual([]);
  });

  it('refuses a payload that is written out', () => {
    const way = ['asyncapi', 'channels', 'user', 'messages', 'notice', 'payload'];
    expect(said(oneSchemaPerThing, contractWith(way, { type: 'object' }))).toEqual([
      'one-schema-per-thing  user notice: has a payload that is written out; refer to a file of openapi/components/schemas.',
    ]);
  });

  it('names a schema that differs between the documents', () => {
    expect(said(oneSchemaPerThing, contractWith([...events, 'Story'], { type: 'object' }))).toEqual([
      'one-schema-per-thing  schema Story: is not the same in the OpenAPI and in the AsyncAPI document.',
    ]);
  });

  it('names two files of one name by the number that the bundler gives', () => {
    expect(said(oneSchemaPerThing, contractWith([...events, 'Story-2'], { type: 'object' }))).toEqual([
      'one-schema-per-thing  schema Story-2: has a name that is not PascalCase; a number behind it means that two files have one name.',
    ]);
  });
});
