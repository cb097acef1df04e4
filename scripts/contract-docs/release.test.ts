import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../generate/bundle.ts';
import { publishContract } from './release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function contract(openapi: JsonObject, asyncapi: JsonObject) {
  return {
    version: '1.4.0',
    openapi,
    asyncapi,
    bytes: {
      'openapi.json': Buffer.from(JSON.stringify(openapi)),
      'asyncapi.json': Buffer.from(JSON.stringify(asyncapi)),
      'CHANGELOG.md': Buffer.from('## 1.4.0\n'),
    },
  };
}

describe('contract publication', () => {
  it.each(['../openapi/components/schemas/Note.yaml', 'https://example.test/a.json#/b', ''])(
    'rejects a bundle with the external reference %j',
    async (reference) => {
      const bundle = { list: [{ schema: { $ref: '#/own' } }, { schema: { $ref: reference } }] };
      await expect(publishContract(contract({}, bundle), folder)).rejects.toThrow('has references to other files');
      await expect(publishContract(contract(bundle, {}), folder)).rejects.toThrow('has references to other files');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('accepts a bundle that refers to itself', async () => {
    const { files } = await publishContract(contract({ schema: { $ref: '#/own' } }, {}), folder);
    expect(files.map(({ path }) => path)).toEqual(['1.4.0/openapi.json', '1.4.0/asyncapi.json', '1.4.0/CHANGELOG.md']);
  });
});
