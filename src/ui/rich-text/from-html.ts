import type { Element, Nodes } from 'hast';
import type { RichNode } from '#src/lib/rich-text.ts';
import {
  attributeOf,
  classesOf,
  findAll,
  findDescendant,
  hasClass,
  hrefOf,
  isEmoji,
  type Style,
  styleOf,
  textOf,
} from './html-elements.ts';
import { collapseSpaces, type HtmlRun, splitAtBlankLines } from './html-spaces.ts';
import { type Line, type ListPlace, toBlocks, toRowLines, trimStart } from '#src/lib/text-import/lines.ts';
import { addTo, noteMark, type Tally, withNotes } from '#src/lib/text-import/report.ts';
import { isBlank } from '#src/lib/text-import/runs.ts';

/** Pasted text, and what became of the rest. */
export type Pasted = { readonly content: readonly RichNode[]; readonly tally: Tally };

/** What an element's descendants inherit. */
type Context = {
  readonly marks: readonly string[];
  /** Spaces and line breaks stand as they are. */
  readonly isPre: boolean;
  readonly isLink: boolean;
  readonly isQuote: boolean;
  readonly heading: number | null;
  readonly list: ListPlace | null;
};

/** The lines of a text, a table's cell or a note. */
type Section = { readonly lines: Line[]; runs: HtmlRun[] };

/** What is found anywhere in the text. */
type Findings = { readonly tally: Tally; readonly noteIds: string[]; readonly notes: Map<string, RichNode[]> };

const start: Context = { marks: [], isPre: false, isLink: false, isQuote: false, heading: null, list: null };

const notText = new Set(['head', 'script', 'style', 'title', 'svg', 'iframe', 'object', 'noscript', 'template', 'rp']);

const pictures = new Set(['img', 'picture', 'video', 'canvas', 'v:imagedata']);

const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'html', 'main', 'nav'],
  ...['p', 'pre', 'section', 'summary'],
]);

const tagMarks: Readonly<Record<string, string>> = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic', u: 'underline' },
  ...{ s: 'strike', strike: 'strike', del: 'strike' },
};

/** Word, LibreOffice and Google Docs, in this order: links to notes and to comments. */
const noteLink = /^#_?(?:(ftn|edn)(\d+)|sd(foot|end)note(\d+)sym|ftnt(\d+))$/;

const noteStart = /^#_?(?:(ftn|edn)ref(\d+)|sd(foot|end)note(\d+)anc|ftnt_ref(\d+))$/;

const commentLink = /^#(?:_msocom_|cmnt|_cmnt|_anchor_)/;

/**
 * Reads the text of a clipboard's HTML: headings, paragraphs, quotes, lists, scene breaks, notes and marks, as Word,
 * Google Docs, Pages, LibreOffice and Outlook write them. Tracked changes are accepted, links become their text, a
 * table's row becomes a line. Counts what can't be kept. Styles are expected in `data-style`.
 */
export function fromHtml(tree: Nodes): Pasted {
  const findings: Findings = { tally: new Map(), noteIds: [], notes: new Map() };
  const content = toBlocks(readLines(tree, start, findings));
  const { noteIds, notes, tally } = findings;
  const ids = [...new Set([...noteIds, ...notes.keys()])];
  addTo(tally, 'notes', notes.size);
  addTo(tally, 'noteTexts', ids.length - notes.size);
  // Programs draw a line above the notes.
  const text = notes.size > 0 && content.at(-1)?.type === 'horizontalRule' ? content.slice(0, -1) : content;
  const found = ids.map((id) => notes.get(id) ?? null);
  return { content: withNotes(text, found), tally };
}

function readLines(node: Nodes, context: Context, findings: Findings): Line[] {
  const section: Section = { lines: [], runs: [] };
  readChildren(node, context, section, findings);
  endLine(section, context);
  return section.lines;
}

function readChildren(node: Nodes, context: Context, section: Section, findings: Findings): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type === 'text') section.runs.push({ text: child.value, marks: context.marks, isPre: context.isPre });
    else if (child.type === 'element') readElement(child, context, section, findings);
  }
}

function readElement(element: Element, context: Context, section: Section, findings: Findings): void {
  const { tagName } = element;
  const style = styleOf(element);
  if (isLeftOut(element, style, findings)) return;
  if (tagName === 'br') readBreak(element, style, context, section);
  else if (tagName === 'hr') addSceneBreak(section, context);
  else if (tagName === 'table') readTable(element, context, section, findings);
  else if (tagName === 'ul' || tagName === 'ol') {
    endLine(section, context);
    readList(element, context, section, findings);
  } else if (blocks.has(tagName)) readBlock(element, style, context, section, findings);
  else readInline(element, style, context, section, findings);
}

