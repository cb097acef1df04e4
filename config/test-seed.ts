/** The seed of everything that tests choose at random. The test command always uses the same one, `npm run test:soak` a new one. */
export const seedVariable = 'LAMPLIGHT_SEED';

export const largestSeed = 2_147_483_647;

const fixedSeed = 20_261_112;

/**
 * Reads a seed: a whole number from 0 to `largestSeed`.
 * @param name what the error calls it
 * @throws Error
 */
export function parseSeed(text: string, name: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (seed <= largestSeed) return seed;
  throw new Error(`${name}: expected a whole number from 0 to ${largestSeed}, got "${text}".`);
}

/** The seed of this run. */
export function readTestSeed(): number {
  const text = process.env[seedVariable];
  return text === undefined ? fixedSeed : parseSeed(text, seedVariable);
}
