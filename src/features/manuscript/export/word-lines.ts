import { type Line, toRowLines } from '#src/lib/text-import/lines.ts';
import { addTo } from '#src/lib/text-import/report.ts';
import { isBlank, type Run } from '#src/lib/text-import/runs.ts';
import { type Context, isContents, leaveOut, pageBreak, runsOf } from './word-runs.ts';
import type { Style } from './word-styles.ts';
import { findChild, partsOf, valueOf, type XmlElement } from './word-xml.ts';

/** Word has nine levels of lists. */
const deepestLevel = 8;

const deleted = new Set(['w:del', 'w:moveFrom']);

const embedded = new Set(['w:altChunk', 'w:subDoc']);

/** Returns the paragraphs in an element, those of tables and text boxes included. */
export function linesOf(parent: XmlElement, context: Context): Line[] {
  const lines: Line[] = [];
  addLines(parent, context, lines);
  return lines;
}

function addLines(parent: XmlElement, context: Context, lines: Line[]): void {
  for (const part of partsOf(parent)) {
    if (deleted.has(part.name)) continue;
    if (embedded.has(part.name)) leaveOut(context, 'embedded');
    else if (part.name === 'w:sdt' && isContents(part)) leaveOut(context, 'contents');
    else if (part.name === 'w:tbl') lines.push(...tableLines(part, context));
    else {
      if (part.name === 'w:p') lines.push(...paragraphLines(part, context, lines.at(-1)));
      addLines(part, context, lines);
    }
  }
}

function paragraphLines(paragraph: XmlElement, context: Context, previous: Line | undefined): Line[] {
  const before = context.omissions;
  const runs = runsOf(paragraph, context);
  const isGone = context.omissions > before || findChild(paragraph, 'w:pPr', 'w:rPr', 'w:del') !== undefined;
  if (isGone && isBlank(runs)) return [];
  const [first = [], ...rest] = splitAtBreaks(runs);
  const line = toLine(paragraph, first, context, previous);
  const continued = { ...line, list: line.list && { ...line.list, isContinued: true } };
  return [line, ...rest.map((runs) => ({ ...continued, runs }))];
}

/** Splits a paragraph at page breaks inside of it. At its ends they separate nothing. */
function splitAtBreaks(runs: readonly Run[]): readonly (readonly Run[])[] {
  const parts: Run[][] = [[]];
  for (const { text, marks } of runs)
    for (const [n, piece] of text.split(pageBreak).entries()) {
      if (n > 0) parts.push([]);
      parts.at(-1)?.push({ text: piece, marks });
    }
  if (parts.length === 1) return parts;
  const written = parts.filter((part) => !isBlank(part));
  return written.length > 0 ? written : [[]];
}

function headingOf({ chain }: Style): number | null {
  for (const style of chain) {
    const name = valueOf(style, 'w:name') ?? '';
    const level = name.toLowerCase() === 'title' ? 1 : Number(/^heading ([1-6])$/i.exec(name)?.[1]);
    if (level >= 1) return level;
  }
  return null;
}

function toLine(paragraph: XmlElement, runs: readonly Run[], context: Context, previous: Line | undefined): Line {
  const own = findChild(paragraph, 'w:pPr');
  const style = context.styleOf(valueOf(own, 'w:pStyle'));
  const sources = [own, ...style.chain.map((one) => findChild(one, 'w:pPr'))];
  const numbered = sources.map((source) => findChild(source, 'w:numPr')).find((found) => found !== undefined);
  const [id, level] = [valueOf(numbered, 'w:numId') ?? '0', Number(valueOf(numbered, 'w:ilvl') ?? 0)];
  const heading = headingOf(style);
  const line = { runs, heading, isQuote: /^(?:intense )?quote$/.test(style.name) };
  if (heading !== null) return { ...line, list: null };
  const atLevel = Math.min(Math.max(0, level || 0), deepestLevel);
  if (id !== '0')
    return { ...line, list: { ...context.nextNumber(id, atLevel), id, level: atLevel, isContinued: false } };
  const continued = /^list continue(?: (\d))?$/.exec(style.name);
  if (continued === null || !previous?.list) return { ...line, list: null };
  return { ...line, list: { ...previous.list, level: Number(continued[1] ?? 1) - 1, isContinued: true } };
}

function tableLines(table: XmlElement, context: Context): Line[] {
  const rows = findAll(table, 'w:tr').map((row) => findAll(row, 'w:tc').map((cell) => linesOf(cell, context)));
  if (rows.some((cells) => cells.length > 1)) addTo(context.tally, 'tables');
  return rows.flatMap((cells) => toRowLines(cells));
}

/** Finds elements of a name, but not inside of each other or of another table. */
function findAll(parent: XmlElement, name: string): readonly XmlElement[] {
  return partsOf(parent).flatMap((part): readonly XmlElement[] => {
    if (part.name === name) return [part];
    return part.name === 'w:tbl' || deleted.has(part.name) ? [] : findAll(part, name);
  });
}
