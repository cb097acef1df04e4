/** Scripts that set no space between words: there the browser's own rules decide. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const speaks = /[\p{L}\p{N}]/u;

let segmenter: Intl.Segmenter | null = null;

/**
 * How many words a text has. A word is what stands between white space or dashes and holds a letter or a digit: "don't",
 * "mother-in-law" and "3,000" are one, a lone dash or "***" none, "tide—and" two. In scripts without spaces the words of
 * Intl.Segmenter count.
 */
export function countWords(text: string): number {
  if (unspaced.test(text)) return countSegments(text);
  let words = 0;
  for (const part of text.split(/[\s—–]+/)) if (speaks.test(part)) words += 1;
  return words;
}

function countSegments(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) words += 1;
  return words;
}

/** A count as it is shown: "1,208". */
export function countText(count: number): string {
  return new Intl.NumberFormat('en').format(count);
}

/** "1 word", "1,208 words". */
export function wordsText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'word' : 'words'}`;
}
