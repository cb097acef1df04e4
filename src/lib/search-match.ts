import { createExcerpt, findRanges, foldText, type TextRange } from '#shared/text/search.ts';

export type HighlightRun = { readonly text: string; readonly isHit: boolean };

function toRuns(text: string, matches: readonly TextRange[]): readonly HighlightRun[] {
  const runs: HighlightRun[] = [];
  let at = 0;
  for (const { from, to } of matches) {
    runs.push({ text: text.slice(at, from), isHit: false }, { text: text.slice(from, to), isHit: true });
    at = to;
  }
  runs.push({ text: text.slice(at), isHit: false });
  return runs.filter((run) => run.text !== '');
}

/** Marks every match of the folded terms. */
export function highlight(text: string, terms: readonly string[]): readonly HighlightRun[] {
  return toRuns(text, findRanges(text, terms));
}

/** Marks a server's ranges, counted in code points. Ignores ranges outside the text or before the previous one. */
export function highlightRanges(
  text: string,
  ranges: readonly { readonly start: number; readonly length: number }[],
): readonly HighlightRun[] {
  const characters = Array.from(text);
  const runs: HighlightRun[] = [];
  const add = (from: number, to: number, isHit: boolean): void => {
    if (to > from) runs.push({ text: characters.slice(from, to).join(''), isHit });
  };
  let at = 0;
  for (const { start, length } of ranges) {
    const end = start + length;
    if (start < at || length < 1 || end > characters.length) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, characters.length, false);
  return runs;
}

/** Returns the text around the first match with all matches marked. */
export function snippet(text: string, terms: readonly string[]): readonly HighlightRun[] {
  const excerpt = createExcerpt(text, terms);
  return toRuns(excerpt.text, excerpt.matches);
}

/**
 * Ranks a title, lower is better: 0 prefix, 1 words start with the terms, 2 contains them, 3 only another field
 * matches.
 */
export function rankTitle(title: string, terms: readonly string[]): number {
  const compared = foldText(title);
  const typed = terms.join(' ');
  if (compared.startsWith(typed)) return 0;
  if (terms.every((word) => ` ${compared}`.includes(` ${word}`))) return 1;
  return terms.every((word) => compared.includes(word)) ? 2 : 3;
}