/** Whether an element holds no text of the writer's. */
function isLeftOut(element: Element, style: Style, findings: Findings): boolean {
  const { tagName } = element;
  const { tally } = findings;
  if (pictures.has(tagName) && !isEmoji(element)) {
    addTo(tally, 'pictures');
    return true;
  }
  if (notText.has(tagName) || hasClass(element, 'EOP', 'Apple-interchange-newline')) return true;
  const { 'mso-element': part = '', 'mso-list': list } = style;
  if (list === 'ignore' || part === 'comment-list') return true;
  if (style['display'] === 'none' || style['mso-hide'] === 'all') {
    if (textOf(element).trim() !== '') addTo(tally, 'hidden');
    return true;
  }
  if (hasClass(element, 'MsoCommentReference') || commentLink.test(hrefOf(element))) {
    addTo(tally, 'comments');
    return true;
  }
  if (/^(?:p|h\d)$/.test(tagName) && classesOf(element).some((name) => name.startsWith('MsoToc'))) {
    tally.set('contents', 1);
    return true;
  }
  const isDeleted = tagName === 'del' && ['cite', 'dateTime'].some((name) => element.properties[name] !== undefined);
  return isDeleted || hasClass(element, 'msoDel') || isNote(element, style, findings);
}

/** Keeps the text of a footnote or endnote for the end. */
function isNote(element: Element, style: Style, findings: Findings): boolean {
  const part = style['mso-element'] ?? '';
  if (/^(?:foot|end)note-list$/.test(part)) {
    readLines({ ...element, properties: {} }, start, findings);
    return true;
  }
  if (element.tagName !== 'div' && element.tagName !== 'p') return false;
  const link = findDescendant(element, (one) => hrefOf(one) !== '');
  const id = link === undefined ? null : idOf(noteStart.exec(hrefOf(link)));
  if (link === undefined || id === null || !textOf(element).trimStart().startsWith(textOf(link).trim())) return false;
  Object.assign(link, { children: [], properties: {} });
  findings.notes.set(id, toBlocks(readLines({ type: 'root', children: [element] }, start, findings).map(trimStart)));
  return true;
}

function idOf(match: RegExpExecArray | null): string | null {
  if (match === null) return null;
  const [, word = '', wordNumber, office = '', officeNumber, docsNumber] = match;
  return `${word === 'edn' || office === 'end' ? 'end' : 'foot'}${wordNumber ?? officeNumber ?? docsNumber}`;
}

function readBreak(element: Element, style: Style, context: Context, section: Section): void {
  const { 'page-break-before': old = '', 'break-before': place = old } = style;
  if (/page|always/.test(place)) endLine(section, context);
  else section.runs.push({ text: '\n', marks: [], isPre: true });
}

function addSceneBreak(section: Section, context: Context): void {
  endLine(section, context);
  section.lines.push({ runs: [{ text: '***', marks: [] }], heading: null, isQuote: false, list: null });
}

function readBlock(element: Element, style: Style, context: Context, section: Section, findings: Findings): void {
  const { tagName } = element;
  endLine(section, context);
  const before = section.lines.length;
  const level = Number(element.properties['dataLevel'] ?? /^h([1-6])$/.exec(tagName)?.[1] ?? Number.NaN);
  const own = hasClass(element, 'MsoTitle') ? 1 : level;
  const styled = withStyle(context, element, style);
  const inside: Context = {
    ...styled,
    heading: own >= 1 && own <= 6 ? own : context.heading,
    list: wordListOf(element, style) ?? context.list,
    isQuote:
      context.isQuote ||
      tagName === 'blockquote' ||
      classesOf(element).some((name) => /^Mso(?:Intense)?Quote$/.test(name)),
    isPre: tagName === 'pre' || styled.isPre,
  };
  readChildren(element, inside, section, findings);
  const isParagraph = tagName === 'p' && section.lines.length === before && !isAllLeftOut(element);
  endLine(section, inside, isParagraph);
}

/** Whether a paragraph only held what was left out. */
function isAllLeftOut(element: Element): boolean {
  return element.children.some((child) => child.type === 'element') && /\S/.test(textOf(element));
}

function readList(element: Element, context: Context, section: Section, findings: Findings): void {
  const { properties, tagName } = element;
  const outer = context.list;
  const id = `${section.lines.length} ${tagName}`;
  const isOrdered = tagName === 'ol';
  let number = Number(properties['start'] ?? 1) || 1;
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    if (child.tagName !== 'li') {
      // Google Docs writes a list into the list, not into the item before.
      const around = { isOrdered, start: 1, id, level: outer === null ? 0 : outer.level + 1, isContinued: false };
      readElement(child, { ...context, list: around }, section, findings);
      continue;
    }
    const level = Number(child.properties['dataAriaLevel'] ?? (outer === null ? 1 : outer.level + 2)) - 1;
    const place: ListPlace = {
      isOrdered,
      start: number,
      id: String(child.properties['dataListid'] ?? id),
      level: Math.max(0, level || 0),
      isContinued: false,
    };
    number += 1;
    const lines = readLines(child, { ...context, list: place }, findings);
    const isFirst = lines[0]?.list?.id === place.id && lines[0].list.level === place.level;
    if (!isFirst) section.lines.push({ runs: [], heading: null, isQuote: context.isQuote, list: place });
    for (const [n, line] of lines.entries()) {
      const isSame = line.list === place;
      const isContinued = isSame && (n > 0 || !isFirst);
      section.lines.push({
        ...line,
        heading: null,
        list: isContinued ? { ...place, isContinued } : (line.list ?? place),
      });
    }
  }
}

