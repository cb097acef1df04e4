export type LevelRating = 'clear' | 'quiet' | 'silent';

/** Levels in the last four seconds, at ten a second. */
const looksBack = 40;
/** About -36 dB of full scale, a voice close by; -50 dB is background noise. */
const loud = 0.5;
const audible = 0.2;
/** Excludes clicks from speech and short onsets from quiet. */
const loudOnes = 2;
const audibleOnes = 10;

/**
 * Rates levels (0 to 1, ten a second, newest last). `clear` needs a few loud levels, `quiet` a second of sound,
 * `silent` four seconds without sound. Null if undecided.
 */
export function rateLevel(levels: readonly number[]): LevelRating | null {
  const last = levels.slice(-looksBack);
  if (last.filter((level) => level >= loud).length >= loudOnes) return 'clear';
  if (last.filter((level) => level >= audible).length >= audibleOnes) return 'quiet';
  return last.length >= looksBack ? 'silent' : null;
}
