import { describe, expect, it } from 'vitest';
import { findAll, line, type Rule } from './rule.ts';
import { rules } from './rules.ts';
import { validContract } from './testing/sound.ts';

describe('contract lint rules', () => {
  it('runs every rule in its folder', () => {
    const modules = import.meta.glob<Record<string, Rule>>(['./rules/*.ts', '!./rules/*.test.ts'], { eager: true });
    const defined = Object.values(modules).flatMap((module) =>
      Object.values(module).filter((value) => 'find' in value),
    );
    expect(new Set(rules)).toEqual(new Set(defined));
  });

  it('gives every rule its own name', () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
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
