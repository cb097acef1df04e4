import { readTestSeed } from '#config/test-seed.ts';

/** Pseudo-random numbers that repeat with the same seed, to reproduce failures. */
export type Seeded = {
  share: () => number;
  integer: (least: number, most: number) => number;
};

/** Returns numbers that depend on `place`, not on the tests' order. */
export function seeded(key: string, seed = readTestSeed()): Seeded {
  let state = Buffer.from(key).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93), seed | 0);
  const share = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
  return { share, integer: (least, most) => least + Math.floor(share() * (most - least + 1)) };
}
