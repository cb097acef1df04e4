import { describe, expect, it } from 'vitest';
import { decodeText } from './text-encoding.ts';

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** Encodes letters that have one byte in the encoding. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 0x3f);
}

/** Encodes letters that have two bytes in the encoding. */
function encodePairs(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead < 0xfe; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if (!codes.has(letter)) codes.set(letter, [lead, trail]);
    }
  return Uint8Array.from(Array.from(text).flatMap((letter) => codes.get(letter) ?? [letter.charCodeAt(0)]));
}

function utf16(text: string, isLittle: boolean, hasMark: boolean): Uint8Array {
  const units = [...(hasMark ? [0xfeff] : []), ...Array.from({ length: text.length }, (_, n) => text.charCodeAt(n))];
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff])));
}

const english = '“It’s late,” she said — and left the café.\r\nNo one answered.';
const russian = 'Она открыла дверь и вошла в комнату. Было темно, и никто не отвечал.';
const japanese = '彼女は海を見ていた。\n灯台の守り人は何も言わなかった。';
const chinese = '她看着大海,什么也没说。\n灯塔的看守人走了。';

describe('a text file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(japanese), japanese],
    ['UTF-8 with a mark', new TextEncoder().encode(`\u{feff}${english}`), english],
    ['UTF-16 LE with a mark', utf16(russian, true, true), russian],
    ['UTF-16 BE with a mark', utf16(japanese, false, true), japanese],
    ['UTF-16 LE', utf16(english, true, false), english],
    ['UTF-16 BE', utf16(english, false, false), english],
    ['UTF-16 LE of Chinese', utf16(chinese, true, false), chinese],
  ])('is read exactly: %s', (_case, content, expected) => {
    expect(decodeText(content)).toEqual({ text: expected });
  });

  it.each([
    ['Windows-1252', encode(english, 'windows-1252'), english],
    ['Windows-1251', encode(russian, 'windows-1251'), russian],
    ['KOI8-R', encode(russian, 'koi8-r'), russian],
    [
      'Windows-1250',
      encode('Zażółć gęślą jaźń. Była późna noc.', 'windows-1250'),
      'Zażółć gęślą jaźń. Była późna noc.',
    ],
    [
      'MACINTOSH',
      encode('“Déjà là,”\rdit-elle près de la fenêtre.', 'macintosh'),
      '“Déjà là,”\rdit-elle près de la fenêtre.',
    ],
    ['Shift_JIS', encodePairs(japanese, 'shift_jis'), japanese],
    ['GBK', encodePairs(chinese, 'gbk'), chinese],
    ['EUC-KR', encodePairs('그녀는 바다를 바라보고 있었다.', 'euc-kr'), '그녀는 바다를 바라보고 있었다.'],
  ])('is read by a guess: %s', (encoding, content, expected) => {
    expect(decodeText(content)).toEqual({ text: expected, encoding: encoding === 'GBK' ? 'GB18030' : encoding });
  });

  it('finds the encoding when the first letters are far from the start', () => {
    const text = `${'All plain here.\n'.repeat(10_000)}${english}`;
    expect(decodeText(encode(text, 'windows-1252'))).toEqual({ text, encoding: 'Windows-1252' });
  });

  it('is read in spite of a damaged letter', () => {
    const damaged = Uint8Array.of(...new TextEncoder().encode(russian), 0xd0);
    expect(decodeText(damaged)).toEqual({ text: `${russian}\u{fffd}` });
  });

  it('is read without the control characters of an old program', () => {
    expect(
      decodeText(new TextEncoder().encode('A co\u{1f}operative, where the road ends and the sea begins.\u{1a}')),
    ).toEqual({
      text: 'A cooperative, where the road ends and the sea begins.',
    });
  });

  it.each([
    ['a picture', bytes('89504e470d0a1a0a0000000d49484452')],
    ['text with a zero', new TextEncoder().encode('a\0b')],
    ['half a letter of UTF-16', bytes('fffe41')],
    ['bytes from 0 to 255', Uint8Array.from({ length: 256 }, (_, n) => n)],
  ])('is none: %s', (_case, content) => {
    expect(decodeText(content)).toBeNull();
  });

  it('is decoded whole when it is long', () => {
    const content = encode(`${english}\n`.repeat(90_000), 'windows-1252');
    expect(decodeText(content)?.text).toHaveLength(content.length);
  });
});
