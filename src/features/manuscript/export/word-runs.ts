import { codePoint } from 'dingbat-to-unicode';
import { addTo, noteMark, type Tally } from '#src/lib/text-import/report.ts';
import type { Run } from '#src/lib/text-import/runs.ts';
import { mathText } from './word-math.ts';
import { isOn, type NextNumber, type Style, type StyleOf } from './word-styles.ts';
import { descendantsOf, findChild, isReadable, partsOf, textIn, valueOf, type XmlElement } from './word-xml.ts';

export type NoteKind = 'footnote' | 'endnote';

/** What a paragraph needs to know of the rest of the file. */
export type Context = {
  readonly styleOf: StyleOf;
  readonly nextNumber: NextNumber;
  readonly tally: Tally;
  /** Numbers the notes in the order of their marks. */
  readonly noteNumber: (kind: NoteKind, id: string) => number | null;
  /** All elements in tables of contents that are fields. */
  readonly contents: ReadonlySet<XmlElement>;
  /** Counts what was left out, so that a paragraph of only that is left out too. */
  omissions: number;
};

/** Between two paragraphs in one: a page or column break. No text has it, because XML can't hold it. */
export const pageBreak = '\f';

/** Where a paragraph's text doesn't go on: deleted text, field codes, properties, and text boxes. */
const elsewhere = new Set([
  ...['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'w:delInstrText'],
  ...['w:pPr', 'w:rPr', 'w:sdtPr', 'w:sdtEndPr', 'w:fldData', 'w:txbxContent', 'w:p'],
]);

const signs: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '\u{2011}'],
  ['w:softHyphen', '\u{ad}'],
]);

const pictures = new Set(['pic:pic', 'v:imagedata', 'c:chart', 'dgm:relIds']);

