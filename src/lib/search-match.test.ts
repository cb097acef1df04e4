import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesAll, highlight, normalize, rankTitle, snippet, getSearchTerms } from './search-match.ts';

/** Letters whose length changes in lower case or without marks. */
const odd = ['a', 'A', 'é', 'É', 'e\u0301', 'İ', 'ß', 'ẞ', 'K', 'Å', 'Ǆ', 'ﬁ', '🧂', '\ud83e', '\u0301', ' ', '…'];
const oddText = fc.array(fc.constantFrom(...odd), { maxLength: 30 }).map((letters) => letters.join(''));

function show(runs: ReturnType<typeof highlight>) {
  return runs.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');
}

describe('search terms', () => {
  it('splits a query into unique words without case and accents', () => {
    expect(getSearchTerms('  The  LETTER the Sérac ')).toEqual(['the', 'letter', 'serac']);
    expect(getSearchTerms('   ')).toEqual([]);
  });

  it('matches when every term appears in one of the texts', () => {
    expect(matchesAll(['Hester Ellery', 'wrote the letter'].map(normalize), getSearchTerms('letter hest'))).toBe(true);
    expect(matchesAll([normalize('Hester Ellery')], getSearchTerms('hester letter'))).toBe(false);
    expect(matchesAll([], [])).toBe(true);
  });
});

describe('highlight', () => {
  it.each([
    ['What the letter says', 'letter', 'What the [letter] says'],
    ['Letter, letters', 'LETTER', '[Letter], [letter]s'],
    ['Café Sérac', 'cafe serac', '[Café] [Sérac]'],
    ['abcd', 'bc abc', '[abc]d'],
    ['nothing', 'letter', 'nothing'],
    ['straße', 'strasse', 'straße'],
    ['', 'a', ''],
  ])('highlights in "%s" the matches of "%s"', (text, query, expected) => {
    expect(show(highlight(text, getSearchTerms(query)))).toBe(expected);
  });

  it('preserves every character of any text', () => {
    fc.assert(
      fc.property(oddText, oddText, (text, query) => {
        const runs = highlight(text, getSearchTerms(query));
        return runs.map((run) => run.text).join('') === text;
      }),
    );
  });
});

describe('a snippet', () => {
  const long = `${'Salt had worked along the fold. '.repeat(20)}The letter was already open. ${'Nobody said so. '.repeat(30)}`;

  it('shows the text around the match, cut at word boundaries', () => {
    const visible = show(snippet(long, getSearchTerms('letter')));
    expect(visible).toMatch(/^… \S.* The \[letter\] was already open\. .*\w\.? …$/);
    expect(visible.length).toBeLessThan(180);
    expect(visible).not.toMatch(/… (?:alt|ad|old|orked)/);
  });

  it('shows a short text in full, on one line', () => {
    expect(show(snippet('The letter\n\nwas open', getSearchTerms('open')))).toBe('The letter was [open]');
  });

  it('always contains the match', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.lorem({ maxCount: 60 }), (one, other) => {
        return snippet(`${one} zyx ${other}`, ['zyx']).some(({ text, isHit }) => isHit && text === 'zyx');
      }),
    );
  });
});

describe('rankTitle', () => {
  it('ranks a title that starts with the query highest', () => {
    const ranks = ['Letter, the', 'The letter', 'Love-letters', 'Hester'].map((title) => rankTitle(title, ['letter']));
    expect(ranks).toEqual([0, 1, 2, 3]);
  });
});
