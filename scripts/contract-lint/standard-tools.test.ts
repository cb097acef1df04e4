import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../generate/bundle.ts';
import { officialSchemas } from './standard-tools.ts';

function read(file: string): JsonObject {
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

const documents = {
  openapi: read('openapi/openapi.bundle.json'),
  asyncapi: read('asyncapi/asyncapi.bundle.json'),
  sources: [],
};

describe('officialSchemas', () => {
  it('accepts both bundles', () => {
    expect(officialSchemas(documents)).toEqual([]);
  });

  it('reports an operation that contains its channel instead of a reference', () => {
    const asyncapi = {
      ...documents.asyncapi,
      operations: { broadcast: { action: 'send', channel: { address: 'a' } } },
    };
    expect(officialSchemas({ ...documents, asyncapi })).toContainEqual({
      rule: 'official-schema',
      place: 'asyncapi /operations/broadcast/channel',
      sentence: "must have required property '$ref'.",
    });
  });

  it('reports an OpenAPI document without a version', () => {
    expect(officialSchemas({ ...documents, openapi: { ...documents.openapi, info: { title: 'A' } } })).toContainEqual({
      rule: 'official-schema',
      place: 'openapi /info',
      sentence: "must have required property 'version'",
    });
  });
});
