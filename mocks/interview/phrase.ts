/** A phrase shorter or longer than this (in words) is not worth quoting. */
const fewest = 3;
const most = 8;
const longestPhrase = 60;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const clauseEnd = /[.!?;:,\n\r()\u2013\u2014"“”«»…]+/u;
const address = /\S*(?:https?:|www\.|@)\S*/gu;
/** A phrase does not begin or end with one of these. */
const weak = new Set(
  'a an and as at but by for from if in into is it its nor of on or so than that the their then there they this to was were what when where which who with'.split(
    ' ',
  ),
);

type Word = { readonly from: number; readonly to: number; readonly text: string };

const wordsOf = (clause: string): readonly Word[] =>
  [...words.segment(clause)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ from: index, to: index + segment.length, text: segment.toLowerCase() }));

/** The end of the phrase: at most eight words, without a weak word at the end. */
const endOf = (found: readonly Word[]): number => {
  let end = Math.min(found.length, most);
  while (end > fewest && weak.has(found[end - 1]?.text ?? '')) end -= 1;
  return end;
};

const phraseIn = (clause: string): string | null => {
  const all = wordsOf(clause);
  let begin = 0;
  while (all.length - begin > fewest && weak.has(all[begin]?.text ?? '')) begin += 1;
  const found = all.slice(begin);
  const [first, last] = [found[0], found[endOf(found) - 1]];
  if (!first || !last || found.length < fewest) return null;
  const phrase = clause.slice(first.from, last.to);
  return phrase.length <= longestPhrase ? phrase : null;
};

/**
 * Short phrases of an answer that may be quoted back, in the writer's own letters. Empty where the answer has none: a
 * single word, an emoji, an address.
 */
export const phrasesOf = (answer: string): readonly string[] => {
  const text = answer.slice(0, 4000).replaceAll(address, '\n');
  return [...new Set(text.split(clauseEnd).flatMap((clause) => phraseIn(clause) ?? []))];
};
