import { describe, expect, it } from 'vitest';
import type { RichNode } from '#src/lib/rich-text.ts';
import { type Tally, withNotes } from '#src/lib/text-import/report.ts';
import { describeImport } from './import-report.ts';

function paragraph(text: string): RichNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

const doc = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'The quay' }] },
    paragraph('It was grey.'),
    { type: 'horizontalRule' },
    paragraph('Night.'),
  ],
} as const;

describe('the report of an import', () => {
  it('says how much was read, and nothing else when all was kept', () => {
    expect(describeImport({ doc, tally: new Map() })).toEqual({ size: '6 words, 2 scenes', remarks: [] });
  });

  it('says what changed and what was left out', () => {
    const tally: Tally = new Map([
      ...(['notes', 'tables', 'readings', 'formulas'] as const).map((kind, n) => [kind, n + 1] as const),
      ...(['comments', 'pictures', 'symbols', 'embedded'] as const).map((kind, n) => [kind, n + 1] as const),
      ...(['pageEdges', 'hidden', 'contents', 'frontMatter'] as const).map((kind) => [kind, 3] as const),
    ]);
    expect(describeImport({ doc, tally, encoding: 'Windows-1251' }).remarks).toEqual([
      '1 note is at the end of the text, with marks such as [1].',
      '2 tables: each row is a line, with tabs between its cells.',
      '3 readings are in parentheses after the words.',
      '4 formulas are plain text.',
      'Left out: 1 comment, 2 pictures, 3 unknown symbols, 4 embedded documents, headers and footers, hidden text, ' +
        'the table of contents, and the properties before the text.',
      'Read as Windows-1251. If letters look wrong, save the file as UTF-8 and choose it again.',
    ]);
  });
});

describe('notes', () => {
  it('begin with their marks, after the text', () => {
    const quote = { type: 'blockquote', content: [paragraph('Grey.')] };
    expect(withNotes([paragraph('Salt[1][2].')], [[paragraph('White.'), paragraph('More.')], [quote], []])).toEqual([
      paragraph('Salt[1][2].'),
      { type: 'horizontalRule' },
      ...[paragraph('[1] White.'), paragraph('More.'), paragraph('[2] '), quote, paragraph('[3] ')],
    ]);
    expect(withNotes([paragraph('Salt.')], [])).toEqual([paragraph('Salt.')]);
  });
});
