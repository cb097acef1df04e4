import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';

/** Without the tests of installed packages. */
function find(patterns: readonly string[]): string[] {
  return globSync(patterns, { exclude: (name) => name === 'node_modules' });
}

function listRunFiles(): string[] {
  const projects = (config.test?.projects ?? []) as readonly {
    readonly test?: { readonly include?: readonly string[] };
  }[];
  return projects.flatMap((project) => find(project.test?.include ?? []));
}

describe('the test files', () => {
  it('each belong to exactly one project', () => {
    const all = find(['{src,mocks,packages,config,shared,scripts,tests}/**/*.test.{ts,tsx}']);
    expect(all.length).toBeGreaterThan(200);
    expect(listRunFiles().toSorted()).toEqual(all.toSorted());
  });
});