/** Word writes an item of a list as a paragraph that begins with a bullet or number. */
function wordListOf(element: Element, style: Style): ListPlace | null {
  const [, list, level, id] = /^(l\d+) level(\d+) (lfo\d+)/.exec(style['mso-list'] ?? '') ?? [];
  if (list === undefined) return null;
  const sign = textOf(findDescendant(element, (one) => styleOf(one)['mso-list'] === 'ignore') ?? element).trim();
  const [, number] = /^\(?([\p{L}\p{N}.]+)[.)]/u.exec(sign) ?? [];
  return {
    ...{ isOrdered: number !== undefined, start: Number(number) || 1 },
    ...{ id: `${list} ${id}`, level: Number(level) - 1, isContinued: false },
  };
}

function readTable(table: Element, context: Context, section: Section, findings: Findings): void {
  endLine(section, context);
  const rows = findAll(table, /^tr$/).map((row) =>
    findAll(row, /^t[dh]$/).map((cell) => readLines(cell, { ...context, list: null }, findings)),
  );
  if (rows.some((cells) => cells.length > 1)) addTo(findings.tally, 'tables');
  section.lines.push(...rows.flatMap((cells) => toRowLines(cells, context.isQuote)));
}

function readInline(element: Element, style: Style, context: Context, section: Section, findings: Findings): void {
  const { tagName } = element;
  const id = tagName === 'a' ? idOf(noteLink.exec(hrefOf(element))) : null;
  if (id !== null) {
    if (!findings.noteIds.includes(id)) findings.noteIds.push(id);
    section.runs.push({ text: noteMark(findings.noteIds.indexOf(id) + 1), marks: context.marks, isPre: false });
    return;
  }
  const inside = withStyle(context, element, style);
  if (isEmoji(element)) section.runs.push({ text: attributeOf(element, 'alt'), marks: inside.marks, isPre: true });
  else if (tagName === 'rt') {
    addTo(findings.tally, 'readings');
    section.runs.push({ text: `(${textOf(element).trim()})`, marks: context.marks, isPre: true });
  } else if (style['mso-spacerun'] === 'yes' || hasClass(element, 'Apple-converted-space'))
    section.runs.push({ text: textOf(element).replaceAll('\u{a0}', ' '), marks: inside.marks, isPre: true });
  else readChildren(element, inside, section, findings);
}

function withStyle(context: Context, element: Element, style: Style): Context {
  const { tagName } = element;
  const marks = new Set(context.marks);
  const isLink = context.isLink || tagName === 'a';
  const mark = tagMarks[tagName];
  if (mark !== undefined) marks.add(mark);
  const { 'font-weight': weight, 'font-style': slant, 'white-space': space } = style;
  if (weight !== undefined) set(marks, 'bold', /^bold|^[6-9]00/.test(weight));
  if (slant !== undefined) set(marks, 'italic', /italic|oblique/.test(slant));
  const line = style['text-decoration-line'] ?? style['text-decoration'];
  if (line !== undefined) {
    if (/none/.test(line) && mark === 'underline') marks.delete('underline');
    if (/underline/.test(line) && !isLink) marks.add('underline');
    if (/line-through/.test(line)) marks.add('strike');
  }
  const isPre = space === undefined ? context.isPre : /^(?:pre|break-spaces)/.test(space) && space !== 'pre-line';
  return { ...context, marks: [...marks], isLink, isPre };
}

function set(marks: Set<string>, mark: string, isSet: boolean): void {
  if (isSet) marks.add(mark);
  else marks.delete(mark);
}

/** Ends the line. Two line breaks, as in e-mails, begin a paragraph. `isParagraph`: an empty line stays. */
function endLine(section: Section, { heading, isQuote, list }: Context, isParagraph = false): void {
  const { lines, runs } = section;
  section.runs = [];
  const parts = splitAtBlankLines(collapseSpaces(runs));
  const isEmpty = parts.every(isBlank);
  const hasBreak = runs.some(({ text, isPre }) => isPre && text === '\n');
  if (isEmpty) {
    if (hasBreak || isParagraph) lines.push({ runs: [], heading: null, isQuote, list });
    return;
  }
  for (const part of parts) if (!isBlank(part)) lines.push({ runs: part, heading, isQuote, list });
}
