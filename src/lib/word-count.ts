/** Scripts without spaces between words. The browser's own rules apply there. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const speaks = /[\p{L}\p{N}]/u;

let segmenter: Intl.Segmenter | null = null;

/**
 * Counts words between white space or dashes with a letter or digit. "don't", "mother-in-law" and "3,000" are one, a
 * lone dash or "***" zero, "tide—and" two. Scripts without spaces use Intl.Segmenter.
 */
export function countWords(text: string): number {
  if (unspaced.test(text)) return countSegments(text);
  let count = 0;
  for (const part of text.split(/[\s—–]+/)) if (speaks.test(part)) count += 1;
  return count;
}

function countSegments(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) count += 1;
  return count;
}

export function countText(count: number): string {
  return new Intl.NumberFormat('en').format(count);
}

export function formatWordCount(count: number): string {
  return `${countText(count)} ${count === 1 ? 'word' : 'words'}`;
}
