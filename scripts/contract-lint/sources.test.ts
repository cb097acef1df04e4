import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const files: Record<string, string> = {
  'openapi/openapi.yaml': 'paths:\n  /a: { $ref: a/paths.yaml#/a }\n',
  'openapi/a/paths.yaml':
    'a: { get: { schema: { $ref: schemas.yaml#/A }, example: { $ref: examples.yaml#/aRead/one } } }\n',
  'openapi/a/schemas.yaml':
    'A: { oneOf: [{ $ref: "#/B" }, { $ref: "../shared/schemas.yaml#/C/properties/d" }] }\nB: {}\n',
  'openapi/a/examples.yaml': 'aRead:\n  one: { value: 1 }\n  two: { value: 2 }\n',
  'openapi/openapi.bundle.json': '{}\n',
  'openapi/notes.md': 'Not part of the contract.\n',
  'asyncapi/asyncapi.yaml': 'payload: { $ref: ../openapi/a/schemas.yaml#/A }\n',
};

describe('contract sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-sources-'));
  beforeAll(() => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads definitions with their references and skips bundles and other files', async () => {
    expect(await readSources(folder)).toEqual([
      { path: 'asyncapi/asyncapi.yaml', refersTo: ['openapi/a/schemas.yaml#/A'] },
      { path: 'openapi/a/examples.yaml#/aRead/one', refersTo: [] },
      { path: 'openapi/a/examples.yaml#/aRead/two', refersTo: [] },
      {
        path: 'openapi/a/paths.yaml#/a',
        refersTo: ['openapi/a/schemas.yaml#/A', 'openapi/a/examples.yaml#/aRead/one'],
      },
      {
        path: 'openapi/a/schemas.yaml#/A',
        refersTo: ['openapi/a/schemas.yaml#/B', 'openapi/shared/schemas.yaml#/C/properties/d'],
      },
      { path: 'openapi/a/schemas.yaml#/B', refersTo: [] },
      { path: 'openapi/openapi.yaml', refersTo: ['openapi/a/paths.yaml#/a'] },
    ]);
  });
});
