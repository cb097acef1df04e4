/** A match: offsets of UTF-16 units in the unchanged text. */
export type TextRange = { readonly from: number; readonly to: number };

export type Excerpt = { readonly text: string; readonly matches: readonly TextRange[] };

/** Signs whose compatibility form isn't the character that people type. */
const signs: Readonly<Record<string, string>> = { '´': "'", '″': '"', '‶': '"' };

/** Letters that Unicode doesn't decompose, and letters that stand for each other in Arabic and Persian. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ı: 'i',
  ς: 'σ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
};

const letterPattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * What a comparison ignores: accents, points and tatweel, soft hyphens and characters without width. The vowel signs
 * of Indic and Thai stay, and the marks that tell が from か.
 */
const ignored =
  /(?![\u3099\u309a])(?=\p{Mn})\p{Script=Inherited}|(?=\p{Mn})[\u0591-\u05c7]|[\u0640\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns a text for comparison: without case, accents and invisible characters; compatibility forms (ﬁ, １, …) and
 * letters like ß and ø as plain letters; quotation marks and dashes straight; runs of dashes and of spaces as one.
 */
export function foldText(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return foldSigns(text.toLowerCase());
  const plain = text
    .replaceAll(/[´″‶]/g, (sign) => signs[sign] ?? sign)
    .normalize('NFKD')
    .replaceAll(ignored, '')
    .toLowerCase()
    .replaceAll(letterPattern, (letter) => letters[letter] ?? letter)
    .replaceAll(/[‘’‚‛′ʹʻʼ‹›]/g, "'")
    .replaceAll(/[“”„‟«»〝〞〟]/g, '"')
    .replaceAll(/[\p{Dash_Punctuation}−]/gu, '-');
  return foldSigns(plain);
}

function foldSigns(text: string): string {
  return text.replaceAll('`', "'").replaceAll(/-{2,}/g, '-').replaceAll(/\s+/g, ' ');
}

/** A folded text, and for each of its units where the characters that it comes from begin and end in the original. */
type FoldedText = { readonly text: string; readonly starts: readonly number[]; readonly ends: readonly number[] };

/** A run of ASCII that keeps its length, or one character with its marks. */
const pieces = /(?:[!-,.-~](?!\p{M})|[ -](?=[!-,.-~]))+|\P{M}\p{M}*|\p{M}+/gu;

function foldWithOrigins(text: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const part = foldText(piece);
    const end = index + piece.length;
    const isAscii = piece.length === part.length && piece.charCodeAt(0) < 0x7f;
    const isRepeated = /^[ -]/.test(part) && folded.endsWith(part.charAt(0));
    if (isRepeated) ends[ends.length - 1] = isAscii ? index + 1 : end;
    for (let unit = isRepeated ? 1 : 0; unit < part.length; unit += 1) {
      starts.push(isAscii ? index + unit : index);
      ends.push(isAscii ? index + unit + 1 : end);
    }
    folded += isRepeated ? part.slice(1) : part;
  }
  return { text: folded, starts, ends };
}

/** Returns the query's folded words, without repeats. */
export function getSearchTerms(query: string): readonly string[] {
  return [...new Set(foldText(query).split(' ').filter(Boolean))];
}

/** Returns whether each word is in one of the folded texts. An empty list matches everything. */
export function matchesAll(folded: readonly string[], terms: readonly string[]): boolean {
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

/**
 * Returns where the folded terms stand in a text, in order. Overlapping matches are joined, and touching ones
 * unless `isSeparate`. `folded`: the text's folded form, if the caller has it.
 */
export function findRanges(
  text: string,
  terms: readonly string[],
  { folded = foldText(text), isSeparate = false }: { readonly folded?: string; readonly isSeparate?: boolean } = {},
): readonly TextRange[] {
  const present = terms.filter((term) => term !== '' && folded.includes(term));
  if (present.length === 0) return [];
  const { text: compared, starts, ends } = foldWithOrigins(text);
  const found = present.flatMap((term) => {
    const ranges: TextRange[] = [];
    for (let at = compared.indexOf(term); at !== -1; at = compared.indexOf(term, at + term.length)) {
      ranges.push({ from: starts[at] ?? 0, to: ends[at + term.length - 1] ?? text.length });
    }
    return ranges;
  });
  const joined: TextRange[] = [];
  for (const range of found.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    const isNext = last === undefined || range.from > last.to || (isSeparate && range.from === last.to);
    if (!isNext) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  return joined;
}

/** Characters before the first match, and at most in an excerpt. */
const before = 40;
const longest = 160;

/** Returns the nearest word boundary in a direction, within 24 characters; never half a character. */
function wordEdge(text: string, at: number, step: 1 | -1): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  for (let edge = at; edge > 0 && edge < text.length && Math.abs(edge - at) < 24; edge += step) {
    if (/\s/.test(text.charAt(step === 1 ? edge : edge - 1))) return edge;
  }
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}

/** Returns the words around the first match, on one line, with all matches in them. */
export function createExcerpt(text: string, terms: readonly string[]): Excerpt {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const first = findRanges(line, terms)[0] ?? { from: 0, to: 0 };
  const from = first.from <= before ? 0 : wordEdge(line, first.from - before, 1);
  const start = Math.min(from, first.from);
  const end = Math.max(wordEdge(line, start + longest, -1), first.to);
  const cut = line.slice(start, end).trim();
  const excerpt = `${start > 0 ? '… ' : ''}${cut}${end < line.length ? ' …' : ''}`;
  return { text: excerpt, matches: findRanges(excerpt, terms) };
}
