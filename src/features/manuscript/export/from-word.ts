import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { isSceneBreak, type Run, withRuns } from './from-text.ts';
import { childrenOf, findChild, readWordParts, valueOf, type WordParts, type XmlElement } from './word-xml.ts';

type Numbering = { readonly isOrdered: boolean; readonly start: number };

/** A paragraph's place in a list. `isContinued`: it belongs to the item before it. */
type ListPlace = Numbering & { readonly id: string; readonly level: number; readonly isContinued: boolean };

type Line = {
  readonly runs: readonly Run[];
  readonly heading: number | null;
  readonly isQuote: boolean;
  readonly list: ListPlace | null;
};

type Style = { readonly name: string; readonly chain: readonly XmlElement[] };

type Context = {
  readonly styleOf: (id: string | undefined) => Style;
  /** Counts the items: the start of each is its own number. */
  readonly nextNumber: (id: string, level: number) => Numbering;
};

/** Word has nine levels of lists. */
const deepestLevel = 8;

/** Deleted text, field codes and the second copy of a drawing. */
const hidden = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback']);

const signs: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '\u{2011}'],
  ['w:softHyphen', '\u{ad}'],
]);

function createStyleOf({ styles }: WordParts): Context['styleOf'] {
  const byId = new Map(
    childrenOf(findChild(styles, 'w:styles'), 'w:style').map((style) => [style.attributes.get('w:styleId'), style]),
  );
  return (id) => {
    const chain: XmlElement[] = [];
    for (let style = byId.get(id); style && !chain.includes(style); style = byId.get(valueOf(style, 'w:basedOn')))
      chain.push(style);
    // Ids are translated ("Überschrift1"), names aren't.
    return { name: (valueOf(chain[0], 'w:name') ?? id ?? '').toLowerCase(), chain };
  };
}

function createNextNumber({ numbering }: WordParts): Context['nextNumber'] {
  const root = findChild(numbering, 'w:numbering');
  const counts = new Map<string, readonly number[]>();
  const find = (parent: XmlElement | undefined, name: string, key: string, value: string | undefined) =>
    childrenOf(parent, name).find(({ attributes }) => attributes.get(key) === value);
  return (id, level) => {
    const instance = find(root, 'w:num', 'w:numId', id);
    const list = find(root, 'w:abstractNum', 'w:abstractNumId', valueOf(instance, 'w:abstractNumId'));
    const format = find(list, 'w:lvl', 'w:ilvl', String(level));
    const changed = find(instance, 'w:lvlOverride', 'w:ilvl', String(level));
    const start = Number(valueOf(changed, 'w:startOverride') ?? valueOf(format, 'w:start') ?? 1);
    const count = counts.get(id) ?? [];
    const before = count[level] ?? 0;
    counts.set(id, [...count.slice(0, level), before + 1]);
    return {
      isOrdered: !['bullet', 'none', undefined].includes(valueOf(format, 'w:numFmt')),
      start: (Number.isInteger(start) ? start : 1) + before,
    };
  };
}

function isOn(mark: XmlElement | undefined): boolean {
  return mark !== undefined && !['0', 'false', 'off', 'none'].includes(mark.attributes.get('w:val') ?? '');
}

function marksOf(run: XmlElement, { styleOf }: Context): string[] {
  const own = findChild(run, 'w:rPr');
  const { name: style, chain } = styleOf(valueOf(own, 'w:rStyle'));
  const sources = [own, ...chain.map((one) => findChild(one, 'w:rPr'))];
  const has = (name: string): boolean =>
    isOn(sources.map((source) => findChild(source, name)).find((mark) => mark !== undefined));
  return [
    ...(has('w:b') ? ['bold'] : []),
    ...(has('w:i') ? ['italic'] : []),
    ...(has('w:u') && style !== 'hyperlink' ? ['underline'] : []),
    ...(has('w:strike') || has('w:dstrike') ? ['strike'] : []),
  ];
}