/** Whether the element is a table of contents. Most are fields over several paragraphs instead. */
export function isContents(element: XmlElement): boolean {
  if (element.name === 'w:fldSimple') return isContentsCode(element.attributes.get('w:instr') ?? '');
  const gallery = valueOf(element, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery');
  return element.name === 'w:sdt' && gallery === 'Table of Contents';
}

function isContentsCode(code: string): boolean {
  return /^\s*TOC\b/i.test(code);
}

/** Finds all elements in the fields that make tables of contents. A field that doesn't end is none. */
export function findContents(body: XmlElement): ReadonlySet<XmlElement> {
  const found = new Set<XmlElement>();
  const open: { from: number; code: string }[] = [];
  const elements = descendantsOf(body);
  for (const [at, element] of elements.entries()) {
    const kind = element.name === 'w:fldChar' ? element.attributes.get('w:fldCharType') : undefined;
    const field = open.at(-1);
    if (kind === 'begin') open.push({ from: at, code: '' });
    else if (field && element.name === 'w:instrText') field.code += textIn(element);
    else if (field && kind === 'end') {
      open.pop();
      if (isContentsCode(field.code)) for (const inside of elements.slice(field.from, at)) found.add(inside);
    }
  }
  return found;
}

/** Returns the runs of a paragraph: all that can be read in it, however it's nested. */
export function runsOf(paragraph: XmlElement, context: Context): Run[] {
  const style = context.styleOf(valueOf(paragraph, 'w:pPr', 'w:pStyle'));
  return readParts(paragraph, { context, style, marks: [], font: null });
}

type Place = {
  readonly context: Context;
  readonly style: Style;
  readonly marks: readonly string[];
  /** The font, if its letters are symbols. */
  readonly font: string | null;
};

function readParts(parent: XmlElement, place: Place): Run[] {
  return partsOf(parent).flatMap((part) => readPart(part, place));
}

function readPart(part: XmlElement, place: Place): Run[] {
  const { context, marks } = place;
  if (elsewhere.has(part.name)) return [];
  if (isContents(part) || (context.contents.has(part) && partsOf(part).length === 0))
    return leaveOut(context, 'contents');
  if (pictures.has(part.name)) return leaveOut(context, 'pictures');
  switch (part.name) {
    case 'w:r':
      return readRun(part, place);
    case 'w:t':
      return [{ text: readText(part, place), marks }];
    case 'w:sym':
      return [{ text: readSymbol(part, context), marks }];
    case 'w:br': {
      const isPage = ['page', 'column'].includes(part.attributes.get('w:type') ?? '');
      return [{ text: isPage ? pageBreak : '\n', marks }];
    }
    case 'w:ruby':
      return readReading(part, place);
    case 'w:footnoteReference':
      return readNoteMark(part, 'footnote', place);
    case 'w:endnoteReference':
      return readNoteMark(part, 'endnote', place);
    case 'm:oMath':
      addTo(context.tally, 'formulas');
      return [{ text: mathText(part), marks }];
    default: {
      const sign = signs.get(part.name);
      return sign === undefined ? readParts(part, place) : [{ text: sign, marks }];
    }
  }
}

/** Counts what has no place in the manuscript. */
export function leaveOut(context: Context, kind: Parameters<typeof addTo>[1]): [] {
  addTo(context.tally, kind);
  context.omissions += 1;
  return [];
}

function readRun(run: XmlElement, place: Place): Run[] {
  const { context } = place;
  const own = findChild(run, 'w:rPr');
  const { name: styleName, chain } = context.styleOf(valueOf(own, 'w:rStyle'));
  const sources = [own, ...chain.map((style) => findChild(style, 'w:rPr'))];
  const hiding = [...sources, ...place.style.chain.map((style) => findChild(style, 'w:rPr'))];
  if (isOn(hiding, 'w:vanish')) return descendantsOf(run).some(isReadable) ? leaveOut(context, 'hidden') : [];
  const marks = [
    ...place.marks,
    ...(isOn(sources, 'w:b') ? ['bold'] : []),
    ...(isOn(sources, 'w:i') ? ['italic'] : []),
    ...(isOn(sources, 'w:u') && styleName !== 'hyperlink' ? ['underline'] : []),
    ...(isOn(sources, 'w:strike') || isOn(sources, 'w:dstrike') ? ['strike'] : []),
  ];
  const font = findChild(own, 'w:rFonts')?.attributes.get('w:ascii') ?? '';
  return readParts(run, { ...place, marks, font: symbolFont.test(font) ? font : null });
}

const symbolFont = /^(?:symbol|webdings|wingdings(?: [23])?)$/i;

/** Word writes the letters of symbol fonts from this code on, and older files without it. */
const symbolCodes = 0xf0_00;

function readText(part: XmlElement, { context, font }: Place): string {
  const text = textIn(part).replaceAll(/[\r\n\f]/g, ' ');
  return font === null ? text : Array.from(text, (letter) => toSymbol(letter, font, context)).join('');
}

/** The arrows that Word makes of "-->" and "<--": few fonts have those that they are mapped to. */
const arrows: ReadonlyMap<string, string> = new Map([
  ['\u{1f868}', '←'],
  ['\u{1f869}', '↑'],
  ['\u{1f86a}', '→'],
  ['\u{1f86b}', '↓'],
]);

function toSymbol(letter: string, font: string, context: Context): string {
  const code = letter.codePointAt(0) ?? 0;
  const isSymbol = code >= symbolCodes && code <= symbolCodes + 0xff;
  const found = codePoint(font, isSymbol ? code - symbolCodes : code)?.string;
  if (found !== undefined) return arrows.get(found) ?? found;
  if (isSymbol) leaveOut(context, 'symbols');
  return isSymbol ? '' : letter;
}

function readSymbol({ attributes }: XmlElement, context: Context): string {
  const code = Number.parseInt(attributes.get('w:char') ?? '', 16);
  if (!(code > 0 && code <= 0x10_ff_ff)) return '';
  return toSymbol(String.fromCodePoint(code), attributes.get('w:font') ?? '', context);
}

/** A reading above a word follows it in parentheses. */
function readReading(ruby: XmlElement, place: Place): Run[] {
  const word = readParts(findChild(ruby, 'w:rubyBase') ?? ruby, place);
  const reading = readParts(findChild(ruby, 'w:rt') ?? { ...ruby, children: [] }, place);
  if (reading.every(({ text }) => text.trim() === '')) return word;
  addTo(place.context.tally, 'readings');
  const { marks = place.marks } = word.at(-1) ?? {};
  return [...word, { text: '(', marks }, ...reading.map(({ text }) => ({ text, marks })), { text: ')', marks }];
}

function readNoteMark({ attributes }: XmlElement, kind: NoteKind, { context, marks }: Place): Run[] {
  const number = context.noteNumber(kind, attributes.get('w:id') ?? '');
  return number === null ? [] : [{ text: noteMark(number), marks }];
}
