/** In Chinese and Japanese each character counts, as in word processors. */
const characters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30fc\uff70][\p{M}\uff9e\uff9f]*/gu;

/** Scripts without spaces between words, which a dictionary splits. */
const phrases =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]*/gu;

/** White space, spaces without width, dashes. */
const gaps = /[\s\u200b\u2013-\u2015\u2e3a\u2e3b]+|-{2,}/u;

const speaks = /[\p{L}\p{N}]/u;

let segmenter: Intl.Segmenter | null = null;

/**
 * Counts words between white space or dashes with a letter or digit. "don't", "mother-in-law" and "3,000" are one, a
 * lone dash or "***" zero, "tide—and" two. Each part counts by its own script, so that the sum doesn't depend on how a
 * text is cut: each Chinese or Japanese character is one, Thai, Lao, Khmer and Burmese words are those of
 * Intl.Segmenter.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const part of text.split(gaps)) count += countPart(part);
  return count;
}

function countPart(part: string): number {
  // No script without spaces begins below U+0E00.
  if (!/[\u0e00-\u{10ffff}]/u.test(part)) return speaks.test(part) ? 1 : 0;
  let count = 0;
  const rest = part
    .replaceAll(characters, () => {
      count += 1;
      return ' ';
    })
    .replaceAll(phrases, (phrase) => {
      count += countSegments(phrase);
      return ' ';
    });
  for (const word of rest.split(' ')) if (speaks.test(word)) count += 1;
  return count;
}

function countSegments(phrase: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(phrase)) if (isWordLike === true) count += 1;
  return count;
}
