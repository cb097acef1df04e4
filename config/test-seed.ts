/** Seed of all random choices in tests: fixed for the test command, new for `node scripts/soak.ts`. */
export const seedVariable = 'LAMPLIGHT_SEED';

export const largestSeed = 2_147_483_647;

const fixedSeed = 20_261_112;

/** Reads a seed: a whole number from 0 to `largestSeed`. Throws an error that contains `name`. */
export function parseSeed(text: string, name: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (seed <= largestSeed) return seed;
  throw new Error(`${name}: expected a whole number from 0 to ${largestSeed}, got "${text}".`);
}

export function readTestSeed(): number {
  const text = process.env[seedVariable];
  return text === undefined ? fixedSeed : parseSeed(text, seedVariable);
}
