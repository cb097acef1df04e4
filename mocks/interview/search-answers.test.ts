import { describe, expect, it } from 'vitest';
import { createExcerpt } from './search-answers.ts';

/** Returns the excerpt with its matches in brackets. */
function marked(text: string, query: string): string {
  const { excerpt, highlights } = createExcerpt(text, query);
  const characters = Array.from(excerpt);
  for (const { start, length } of highlights.toReversed()) {
    characters.splice(start + length, 0, ']');
    characters.splice(start, 0, '[');
  }
  return characters.join('');
}

describe('excerpt of a found answer', () => {
  it.each([
    ['She took the KEY.', 'key took', 'She [took] the [KEY].'],
    ['Café, cafe\u0301 and CAFÉ', 'cafe', '[Café], [cafe\u0301] and [CAFÉ]'],
    ['A cafe', 'CAFÉ', 'A [cafe]'],
    ['İstanbul at night', 'istanbul', '[İstanbul] at night'],
    ['🌊🌊 the salt 🌊', 'salt 🌊', '[🌊🌊] the [salt] [🌊]'],
    ['<b>salt</b> & road', '<b>', '[<b>]salt</b> & road'],
    ['saltsalt', 'salt alts', '[saltsalt]'],
    ['two\n\n lines', 'two lines', '[two] [lines]'],
  ])('marks the matches of %j for %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('is cut between words on both sides of the first match', () => {
    const text = `${'long ago '.repeat(30)}the lamp was lit ${'and then '.repeat(40)}`;
    const excerpt = marked(text, 'lamp');
    expect(excerpt).toMatch(/^… (?:long |ago )+the \[lamp\] was lit (?:and |then )+…$/);
    expect(excerpt.length).toBeLessThan(180);
  });

  it('shows a match in a text without spaces', () => {
    expect(marked(`${'あ'.repeat(300)}塩${'い'.repeat(300)}`, '塩')).toContain('[塩]');
  });
});
