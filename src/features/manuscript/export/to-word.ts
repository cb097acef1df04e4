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

const numbering = {
  config: [
    {
      reference: 'numbers',
      levels: [
        { level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: { paragraph: { indent: { left: indent } } } },
      ],
    },
  ],
};

export async function toWord(doc: RichDoc, title: string): Promise<Blob> {
  const file = new Document({
    title,
    numbering,
    styles: {
      default: { document: { run: { font: 'Times New Roman', size: 24 }, paragraph: { spacing: { line: 480 } } } },
    },
    sections: [{ children: doc.content.flatMap((block, n) => paragraphs(block, doc.content[n - 1])) }],
  });
  return Packer.toBlob(file);
}

function paragraphs(block: RichNode, before?: RichNode, options: Options = {}): Paragraph[] {
  if (block.type === 'horizontalRule')
    return [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun('* * *')] })];
  if (block.type === 'heading') {
    const level = levels[(headingLevel(block) ?? 2) - 1];
    return [new Paragraph({ ...(level && { heading: level }), children: runs(block) })];
  }
  if (isLine(block)) {
    const isFirst = before === undefined || before.type === 'heading' || before.type === 'horizontalRule';
    return [
      new Paragraph({ ...(isFirst ? {} : { indent: { firstLine: indent } }), ...options, children: runs(block) }),
    ];
  }
  const inside = optionsInside(block, options);
  const rows = getChildren(block).flatMap((row) => (row.type === 'listItem' ? getChildren(row) : [row]));
  if (inside === null || rows.length === 0)
    return [new Paragraph({ ...options, children: [new TextRun(textOfNode(block))] })];
  return rows.flatMap((row) => paragraphs(row, undefined, inside));
}

function optionsInside({ type }: RichNode, outside: Options): Options | null {
  if (type === 'blockquote') return { ...outside, indent: { left: indent, right: indent } };
  if (type === 'bulletList') return { ...outside, bullet: { level: 0 } };
  if (type === 'orderedList') return { ...outside, numbering: { reference: 'numbers', level: 0 } };
  return null;
}

function runs(block: RichNode): TextRun[] {
  return getInlineRuns(block).map(
    ({ text, bold, italic, underline, strike, isBreak }) =>
      new TextRun({
        text,
        bold,
        italics: italic,
        strike,
        ...(underline && { underline: {} }),
        ...(isBreak && { break: 1 }),
      }),
  );
}
