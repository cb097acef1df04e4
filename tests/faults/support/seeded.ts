import { readTestSeed } from '#config/test-seed.ts';

/** Numbers that look random and are the same for the same seed, so that a failure can be seen again. */
export type Seeded = {
  /** From 0 to below 1. */
  share: () => number;
  /** Between both, themselves included. */
  integer: (least: number, most: number) => number;
};

/** Each place has numbers of its own, in whatever order the tests run. */
export function seeded(place: string, seed = readTestSeed()): Seeded {
  let state = Buffer.from(place).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93), seed | 0);
  const share = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
  return { share, integer: (least, most) => least + Math.floor(share() * (most - least + 1)) };
}
