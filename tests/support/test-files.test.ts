import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';

function listRunFiles(): string[] {
  const projects = (config.test?.projects ?? []) as readonly {
    readonly test?: { readonly include?: readonly string[] };
  }[];
  return projects.flatMap((project) => globSync([...(project.test?.include ?? [])]));
}

describe('the test files', () => {
  it('each belong to exactly one project', () => {
    const all = globSync(['{src,mocks,packages,config,shared,scripts,tests}/**/*.test.{ts,tsx}'], {
      exclude: (name) => name === 'node_modules',
    });
    expect(all.length).toBeGreaterThan(200);
    expect(listRunFiles().toSorted()).toEqual(all.toSorted());
  });
});
