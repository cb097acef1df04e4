import { describe, expect, it } from 'vitest';
import { paragraphsOfPlainText } from './plain-text.ts';

/** Breaks a paragraph as editors and mail programs do. */
function wrap(text: string, width: number, indent = ''): string {
  const lines = [indent];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.trim() !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line.trim() === '' ? line + word : `${line} ${word}`;
  }
  return lines.join('\n');
}

const first =
  'The bus driver asked her twice whether this was her stop, and twice she said that it was, although the road was ' +
  'empty and the only house had no roof. He let her out one stop early, with her suitcase and the letter.';
const second =
  'Behind the house the sea began. It was grey and it was nearer than it had been in any of the photographs, and ' +
  'nobody had told her that it would be so loud at night.';
const third = '“You’re late,” said the woman at the gate, who had not turned round and did not mean to.';

const verse =
  'Tyger Tyger, burning bright,\nIn the forests of the night;\nWhat immortal hand or eye,\nCould frame thy fearful symmetry?';

const sonnet =
  'Shall I compare thee to a summer’s day?\nThou art more lovely and more temperate:\n' +
  'Rough winds do shake the darling buds of May,\nAnd summer’s lease hath all too short a date;\n' +
  'Sometime too hot the eye of heaven shines,\nAnd often is his gold complexion dimm’d;';

const free = 'so much depends\nupon\n\na red wheel\nbarrow\n\nglazed with rain\nwater';

describe('the paragraphs of plain text', () => {
  it.each<[string, string, string[]]>([
    ['empty lines', 'One.\n\nTwo.\n \t\n\n\nThree.', ['One.', 'Two.', 'Three.']],
    ['no empty lines', 'One.\nTwo.', ['One.', 'Two.']],
    ['line ends of Windows', 'One.\r\n\r\nTwo\r\nlines.', ['One.', 'Two\nlines.']],
    ['line ends of old Macs', 'One.\r\rTwo\rlines.', ['One.', 'Two\nlines.']],
    ['separators of Unicode and page ends', 'One.\u{2029}Two\u{2028}lines.\fThree.', ['One.', 'Two\nlines.', 'Three.']],
    ['single line breaks', 'Dear Mara,\nhow are you?\n\nYours,\nIvo', ['Dear Mara,\nhow are you?', 'Yours,\nIvo']],
    ['indented paragraphs', '\tOne.\n\tTwo.', ['One.', 'Two.']],
    ['long lines of their own', `${first}\n${second}\n\n${third}`, [first, second, third]],
    ['nothing', ' \n\n', []],
  ])('are found: %s', (_case, source, expected) => {
    expect(paragraphsOfPlainText(source)).toEqual(expected);
  });

  it.each([60, 66, 72, 78, 80])('are joined when a program broke their lines at %i', (width) => {
    const source = [first, second, third].map((text) => wrap(text, width)).join('\n\n');
    expect(paragraphsOfPlainText(source)).toEqual([first, second, third]);
  });

  it('are joined when only indents or short lines part them', () => {
    const texts = [first, second, third];
    expect(paragraphsOfPlainText(texts.map((text) => wrap(text, 72, '    ')).join('\n'))).toEqual(texts);
    expect(paragraphsOfPlainText(texts.map((text) => wrap(text, 66)).join('\n'))).toEqual(texts);
  });

  it('are joined without a space at a hyphen, at a dash and in scripts without spaces', () => {
    const text = `${first.replaceAll('although', 'mother-in-law—although')} ${second}`;
    const broken = `${wrap(`${first} ${second}`, 64)}\n\nThe others had left for the village with her grandmother-\nin-law, and nobody knew whether they would be back again—\nperhaps never.`;
    expect(paragraphsOfPlainText(broken).at(-1)).toContain(
      'grandmother-in-law, and nobody knew whether they would be back again—perhaps',
    );
    expect(paragraphsOfPlainText(wrap(text, 70))).toEqual([text]);
    const line = '彼女は海を見ていたが灯台の守り人は何も言わなかったので';
    expect(paragraphsOfPlainText(`${`${line}\n`.repeat(6)}終わり。`)).toEqual([`${line.repeat(6)}終わり。`]);
  });

  it.each([
    ['alone', verse],
    ['of lines of nearly equal length', sonnet],
    ['without capitals', free],
  ])('keep the lines of verse: %s', (_case, source) => {
    const stanzas = source.split('\n\n');
    expect(paragraphsOfPlainText(`${source}\n\n${source}`)).toEqual([...stanzas, ...stanzas]);
  });

  it('keep the lines of verse and of lists between prose with broken lines', () => {
    const list = '- salt\n- a rope that is long enough for the well behind the house\n- bread';
    const source = [wrap(first, 72), verse, wrap(second, 72), list, free].join('\n\n');
    expect(paragraphsOfPlainText(source)).toEqual([first, verse, second, list, ...free.split('\n\n')]);
  });

  it('are all found in a long text', () => {
    const source = Array.from({ length: 10_000 }, () => wrap(second, 72)).join('\n\n');
    expect(paragraphsOfPlainText(source)).toHaveLength(10_000);
  });
});
