import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validContract } from './fixtures/sound.ts';
import { findAll, line } from './rule.ts';
import { rules } from './rules.ts';

describe('contract lint rules', () => {
  it('runs every rule under the name of its file', () => {
    const files = readdirSync(join(import.meta.dirname, 'rules')).filter((file) => !file.endsWith('.test.ts'));
    expect(rules.map(({ name }) => `${name}.ts`).toSorted()).toEqual(files.toSorted());
  });

  it('reports no findings for a valid contract', () => {
    expect(findAll(rules, validContract())).toEqual([]);
  });

  it('formats a finding as a line with rule, location and sentence', () => {
    const documents = { ...validContract(), sources: [{ path: 'openapi/stories/schemas.yaml#/Old', refersTo: [] }] };
    expect(findAll(rules, documents).map(line)).toEqual([
      "unused-definitions  openapi/stories/schemas.yaml#/Old: isn't used by either document.",
    ]);
  });
});
