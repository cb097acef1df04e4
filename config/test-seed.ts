/** Seed of all random choices in tests, from 0 to 2,147,483,647: fixed for the test command, new each night. */
export const seedVariable = 'LAMPLIGHT_SEED';

const largestSeed = 2_147_483_647;
const fixedSeed = '20261112';

/** Throws if the variable isn't a seed. */
export function readTestSeed(): number {
  const text = process.env[seedVariable] ?? fixedSeed;
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (seed <= largestSeed) return seed;
  throw new Error(`${seedVariable}: expected a whole number from 0 to ${largestSeed}, got "${text}".`);
}
