import { analyse } from 'chardet';

export type DecodedText = {
  readonly text: string;
  /** Set if the encoding is a guess: a file can't say it. */
  readonly encoding?: string;
};

/** Bytes that a guess is based on. */
const sampleBytes = 65_536;

/** What no text has: control characters, and what Unicode doesn't assign. */
const untextual = /(?![\s\u{7f}-\u{9f}])[\p{Cc}\p{Cn}]/gu;

/** What a wrong encoding makes of words: signs and capitals inside of them, control characters. */
const implausible = /\p{Ll}\p{Lu}|\p{L}[^\p{L}\p{M}\s\d\x20-\x7e–—‘’“”…]\p{L}|[\u{80}-\u{9f}\u{fffd}]/gu;

const notAscii = /[^\0-\x7f]/g;

/** Added to the detector's confidence, of 100, in what manuscripts are mostly in. Decides short texts. */
const bonus: ReadonlyMap<string, number> = new Map([
  ['windows-1252', 5],
  ['windows-1251', 5],
  ['gb18030', 1],
]);

/** Windows uses what these encodings leave free. */
const windowsVersions: ReadonlyMap<string, string> = new Map([
  ['iso-8859-2', 'windows-1250'],
  ['iso-8859-5', 'windows-1251'],
  ['iso-8859-6', 'windows-1256'],
  ['iso-8859-7', 'windows-1253'],
  ['iso-8859-8', 'windows-1255'],
]);

/** Decodes a text file in Unicode, or in the encoding that its letters suggest. Returns null if it isn't text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const unicode = decodeUnicode(bytes);
  if (unicode !== null) return isText(unicode) ? { text: cleaned(unicode) } : null;
  const encoding = bytes.includes(0) ? null : guessEncoding(bytes);
  if (encoding === null) return null;
  const text = decode(bytes, encoding);
  if (!isText(text)) return null;
  const newer = windowsVersions.get(encoding);
  if (newer !== undefined && /[\u{80}-\u{9f}]/u.test(text))
    return { text: cleaned(decode(bytes, newer)), encoding: encodingName(newer) };
  return { text: cleaned(text), ...(encoding !== 'utf-8' && { encoding: encodingName(encoding) }) };
}

function cleaned(text: string): string {
  return text.replaceAll(untextual, '');
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function decodeExactly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, ...mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function decodeUnicode(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return decode(bytes, 'utf-8');
  if (startsWith(bytes, 0xff, 0xfe)) return decode(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decode(bytes, 'utf-16be');
  return decodeMarkless(bytes) ?? decodeExactly(bytes, 'utf-8');
}

/** UTF-16 without its mark has zeros, at least in line ends: all in the first or all in the second bytes. */
function decodeMarkless(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, sampleBytes);
  if (bytes.length % 2 === 1 || !sample.includes(0)) return null;
  const isSecond = sample.indexOf(0) % 2 === 1;
  if (!sample.every((byte, at) => byte !== 0 || (at % 2 === 1) === isSecond)) return null;
  const text = decodeExactly(bytes, isSecond ? 'utf-16le' : 'utf-16be');
  return text?.search(untextual) === -1 ? text : null;
}

/** A few damaged letters, and the control characters of an old program, are still a text. */
function isText(text: string): boolean {
  const damaged = text.split('\u{fffd}').length - 1 + (text.match(untextual)?.length ?? 0);
  return !text.includes('\0') && damaged <= text.length / 20;
}

type Candidate = { readonly name: string; readonly confidence: number };

/** The detector says how sure it is. Letters where no word has them speak against an encoding. */
function guessEncoding(bytes: Uint8Array): string | null {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const start = Math.max(0, bytes.lastIndexOf(0x0a, first) + 1);
  const sample = bytes.subarray(start, start + sampleBytes);
  const candidates = analyse(sample).map(({ name, confidence }): Candidate => ({ name, confidence }));
  // Old Macs ended lines by CR alone, and the detector doesn't know their encoding.
  if (sample.includes(0x0d) && !sample.includes(0x0a)) candidates.push({ name: 'macintosh', confidence: 90 });
  let best: { encoding: string; rank: number } | null = null;
  for (const { name, confidence } of candidates) {
    const encoding = labelOf(name);
    if (encoding === null) continue;
    const text = decode(sample, encoding);
    const share = (text.match(implausible)?.length ?? 0) / (text.match(notAscii)?.length ?? 1);
    const rank = confidence - 100 * share + (bonus.get(encoding) ?? 0);
    if (best === null || rank > best.rank) best = { encoding, rank };
  }
  return best?.encoding ?? null;
}

/** Returns the browser's name of an encoding, or null if it doesn't know it. */
function labelOf(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

function encodingName(encoding: string): string {
  if (encoding === 'shift_jis') return 'Shift_JIS';
  return encoding.startsWith('windows') ? encoding.replace('w', 'W') : encoding.toUpperCase();
}