function textOf(part: XmlElement): string {
  if (part.name === 'w:t')
    return part.children
      .filter((child) => typeof child === 'string')
      .join('')
      .replaceAll(/[\r\n]/g, ' ');
  // A page break isn't a line break.
  if (part.name === 'w:br') return ['page', 'column'].includes(part.attributes.get('w:type') ?? '') ? '' : '\n';
  return signs.get(part.name) ?? '';
}

/** Returns the runs of a paragraph, those of links and tracked insertions included. */
function runsOf(parent: XmlElement, context: Context): Run[] {
  return childrenOf(parent).flatMap((child): Run[] => {
    if (hidden.has(child.name) || child.name === 'w:pPr') return [];
    if (child.name !== 'w:r') return runsOf(child, context);
    const marks = marksOf(child, context);
    return childrenOf(child).map((part) => ({ text: textOf(part), marks }));
  });
}

function headingOf({ chain }: Style): number | null {
  for (const style of chain) {
    const name = valueOf(style, 'w:name') ?? '';
    const level = name.toLowerCase() === 'title' ? 1 : Number(/^heading ([1-6])$/i.exec(name)?.[1]);
    if (level >= 1) return level;
  }
  return null;
}

function toLine(paragraph: XmlElement, context: Context, previous: Line | undefined): Line {
  const own = findChild(paragraph, 'w:pPr');
  const style = context.styleOf(valueOf(own, 'w:pStyle'));
  const sources = [own, ...style.chain.map((one) => findChild(one, 'w:pPr'))];
  const numbered = sources.map((source) => findChild(source, 'w:numPr')).find((found) => found !== undefined);
  const [id, level] = [valueOf(numbered, 'w:numId') ?? '0', Number(valueOf(numbered, 'w:ilvl') ?? 0)];
  const heading = headingOf(style);
  const line = { runs: runsOf(paragraph, context), heading, isQuote: /^(?:intense )?quote$/.test(style.name) };
  if (heading !== null) return { ...line, list: null };
  const atLevel = Math.min(Math.max(0, level || 0), deepestLevel);
  if (id !== '0')
    return { ...line, list: { ...context.nextNumber(id, atLevel), id, level: atLevel, isContinued: false } };
  const continued = /^list continue(?: (\d))?$/.exec(style.name);
  if (continued === null || !previous?.list) return { ...line, list: null };
  return { ...line, list: { ...previous.list, level: Number(continued[1] ?? 1) - 1, isContinued: true } };
}

/** Returns the paragraphs of the text, those of tables and boxes included. */
function toLines(parent: XmlElement, context: Context, lines: Line[] = []): Line[] {
  for (const child of childrenOf(parent)) {
    if (hidden.has(child.name)) continue;
    if (child.name === 'w:p') lines.push(toLine(child, context, lines.at(-1)));
    toLines(child, context, lines);
  }
  return lines;
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

type ListLine = Line & { readonly list: ListPlace };

function isListLine(line: Line): line is ListLine {
  return line.list !== null;
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

function toBlocks(lines: readonly Line[]): RichNode[] {
  return split(lines, (line, first) => line.isQuote !== first.isQuote).flatMap((group) => {
    const parts = split(group, (line, first) => line.list === null || first.list === null);
    const blocks = parts.flatMap((part) => (part.every(isListLine) ? toLists(part, 0) : part.map(toBlock)));
    return group[0]?.isQuote === true ? [{ type: 'blockquote', content: blocks }] : blocks;
  });
}

/**
 * Reads headings, paragraphs, quotes, lists, scene breaks and marks from a Word file. Links become their text. Returns
 * null for any other file.
 */
export function fromWord(file: Uint8Array): RichDoc | null {
  const parts = readWordParts(file);
  const body = findChild(parts?.document, 'w:document', 'w:body');
  if (parts === null || body === undefined) return null;
  const context = { styleOf: createStyleOf(parts), nextNumber: createNextNumber(parts) };
  return { type: 'doc', content: toBlocks(toLines(body, context)) };
}
