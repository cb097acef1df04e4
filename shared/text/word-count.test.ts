import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from './word-count.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['   \n ', 0],
    ['She walked.', 2],
    ['“Here?” the driver said.', 4],
    ['don’t do it, mother-in-law', 4],
    ['3,000 words at 14:02', 4],
    ['the tide—and the road – closed', 6],
    ['This should be—one would think—ten words, not eight.', 10],
    ['wait--what', 2],
    ['* * *', 0],
    ['—', 0],
    ['…', 0],
    ['naïve café Ødegård', 3],
    ['one\ntwo\n\nthree', 3],
    ['Привет, мир', 2],
    ['مرحبا بالعالم', 2],
    ['안녕하세요 세계', 2],
    ['🔥 fire', 1],
    ['你好', 2],
    ['你好 world！', 3],
    ['我喜欢写作。', 5],
    ['私は海へ行きました', 9],
    ['コーヒー', 4],
    ['ﾊﾞｽ', 2],
    ['mother-in-law said 好', 3],
    ['abc你好def', 4],
    ['สวัสดีชาวโลก', 3],
    ['ສະບາຍດີ', 1],
  ])('counts %j as %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('counts a text as the sum of its parts, wherever it is cut at a space', () => {
    const words = fc.constantFrom(
      'mother-in-law',
      '你好',
      'สวัสดีชาวโลก',
      'コーヒー',
      "don't",
      '—',
      'tide—and',
      'x好y',
      '🔥',
    );
    fc.assert(
      fc.property(fc.array(words), fc.array(words), (one, other) => {
        const [before, after] = [one.join(' '), other.join(' ')];
        expect(countWords(`${before} ${after}`)).toBe(countWords(before) + countWords(after));
      }),
    );
  });
});
