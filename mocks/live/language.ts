/** In letters. A name or a "yes" says little about a language. */
const fewestLetters = 12;

const names = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Returns the English name of a text's language, such as "French". Null if unsure. The detector is loaded at its first
 * use, which takes a quarter of a second.
 */
export async function nameLanguage(text: string): Promise<string | null> {
  if ((text.match(/\p{Letter}/gu) ?? []).length < fewestLetters) return null;
  const { eld } = await import('eld/small');
  const guess = eld.detect(text);
  return guess.isReliable() ? (names.of(guess.language) ?? null) : null;
}
