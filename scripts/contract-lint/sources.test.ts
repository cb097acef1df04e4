import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const files: Record<string, string> = {
  'openapi/openapi.yaml': 'paths:\n  /a: { $ref: paths/a.yaml }\n',
  'openapi/paths/a.yaml': 'get: { schema: { $ref: ../schemas/A.yaml }, examples: [{ $ref: ../examples/a.json }] }\n',
  'openapi/schemas/A.yaml': 'oneOf: [{ $ref: "#/properties/b" }, { $ref: "B.yaml#/properties/c" }]\n',
  'openapi/examples/a.json': '{ "value": 1 }\n',
  'openapi/openapi.bundle.json': '{}\n',
  'openapi/notes.md': 'Not part of the contract.\n',
  'asyncapi/asyncapi.yaml': 'payload: { $ref: ../openapi/schemas/A.yaml }\n',
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

  it('reads files with their references and skips bundles and other files', async () => {
    expect(await readSources(folder)).toEqual([
      { path: 'asyncapi/asyncapi.yaml', refersTo: ['openapi/schemas/A.yaml'] },
      { path: 'openapi/examples/a.json', refersTo: [] },
      { path: 'openapi/openapi.yaml', refersTo: ['openapi/paths/a.yaml'] },
      { path: 'openapi/paths/a.yaml', refersTo: ['openapi/schemas/A.yaml', 'openapi/examples/a.json'] },
      { path: 'openapi/schemas/A.yaml', refersTo: ['openapi/schemas/B.yaml'] },
    ]);
  });
});
