import { describe, expect, it } from 'vitest';
import { countText, countWords, formatWordCount } from './word-count.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['   \n ', 0],
    ['She walked.', 2],
    ['“Here?” the driver said.', 4],
    ['don’t do it, mother-in-law', 4],
    ['3,000 words at 14:02', 4],
    ['the tide—and the road – closed', 6],
    ['* * *', 0],
    ['—', 0],
    ['…', 0],
    ['naïve café Ødegård', 3],
    ['one\ntwo\n\nthree', 3],
    ['Привет, мир', 2],
    ['🔥 fire', 1],
  ])('counts %j as %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('counts words in scripts without spaces', () => {
    expect(countWords('私は海へ行きました')).toBeGreaterThan(3);
    expect(countWords('我喜欢写作。')).toBeGreaterThan(1);
  });
});

describe('word counts on screen', () => {
  it('formats counts with thousands separators and the correct plural', () => {
    expect(countText(38_410)).toBe('38,410');
    expect(formatWordCount(1)).toBe('1 word');
    expect(formatWordCount(1208)).toBe('1,208 words');
  });
});
