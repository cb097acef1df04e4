import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSearchTerms } from '#shared/text/search.ts';
import { highlight, rankTitle, snippet } from './search-match.ts';

function show(runs: ReturnType<typeof highlight>) {
  return runs.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');
}

describe('highlight', () => {
  it.each([
    ['What the letter says', 'letter', 'What the [letter] says'],
    ['Die Straße', 'strasse', 'Die [Straße]'],
    ['nothing', 'letter', 'nothing'],
    ['', 'a', ''],
  ])('marks in "%s" the matches of "%s"', (text, query, expected) => {
    expect(show(highlight(text, getSearchTerms(query)))).toBe(expected);
  });

  it('preserves every character of any text', () => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        const runs = highlight(text, getSearchTerms(query));
        return runs.map((run) => run.text).join('') === text;
      }),
    );
  });
});

describe('a snippet', () => {
  it('shows the text around the match with the matches marked', () => {
    const text = `${'Salt had worked. '.repeat(20)}The letter was open. ${'Nobody said so. '.repeat(30)}`;
    expect(show(snippet(text, ['letter']))).toMatch(/^… \S.* The \[letter\] was open\. .* …$/);
  });
});

describe('rankTitle', () => {
  it('ranks a title that starts with the query highest', () => {
    const ranks = ['Letter, the', 'The letter', 'Love-letters', 'Hester'].map((title) => rankTitle(title, ['letter']));
    expect(ranks).toEqual([0, 1, 2, 3]);
  });
});
