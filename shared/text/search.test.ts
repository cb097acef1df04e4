import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExcerpt, findRanges, foldText, getSearchTerms, matchesAll } from './search.ts';

/** Returns the text with its matches in brackets. */
function marked(text: string, terms: readonly string[]): string {
  return findRanges(text, terms).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    text,
  );
}

describe('a search', () => {
  it.each([
    ['été', ['ete', 'ÉTÉ', 'e\u0301te\u0301']],
    ['e\u0301te\u0301', ['ete', 'été', 'ÉTÉ']],
    ['Tiếng Việt', ['tieng viet', 'TIẾNG VIỆT', 'Tie\u0302\u0301ng Vie\u0323\u0302t']],
    ['Straße', ['strasse', 'STRASSE', 'STRAẞE']],
    ['Æsop’s œuvre', ["aesop's oeuvre", 'æsop‘s ŒUVRE']],
    ['Łódź, Đà Nẵng, Søren', ['lodz', 'da nang', 'soren', 'SØREN']],
    ['Iğdır and İzmir', ['igdir', 'IĞDIR', 'izmir', 'İZMİR']],
    ['“Don’t,” she said', ["don't", '"don´t', 'don`t', '"Don\'t," she']],
    ['»Salz« und ‚Meer‘', ['"salz"', "'meer'"]],
    ['well—then – perhaps', ['well-then', 'well--then', 'then - perhaps', 'then -- perhaps', 'well–then']],
    ['Wait…', ['wait...', 'wait…']],
    ['the ﬁrst ﬂoor', ['first', 'floor', 'ﬁrst']],
    ['soft\u00adhyphen', ['softhyphen', 'soft\u00adhyphen']],
    ['zero\u200bwidth\u200d and \ufeffmark', ['zerowidth', 'and mark']],
    ['Ten\u00a0years  later', ['ten years', 'Ten\u202fyears later', 'years\nlater']],
    ['ＡＢＣ　１２３', ['abc 123', 'ＡＢＣ', '１２３']],
    ['ΟΔΥΣΣΕΥΣ', ['οδυσσευς', 'Οδυσσεύς', 'οδυσσευσ']],
    ['Ёлка', ['елка', 'ёлка', 'ЕЛКА']],
    ['مُحَمَّد', ['محمد']],
    ['مـحـمـد كبير', ['محمد', 'کبیر']],
    ['أحمد', ['احمد']],
    ['שָׁלוֹם', ['שלום']],
    ['が\u{3000}ガ', ['が', 'か\u3099', 'ｶﾞ']],
    ['한국', ['한국', '한국'.normalize('NFD')]],
    ['naïve café', ['naive', 'cafe', 'CAFÉ']],
  ])('finds in “%s” every way to write it', (text, queries) => {
    for (const query of queries)
      expect([query, matchesAll([foldText(text)], getSearchTerms(query))]).toEqual([query, true]);
    for (const query of queries)
      expect([query, findRanges(text, [foldText(query)])]).toEqual([query, [expect.anything()]]);
  });

  it.each([
    ['か', 'が'],
    ['की', 'का'],
    ['ที่', 'ทา'],
    ['salt', 'slat'],
  ])('tells “%s” from “%s”', (text, query) => {
    expect(matchesAll([foldText(text)], getSearchTerms(query))).toBe(false);
  });

  it('splits a query into unique words', () => {
    expect(getSearchTerms('  The  LETTER the Sérac ')).toEqual(['the', 'letter', 'serac']);
    expect(getSearchTerms(' \u00ad  ')).toEqual([]);
  });

  it('matches when every word is in one of the texts', () => {
    const texts = ['Hester Ellery', 'wrote the letter'].map(foldText);
    expect(matchesAll(texts, getSearchTerms('letter hest'))).toBe(true);
    expect(matchesAll(texts.slice(0, 1), getSearchTerms('hester letter'))).toBe(false);
    expect(matchesAll([], [])).toBe(true);
  });
});

describe('the matches', () => {
  it.each([
    ['What the letter says', 'letter', 'What the [letter] says'],
    ['Letter, letters', 'LETTER', '[Letter], [letter]s'],
    ['Café Sérac', 'cafe serac', '[Café] [Sérac]'],
    ['Cafe\u0301s', 'café', '[Cafe\u0301]s'],
    ['abcd', 'bc abc', '[abc]d'],
    ['saltsalt', 'salt alts', '[saltsalt]'],
    ['nothing', 'letter', 'nothing'],
    ['Die Straße dort', 'strasse', 'Die [Straße] dort'],
    ['the ﬁrst one', 'first', 'the [ﬁrst] one'],
    ['the ﬁrst one', 'irst', 'the [ﬁrst] one'],
    ['a soft\u00adhyphen here', 'softhyphen', 'a [soft\u00adhyphen] here'],
    ['ten \u200b years', 'years', 'ten \u200b [years]'],
    ['İstanbul at night', 'istanbul', '[İstanbul] at night'],
    ['🌊🌊 the salt 🌊', 'salt 🌊', '[🌊🌊] the [salt] [🌊]'],
    ['He said — well -- no', 'well-- -no', 'He said — well -- no'],
    ['', 'a', ''],
  ])('in “%s” of “%s” are “%s”', (text, query, expected) => {
    expect(marked(text, getSearchTerms(query))).toBe(expected);
  });

  it('stay apart where they only touch, if asked', () => {
    expect(findRanges('ﬀaaaa', ['f'], { isSeparate: true })).toEqual([{ from: 0, to: 1 }]);
    expect(findRanges('ﬀaaaa', ['aa'], { isSeparate: true })).toEqual([
      { from: 1, to: 3 },
      { from: 3, to: 5 },
    ]);
  });
});

