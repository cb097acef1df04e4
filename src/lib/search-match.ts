export type HighlightRun = { readonly text: string; readonly isHit: boolean };

type Range = { readonly from: number; readonly to: number };

const marksOnLetters = /\p{M}/gu;

function stripMarks(character: string): string {
  const letter = character.normalize('NFD').replaceAll(marksOnLetters, '').toLowerCase();
  return letter.length === character.length ? letter : character;
}

/**
 * Returns a text for comparison: lower case, without marks. Each character's length stays, so offsets match the
 * original text. Fast for long texts: only non-ASCII characters and capitals are examined individually.
 */
export function normalize(text: string): string {
  const small = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- matches everything outside ASCII
  return (small.length === text.length ? small : text).replaceAll(/[^\x00-\x7f]|[A-Z]/gu, stripMarks);
}

/** Returns the query's normalised terms, at most eight, without repeats. */
export function getSearchTerms(query: string): readonly string[] {
  return [...new Set(normalize(query).split(/\s+/).filter(Boolean))].slice(0, 8);
}

/** Returns whether each word is in one of the normalised texts. An empty list matches everything. */
export function matchesAll(compared: readonly string[], terms: readonly string[]): boolean {
  return terms.every((word) => compared.some((text) => text.includes(word)));
}

function findRanges(text: string, terms: readonly string[]): readonly Range[] {
  const compared = normalize(text);
  const ranges: Range[] = [];
  for (const word of terms) {
    for (let at = compared.indexOf(word); at !== -1; at = compared.indexOf(word, at + word.length)) {
      ranges.push({ from: at, to: at + word.length });
    }
  }
  const joined: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  return joined;
}

export function highlight(text: string, terms: readonly string[]): readonly HighlightRun[] {
  const runs: HighlightRun[] = [];
  let at = 0;
  for (const { from, to } of findRanges(text, terms)) {
    runs.push({ text: text.slice(at, from), isHit: false }, { text: text.slice(from, to), isHit: true });
    at = to;
  }
  runs.push({ text: text.slice(at), isHit: false });
  return runs.filter((run) => run.text !== '');
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

const before = 40;
const longest = 160;

/** Returns the nearest word boundary in a direction, within 24 characters. */
function wordEdge(text: string, at: number, step: 1 | -1): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  for (let edge = at; edge > 0 && edge < text.length && Math.abs(edge - at) < 24; edge += step) {
    if (/\s/.test(text.charAt(step === 1 ? edge : edge - 1))) return edge;
  }
  return at;
}

/** Returns the text around the first match, cut at word boundaries, with all matches marked. */
export function snippet(text: string, terms: readonly string[]): readonly HighlightRun[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const first = findRanges(line, terms)[0]?.from ?? 0;
  const from = first <= before ? 0 : wordEdge(line, first - before, 1);
  const start = Math.min(from, first);
  const end = wordEdge(line, start + longest, -1);
  const cut = line.slice(start, end).trim();
  return highlight(`${start > 0 ? '… ' : ''}${cut}${end < line.length ? ' …' : ''}`, terms);
}

/**
 * Ranks a title, lower is better: 0 prefix, 1 words start with the terms, 2 contains them, 3 only another field
 * matches.
 */
export function rankTitle(title: string, terms: readonly string[]): number {
  const compared = normalize(title);
  const typed = terms.join(' ');
  if (compared.startsWith(typed)) return 0;
  if (terms.every((word) => ` ${compared}`.includes(` ${word}`))) return 1;
  return terms.every((word) => compared.includes(word)) ? 2 : 3;
}
