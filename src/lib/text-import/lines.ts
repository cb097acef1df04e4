import type { RichNode } from '#src/lib/rich-text.ts';
import { isBlank, isSceneBreak, type Run, withRuns } from './runs.ts';

export type Numbering = { readonly isOrdered: boolean; readonly start: number };

/** A paragraph's place in a list. `isContinued`: it belongs to the item before it. */
export type ListPlace = Numbering & { readonly id: string; readonly level: number; readonly isContinued: boolean };

/** A paragraph of a text that is read from a file or the clipboard. */
export type Line = {
  readonly runs: readonly Run[];
  readonly heading: number | null;
  readonly isQuote: boolean;
  readonly list: ListPlace | null;
};

type ListLine = Line & { readonly list: ListPlace };

function isListLine(line: Line): line is ListLine {
  return line.list !== null;
}

function split<T>(rows: readonly T[], isNew: (row: T, first: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.[0] === undefined || isNew(row, group[0])) groups.push([row]);
    else group.push(row);
  }
  return groups;
}

function toBlock({ runs, heading }: Line): RichNode {
  if (heading !== null) return withRuns({ type: 'heading', attrs: { level: heading } }, runs);
  const text = runs.map((run) => run.text).join('');
  return isSceneBreak(text) ? { type: 'horizontalRule' } : withRuns({ type: 'paragraph' }, runs);
}

function toItem([first, ...rest]: readonly ListLine[], level: number): RichNode {
  const isInner = ({ list }: ListLine): boolean => list.level > level;
  const inner = split(rest, (line, before) => !isInner(line) || !isInner(before));
  const paragraph = withRuns({ type: 'paragraph' }, first?.runs ?? []);
  return { type: 'listItem', content: [paragraph, ...inner.flatMap((lines) => toInner(lines, level))] };
}

function toInner(lines: readonly ListLine[], level: number): RichNode[] {
  const [first] = lines;
  return first?.list.isContinued === true ? lines.map(toBlock) : toLists(lines, level + 1);
}

function toLists(lines: readonly ListLine[], level: number): RichNode[] {
  const startsItem = ({ list }: ListLine): boolean => !list.isContinued && list.level <= level;
  const lists = split(lines, (line, first) => startsItem(line) && line.list.id !== first.list.id);
  return lists.map((list): RichNode => {
    const content = split(list, startsItem).map((item) => toItem(item, level));
    const { isOrdered = false, start = 1 } = list[0]?.list ?? {};
    return isOrdered ? { type: 'orderedList', attrs: { start }, content } : { type: 'bulletList', content };
  });
}

/** Groups paragraphs into quotes and lists. */
export function toBlocks(lines: readonly Line[]): RichNode[] {
  return split(lines, (line, first) => line.isQuote !== first.isQuote).flatMap((group) => {
    const parts = split(group, (line, first) => line.list === null || first.list === null);
    const blocks = parts.flatMap((part) => (part.every(isListLine) ? toLists(part, 0) : part.map(toBlock)));
    return group[0]?.isQuote === true ? [{ type: 'blockquote', content: blocks }] : blocks;
  });
}

/** A note begins with its number and a space: the text of its first line begins without one. */
export function trimStart(line: Line, n: number): Line {
  const [first, ...rest] = line.runs.filter(({ text }) => text !== '');
  return n > 0 || first === undefined ? line : { ...line, runs: [{ ...first, text: first.text.trimStart() }, ...rest] };
}

/** A table's row is a line with tabs between its cells. Cells of several paragraphs, as in a layout, keep them. */
export function toRowLines(cells: readonly (readonly Line[])[], isQuote = false): readonly Line[] {
  const written = cells.map((lines) => lines.filter(({ runs }) => !isBlank(runs)));
  const isRow = written.every((lines) => lines.length <= 1) && written.flat().length > 1;
  if (!isRow) return written.flat();
  const last = written.findLastIndex((lines) => lines.length > 0);
  const runs = written
    .slice(0, last + 1)
    .flatMap((lines, n) => [...(n > 0 ? [{ text: '\t', marks: [] }] : []), ...lines.flatMap((line) => line.runs)]);
  return [{ runs, heading: null, isQuote, list: null }];
}
