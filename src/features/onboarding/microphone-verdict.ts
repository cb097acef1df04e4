/** What is said of the sound so far. */
export type Verdict = 'clear' | 'quiet' | 'silent';

/** Ten levels a second: what was heard in the last four seconds counts. */
const looksBack = 40;
/** About -36 dB of full scale, as a voice at a desk is; below about -50 dB is the room. */
const loud = 0.5;
const audible = 0.2;
/** A click is no voice, and the beginning of a word is no whisper. */
const loudOnes = 2;
const audibleOnes = 10;

/**
 * Judges a microphone by its levels (0 to 1, ten a second, newest last): clear as soon as something was loud, quiet when there was
 * a second of sound and none of it loud, silent when four seconds brought nothing; null while it is too early to tell.
 */
export function verdictOn(levels: readonly number[]): Verdict | null {
  const last = levels.slice(-looksBack);
  if (last.filter((level) => level >= loud).length >= loudOnes) return 'clear';
  if (last.filter((level) => level >= audible).length >= audibleOnes) return 'quiet';
  return last.length >= looksBack ? 'silent' : null;
}
