import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import { getChildren, headingLevel, type RichDoc, type RichNode, textOfNode } from '#src/lib/rich-text.ts';
import { isLine, getInlineRuns } from './inline-runs.ts';

type Options = ConstructorParameters<typeof Paragraph>[0] & object;

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** Half an inch, in twentieths of a point. */
const indent = 720;

/** Word's nine levels of lists. */
const listLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** What XML can't hold: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function toWritable(text: string): string {
  return text.replaceAll(unwritable, '');
}

/**
 * Returns a list's name. docx writes it between braces and replaces it last, in the writer's text too. So it has a
 * character that no written text has.
 */
function toListName(start: number | null): string {
  return `\u{fffe}${start ?? 'bullets'}`;
}

/** Word's names, so that Word and our import recognise them. */
const paragraphStyles = [
  { id: 'Quote', name: 'Quote', basedOn: 'Normal', paragraph: { indent: { left: indent, right: indent } } },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => {
    const ending = level === 1 ? '' : String(level);
    const paragraph = { indent: { left: indent * level } };
    return { id: `ListContinue${ending}`, name: `List Continue ${ending}`.trim(), basedOn: 'Normal', paragraph };
  }),
];

function toNumbering(start: number | null) {
  return {
    reference: toListName(start),
    levels: listLevels.map((level) => ({
      level,
      ...(start === null ? { format: LevelFormat.BULLET, text: '•' } : { format: LevelFormat.DECIMAL, start }),
      ...(start !== null && { text: `%${level + 1}.` }),
      style: { paragraph: { indent: { left: indent * (level + 1), hanging: indent / 2 } } },
    })),
  };
}

/** The lists so far. Each has its own instance, so that Word numbers each from its start. */
type Lists = { count: number; readonly starts: Set<number> };

type Place = { readonly lists: Lists; readonly options: Options; readonly level: number };

/** Converts a text to a Word file. Only the text's own formatting is active. */
export async function toWord(doc: RichDoc, title: string): Promise<Blob> {
  const lists: Lists = { count: 0, starts: new Set() };
  const outside: Place = { lists, options: {}, level: -1 };
  const children = doc.content.flatMap((block, n) => paragraphs(block, outside, doc.content[n - 1]));
  const file = new Document({
    title: toWritable(title),
    numbering: {
      config: [toNumbering(null), ...[...lists.starts].map(toNumbering)],
    },
    styles: {
      default: { document: { run: { font: 'Times New Roman', size: 24 }, paragraph: { spacing: { line: 480 } } } },
      paragraphStyles,
    },
    sections: [{ children }],
  });
  return Packer.toBlob(file);
}

function paragraphs(block: RichNode, place: Place, before?: RichNode): Paragraph[] {
  if (block.type === 'horizontalRule')
    return [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun('* * *')] })];
  if (block.type === 'heading') {
    const level = levels[(headingLevel(block) ?? 2) - 1];
    return [paragraph(block, { ...(level && { heading: level }) })];
  }
  if (isLine(block)) {
    const isFirst = before === undefined || before.type === 'heading' || before.type === 'horizontalRule';
    return [paragraph(block, { ...(isFirst ? {} : { indent: { firstLine: indent } }), ...place.options })];
  }
  const rows = getChildren(block);
  if (rows.length > 0 && block.type === 'blockquote') {
    const options: Options = { style: 'Quote', indent: { left: indent, right: indent } };
    return rows.flatMap((row) => paragraphs(row, { ...place, options }));
  }
  if (rows.length > 0 && (block.type === 'bulletList' || block.type === 'orderedList')) return items(block, place);
  return [new Paragraph({ ...place.options, children: [new TextRun(toWritable(textOfNode(block)))] })];
}

function items(list: RichNode, { lists, options: { style }, level: outside }: Place): Paragraph[] {
  const level = Math.min(outside + 1, listLevels.length - 1);
  const first = list.attrs?.['start'];
  const start = typeof first === 'number' && Number.isInteger(first) && first >= 0 ? first : 1;
  const reference = toListName(list.type === 'bulletList' ? null : start);
  if (list.type === 'orderedList') lists.starts.add(start);
  lists.count += 1;
  const instance = lists.count;
  const isQuote = style === 'Quote';
  const numbered: Options = { ...(isQuote && { style }), numbering: { reference, level, instance } };
  const continued: Options = { style: level === 0 ? 'ListContinue' : `ListContinue${level + 1}` };
  return getChildren(list).flatMap((item) => {
    const [line, ...rest] = item.type === 'listItem' ? getChildren(item) : [item];
    return [
      ...(line ? paragraphs(line, { lists, options: numbered, level }) : []),
      ...rest.flatMap((row) => paragraphs(row, { lists, options: isQuote ? { style } : continued, level })),
    ];
  });
}

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether the text's first letter is of a script that is written from right to left. */
function isRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
}

/** A paragraph in the direction of its own words. */
function paragraph(block: RichNode, options: Options): Paragraph {
  return new Paragraph({
    ...options,
    ...(isRightToLeft(textOfNode(block)) && { bidirectional: true }),
    children: runs(block),
  });
}

function runs(block: RichNode): TextRun[] {
  return getInlineRuns(block).map(
    ({ text, bold, italic, underline, strike, isBreak }) =>
      new TextRun({
        text: toWritable(text),
        ...(isRightToLeft(text) && { rightToLeft: true }),
        bold,
        italics: italic,
        strike,
        ...(underline && { underline: {} }),
        ...(isBreak && { break: 1 }),
      }),
  );
}
