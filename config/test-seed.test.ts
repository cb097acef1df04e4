import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSeed, readTestSeed, seedVariable } from './test-seed.ts';

describe('the seed of the tests', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the same in each run of the test command', () => {
    vi.stubEnv(seedVariable, undefined);
    expect(readTestSeed()).toBe(20_261_112);
  });

  it('is the one of the environment variable', () => {
    vi.stubEnv(seedVariable, '7');
    expect(readTestSeed()).toBe(7);
  });

  it('is the one that properties use', () => {
    expect(fc.readConfigureGlobal().seed).toBe(readTestSeed());
  });

  it.each(['', '-1', '1.5', '0x10', 'abc', '2147483648'])('rejects "%s" with the expected value', (text) => {
    expect(() => parseSeed(text, '--seed')).toThrow(
      `--seed: expected a whole number from 0 to 2147483647, got "${text}".`,
    );
  });
});
