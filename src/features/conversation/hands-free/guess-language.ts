/** Words that are frequent in one language and rare in the others, as questions have them. */
const commonWords: Readonly<Record<string, string>> = {
  en: 'the and what does you your that she he when which would how who her his is of with about',
  de: 'der die das und was du sie er wie ist nicht wenn welche wer mit dein deine ihr von über ein eine',
  fr: 'le la les et est que quoi qui vous votre elle il quand dans une des du pourquoi ce avec sur',
  es: 'el los las y qué que quién usted tu su cuando cómo una del por con cuál sobre ella',
  it: 'il lo gli e che cosa chi lei tuo sua quando come una della perché con cui di nel sono',
  pt: 'o os as e que quem você seu sua quando como uma do da não com qual sobre ela ele em',
  nl: 'de het een en wat je jouw zij hij wanneer hoe is niet wie met van over welke dat er',
  sv: 'och vad du din hon han när hur är inte vem med av om en ett det som för vilken',
  da: 'og hvad du din hun han hvornår hvordan er ikke hvem med af om en et det som for hvilken',
  pl: 'i co ty twój ona on kiedy jak jest nie kto z o która się w na do czy jego jej',
  tr: 've ne sen senin o nasıl zaman bir bu için kim değil ile hangi mi var neden çok',
};

const wordSets = Object.entries(commonWords).map(([language, words]) => [language, new Set(words.split(' '))] as const);

/**
 * Languages with a script of their own, or letters that only they have. Japanese comes before Chinese, whose characters
 * it uses too.
 */
const scripts: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['uk', /[їєґі]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
];

/**
 * Guesses a text's language, so that a voice of this language reads it. Null if unsure. Browsers have no detector, and
 * libraries for any text are larger than this whole mode.
 */
export function guessLanguage(text: string): string | null {
  // A name may be in another script.
  const letters = text.match(/\p{Letter}/gu) ?? [];
  const ofScript = scripts.find(
    ([, script]) => letters.filter((letter) => script.test(letter)).length * 20 > letters.length,
  );
  if (ofScript !== undefined) return ofScript[0];
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  const counts = wordSets.map(([language, set]) => ({ language, count: words.filter((word) => set.has(word)).length }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count === 0 || best.count === second?.count) return null;
  return best.language;
}