const odd = [
  'a',
  'É',
  'e\u0301',
  'İ',
  'ı',
  'ß',
  'ẞ',
  'Σ',
  'ς',
  'Ǆ',
  'ﬁ',
  'ŉ',
  '…',
  '¨',
  '´',
  '″',
  '—',
  '-',
  '−',
  '’',
  '»',
  'Ａ',
  '½',
];
const oddSpaces = [' ', '\u00a0', '\n', '\u00ad', '\u200b', '\u0301', '\u3099', '\ufe0f', '\ud83e'];
const scripts = ['の', 'が', 'ｶﾞ', '한', 'का', 'ที่', 'שָׁ', 'لُ', 'ـ', 'ﷺ', '🧂', '👩‍👧'];
const characters = fc.oneof(
  fc.constantFrom(...odd, ...oddSpaces, ...scripts),
  fc.string({ unit: 'grapheme', maxLength: 1 }),
);
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Ways to write one text. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFD'),
  (text) => text.replaceAll('´', "'").replaceAll('″', '"').normalize('NFKC'),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(/[’‘]/g, "'").replaceAll('—', '--').replaceAll('ß', 'ss'),
  (text) => text.replaceAll('e\u0301', 'e').replaceAll('\u00ad', '').replaceAll('\u00a0', ' '),
];

describe('any text', () => {
  const texts = fc.array(characters, { maxLength: 30 }).map((letters) => letters.join(''));

  it('is found by any of its parts, however it is written, and marked where it stands', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), fc.constantFrom(...spellings), (text, one, other, spell) => {
        const parts = Array.from(segmenter.segment(text), ({ index }) => index).concat(text.length);
        const [from = 0, to = 0] = [one, other].map((at) => parts[at % parts.length] ?? 0).toSorted((a, b) => a - b);
        const query = foldText(spell(text.slice(from, to)));
        const ranges = findRanges(text, [query.trim()], { isSeparate: true });
        expect(foldText(text)).toContain(query.trim());
        expect(ranges.length > 0).toBe(query.trim() !== '');
        for (const range of ranges) expect(foldText(text.slice(range.from, range.to))).toContain(query.trim());
      }),
      { numRuns: 3000 },
    );
  });

  it('is compared in the same form once and twice', () => {
    fc.assert(
      fc.property(texts, (text) => foldText(foldText(text)) === foldText(text)),
      { numRuns: 1000 },
    );
  });
});

describe('an excerpt', () => {
  const long = `${'Salt had worked along the fold. '.repeat(20)}The letter was already open. ${'Nobody said so. '.repeat(30)}`;

  function excerptOf(text: string, query: string): string {
    const { text: excerpt, matches } = createExcerpt(text, getSearchTerms(query));
    expect(matches).toEqual(findRanges(excerpt, getSearchTerms(query)));
    return marked(excerpt, getSearchTerms(query));
  }

  it('shows the text around the match, cut at word boundaries', () => {
    const visible = excerptOf(long, 'letter');
    expect(visible).toMatch(/^… \S.* The \[letter\] was already open\. .*\w\.? …$/);
    expect(visible.length).toBeLessThan(180);
    expect(visible).not.toMatch(/… (?:alt|ad|old|orked)/);
  });

  it('shows a short text in full, on one line', () => {
    expect(excerptOf('The letter\n\nwas open', 'open')).toBe('The letter was [open]');
  });

  it('shows a match in a text without spaces', () => {
    expect(excerptOf(`${'あ'.repeat(300)}塩${'い'.repeat(300)}`, '塩')).toContain('[塩]');
    expect(excerptOf(`${'🌊'.repeat(300)}塩${'🌊'.repeat(301)}`, '塩').isWellFormed()).toBe(true);
  });

  it('always contains the match', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.lorem({ maxCount: 60 }), (one, other) => {
        const { text, matches } = createExcerpt(`${one} zyx ${other}`, ['zyx']);
        expect(matches.map(({ from, to }) => text.slice(from, to))).toEqual(['zyx']);
      }),
    );
  });
});
