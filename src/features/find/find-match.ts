/** A piece of text; `isHit` marks what was looked for. */
export type HighlightRun = { readonly text: string; readonly isHit: boolean };

/** Where in a text something was found, as offsets into it. */
type Range = { readonly from: number; readonly to: number };

const marksOnLetters = /\p{M}/gu;

function stripMarks(character: string): string {
  const letter = character.normalize('NFD').replaceAll(marksOnLetters, '').toLowerCase();
  return letter.length === character.length ? letter : character;
}

/**
 * A text as it is compared: in small letters, without marks on them. Each character stays one, so that offsets into it are
 * offsets into the text. Quick for long texts: only what is not plain ASCII is looked at by itself.
 */
export function normalize(text: string): string {
  const small = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- everything outside of ASCII is meant
  return (small.length === text.length ? small : text).replaceAll(/[^\x00-\x7f]|[A-Z]/gu, stripMarks);
}

/** The words of what was typed, as they are compared; at most eight, without repeats. */
export function getSearchTerms(query: string): readonly string[] {
  return [...new Set(normalize(query).split(/\s+/).filter(Boolean))].slice(0, 8);
}

/** Whether every word is somewhere in one of the texts, given as they are compared. No words are in every text. */
export function matchesAll(compared: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => compared.some((text) => text.includes(word)));
}

/** All places of all words, joined where they touch, from first to last. */
function rangesOf(text: string, words: readonly string[]): readonly Range[] {
  const compared = normalize(text);
  const found: Range[] = [];
  for (const word of words) {
    for (let at = compared.indexOf(word); at !== -1; at = compared.indexOf(word, at + word.length)) {
      found.push({ from: at, to: at + word.length });
    }
  }
  const joined: Range[] = [];
  for (const range of found.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  return joined;
}

/** The text in pieces, with what was looked for marked. Joined again they are the text. */
export function highlight(text: string, words: readonly string[]): readonly HighlightRun[] {
  const pieces: HighlightRun[] = [];
  let at = 0;
  for (const { from, to } of rangesOf(text, words)) {
    pieces.push({ text: text.slice(at, from), isHit: false }, { text: text.slice(from, to), isHit: true });
    at = to;
  }
  pieces.push({ text: text.slice(at), isHit: false });
  return pieces.filter((piece) => piece.text !== '');
}

const before = 40;
const longest = 160;

/** The end of a word near `at`, looking forth or back, never further than a word is long. */
function wordEdge(text: string, at: number, step: 1 | -1): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  for (let edge = at; edge > 0 && edge < text.length && Math.abs(edge - at) < 24; edge += step) {
    if (/\s/.test(text.charAt(step === 1 ? edge : edge - 1))) return edge;
  }
  return at;
}

/** What stands around the first word that was found, cut at the ends of words, with everything found in it marked. */
export function snippet(text: string, words: readonly string[]): readonly HighlightRun[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const first = rangesOf(line, words)[0]?.from ?? 0;
  const from = first <= before ? 0 : wordEdge(line, first - before, 1);
  const start = Math.min(from, first);
  const end = wordEdge(line, start + longest, -1);
  const cut = line.slice(start, end).trim();
  return highlight(`${start > 0 ? '… ' : ''}${cut}${end < line.length ? ' …' : ''}`, words);
}

/**
 * How well a title fits, the lower the better: it begins with what was typed, a word of it does, it holds it somewhere, or
 * another text of the place does.
 */
export function rankTitle(title: string, words: readonly string[]): number {
  const compared = normalize(title);
  const typed = words.join(' ');
  if (compared.startsWith(typed)) return 0;
  if (words.every((word) => ` ${compared}`.includes(` ${word}`))) return 1;
  return words.every((word) => compared.includes(word)) ? 2 : 3;
}
