import type { RichNode } from '#src/lib/rich-text.ts';
import { isSceneBreak, withRuns } from './runs.ts';

/** Wider lines are paragraphs: neither verse nor a program's line breaks are as long. */
const widest = 110;

/** A narrower text isn't prose in lines of equal width. */
const narrowest = 45;

/** Line breaks that a guess about the whole text needs. */
const fewest = 4;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u{3000}-\u{303f}\u{ff00}-\u{ff60}]/gu;

/** Scripts without spaces between words. Their lines end anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u{3000}-\u{303f}\u{ff00}-\u{ff60}]/u;

const item = /^(?:[*•·+–—-]|\p{N}{1,3}[.)])\s/u;

const sentenceEnd = /[.!?…:。！？][\p{Pe}\p{Pf}"'*_]*$/u;

type Line = { readonly text: string; readonly isIndented: boolean; readonly width: number };

/**
 * Splits plain text at empty lines or, if it has none, at every line. A single line break stays one, as in verse,
 * unless a program broke the lines of prose at a fixed width: those are joined. Returns paragraphs in which `\n` is a
 * line break.
 */
export function paragraphsOfPlainText(source: string): string[] {
  const blocks = blocksOf(source);
  const width = wrapWidth(blocks);
  const hasGaps = blocks.length > 1;
  if (width !== null) return blocks.flatMap((block) => joinWrapped(block, width, hasGaps ? width * 0.75 : width));
  return blocks.flatMap((block) => {
    const isVerse = hasGaps && block.every((line) => line.width <= widest);
    return isVerse ? [block.map(({ text }) => text).join('\n')] : block.map(({ text }) => text);
  });
}

/** Splits at empty lines, page ends and paragraph separators. Knows the line ends of every system. */
function blocksOf(source: string): Line[][] {
  const lines = source
    .replaceAll(/\r\n?|[\v\u{85}\u{2028}]/gu, '\n')
    .replaceAll(/[\f\u{2029}]/gu, '\n\n')
    .split('\n');
  const blocks: Line[][] = [];
  let isNew = true;
  for (const line of lines) {
    const text = line.trim();
    if (text === '') isNew = true;
    else {
      const read = { text, isIndented: /^(?:\t| {2}|\u{3000})/u.test(line), width: widthOf(text) };
      if (isNew) blocks.push([read]);
      else blocks.at(-1)?.push(read);
      isNew = false;
    }
  }
  return blocks;
}

function widthOf(text: string): number {
  const mayBeWide = text.length <= widest * 2 && /[\u{2e80}-\u{ff60}]/u.test(text);
  return mayBeWide ? text.length + (text.match(wide)?.length ?? 0) : text.length;
}

function firstWordWidth(text: string): number {
  const [first = ''] = text;
  if (unspaced.test(first)) return 2;
  return widthOf(/^[^\s—]*—?/.exec(text)?.[0] ?? '');
}

/** Returns the width of a line if it had the next word too. */
function filled(line: Line, next: Line): number {
  const gap = unspaced.test(next.text[0] ?? '') ? 0 : 1;
  return line.width + gap + firstWordWidth(next.text);
}

/** Whether the line ends because the next word had no room. A few columns less than the width are full too. */
function isFull(line: Line, next: Line, width: number): boolean {
  return filled(line, next) > width * 0.92;
}

function startsUpper(text: string): boolean {
  return /^[\p{P}\s]*\p{Lu}/u.test(text);
}

type Break = { readonly line: Line; readonly next: Line };

/** Returns the line breaks that a program may have made. */
function breaksOf(block: readonly Line[]): readonly Break[] {
  return block.slice(1).flatMap((next, n) => {
    const line = block[n];
    return line === undefined || next.isIndented || item.test(next.text) ? [] : [{ line, next }];
  });
}

/** Returns the width at which a program broke the lines, or null if the writer did. */
function wrapWidth(blocks: readonly Line[][]): number | null {
  const groups = blocks.map(breaksOf);
  const breaks = groups.flat();
  const widths = breaks.map(({ line }) => line.width).toSorted((a, b) => a - b);
  // A long address doesn't make the lines wide.
  const width = widths[Math.floor((widths.length - 1) * 0.98)] ?? 0;
  if (width < narrowest || width > widest) return null;
  const isFullBreak = ({ line, next }: Break): boolean => isFull(line, next, width);
  const full = breaks.filter(isFullBreak);
  // Lines of verse begin with capitals, whatever their length.
  const capitals = full.filter(({ next }) => startsUpper(next.text));
  if (full.length < fewest || capitals.length > full.length * 0.6) return null;
  // By chance, a line of verse may be full, but not each of a stanza.
  const long = groups.filter((group) => group.length > 1);
  const isProse = long.filter((group) => group.every(isFullBreak)).length >= Math.max(1, long.length * 0.4);
  return isProse || full.length >= breaks.length * 0.6 ? width : null;
}

/** Whether the block is prose: most of its lines are full. Verse in a text of prose keeps its lines. */
function isProse(block: readonly Line[], width: number): boolean {
  const nexts = block.slice(1);
  const full = nexts.filter((next, n) => isFull(block[n] ?? next, next, width));
  const ended = nexts.filter((next, n) => next.isIndented || hasRoom(block[n] ?? next, next, width));
  return full.length + ended.length > nexts.length / 2 && full.length > 0;
}

/** Whether the next word had room after the end of a sentence: there the writer ended a paragraph. */
function hasRoom(line: Line, next: Line, width: number): boolean {
  return sentenceEnd.test(line.text) && filled(line, next) <= width;
}

/** A sentence that ends before the column `room` ends a paragraph. */
function joinWrapped(block: readonly Line[], width: number, room: number): string[] {
  const isIndented = block.some((line) => !line.isIndented);
  const isJoined = isProse(block, width);
  const paragraphs: string[] = [];
  for (const [n, line] of block.entries()) {
    const before = block[n - 1];
    const text = paragraphs.at(-1);
    if (before === undefined || text === undefined) paragraphs.push(line.text);
    else if (!isJoined || item.test(line.text)) paragraphs[paragraphs.length - 1] = `${text}\n${line.text}`;
    else if ((isIndented && line.isIndented) || hasRoom(before, line, room)) paragraphs.push(line.text);
    else paragraphs[paragraphs.length - 1] = joinLines(text, line.text);
  }
  return paragraphs;
}

/** A word broken at its own hyphen or at a dash goes on without a space, and so do scripts without spaces. */
function joinLines(before: string, after: string): string {
  const isGlued =
    /\p{L}-$|\S[—–]$/u.test(before) || (unspaced.test(before.at(-1) ?? '') && unspaced.test(after[0] ?? ''));
  return isGlued ? before + after : `${before} ${after}`;
}

/** Converts a paragraph of `paragraphsOfPlainText`. A line that is a scene break ends the paragraph that it's in. */
export function toParagraphs(text: string): RichNode[] {
  const blocks: RichNode[] = [];
  let lines: string[] = [];
  const end = (): void => {
    if (lines.length > 0) blocks.push(withRuns({ type: 'paragraph' }, [{ text: lines.join('\n'), marks: [] }]));
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (isSceneBreak(line)) {
      end();
      blocks.push({ type: 'horizontalRule' });
    } else lines.push(line);
  }
  end();
  return blocks;
}
