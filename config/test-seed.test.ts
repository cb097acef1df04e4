import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTestSeed, seedVariable } from './test-seed.ts';

describe('the test seed', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('uses the same seed in each run of the test command', () => {
    vi.stubEnv(seedVariable, undefined);
    expect(readTestSeed()).toBe(20_261_112);
  });

  it('uses the seed from the environment variable', () => {
    vi.stubEnv(seedVariable, '7');
    expect(readTestSeed()).toBe(7);
  });

  it('passes the test seed to the property tests', () => {
    expect(fc.readConfigureGlobal().seed).toBe(readTestSeed());
  });

  it.each(['', '-1', '1.5', '0x10', 'abc', '2147483648'])(
    'rejects the seed "%s" and names the expected value',
    (text) => {
      vi.stubEnv(seedVariable, text);
      expect(() => readTestSeed()).toThrow(
        `LAMPLIGHT_SEED: expected a whole number from 0 to 2147483647, got "${text}".`,
      );
    },
  );
});
