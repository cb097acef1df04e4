import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc, type RichNode } from '#src/lib/rich-text.ts';
import { fromWord } from './from-word.ts';
import { toWord } from './to-word.ts';
import { parseXml } from './word-xml.ts';

async function exportAndImport(doc: RichDoc): Promise<RichDoc | null> {
  return fromWord(new Uint8Array(await (await toWord(doc, 'The Salt Road')).arrayBuffer()));
}

const words = fc.stringMatching(/^[\p{L}"&<>'~.][\p{L}\p{N}"&<>'~. \t]{0,20}[\p{L}.]$/u);

const marks = fc.subarray(['bold', 'italic', 'strike', 'underline']);

const inline = fc
  .array(fc.oneof({ arbitrary: fc.record({ words, marks }), weight: 4 }, fc.constant(null)), { maxLength: 4 })
  .map((runs) => {
    const nodes: RichNode[] = [];
    for (const run of runs) {
      const types = run?.marks.map((type) => ({ type })) ?? [];
      const before = nodes.at(-1);
      if (run === null) nodes.push({ type: 'hardBreak' });
      // The editor joins text with the same marks.
      else if (before?.text === undefined || JSON.stringify(before.marks ?? []) !== JSON.stringify(types))
        nodes.push({ type: 'text', text: run.words, ...(types.length > 0 && { marks: types }) });
    }
    return nodes;
  });

function toLine(type: string, attrs?: Record<string, unknown>) {
  return (content: RichNode[]): RichNode => ({ type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) });
}

const paragraph = inline.map(toLine('paragraph'));

const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), inline)
  .map(([level, content]) => toLine('heading', { level })(content));

function list(depth: number): fc.Arbitrary<RichNode> {
  const inner = depth === 0 ? paragraph : fc.oneof({ arbitrary: paragraph, weight: 2 }, list(depth - 1));
  const content = fc.array(
    fc.tuple(paragraph, fc.array(inner, { maxLength: 2 })).map(([first, rest]) => ({
      type: 'listItem',
      content: [first, ...rest],
    })),
    { minLength: 1, maxLength: 3 },
  );
  return fc.oneof(
    content.map((rows) => ({ type: 'bulletList', content: rows })),
    fc
      .tuple(content, fc.integer({ min: 0, max: 30 }))
      .map(([rows, start]) => ({ type: 'orderedList', attrs: { start }, content: rows })),
  );
}

const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((content): RichNode => ({ type: 'blockquote', content }));

/** Two quotes in a row are one in Word, so a heading follows each. */
const parted = quote.map((block): RichNode[] => [block, { type: 'heading', attrs: { level: 2 } }]);

const manuscript = fc
  .array(
    fc.oneof(
      parted,
      fc.oneof(paragraph, heading, list(2), fc.constant({ type: 'horizontalRule' })).map((block) => [block]),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((blocks): RichDoc => ({ type: 'doc', content: blocks.flat() }));

describe('a Word export', () => {
  it('is imported unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(manuscript, async (doc) => {
        expect(await exportAndImport(doc)).toEqual(doc);
      }),
    );
  });

  it('keeps the text of what Word has no place for', async () => {
    const link = { type: 'link', attrs: { href: 'https://example.org' } };
    const doc: RichDoc = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'a link', marks: [link] }] },
        { type: 'table', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a cell' }] }] },
      ],
    };
    const imported = await exportAndImport(doc);
    expect(imported && plainText(imported)).toBe('a link\n\na cell');
  });
});

type Parts = { styles?: string; numbering?: string };

function wordFile(body: string, { styles, numbering }: Parts = {}): Uint8Array {
  return zipSync({
    'word/document2.xml': strToU8(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
    ...(styles !== undefined && { 'word/styles.xml': strToU8(`<w:styles>${styles}</w:styles>`) }),
    ...(numbering !== undefined && { 'word/numbering.xml': strToU8(`<w:numbering>${numbering}</w:numbering>`) }),
  });
}

function line(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

function imported(body: string, parts?: Parts): string[] {
  return (fromWord(wordFile(body, parts))?.content ?? []).map((block) => JSON.stringify(block));
}

function text(content: string, ...types: string[]): RichNode {
  return { type: 'text', text: content, ...(types.length > 0 && { marks: types.map((type) => ({ type })) }) };
}

describe('a file from a word processor', () => {
  it('recognises translated headings, and bold and italic by character style', () => {
    const styles =
      '<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>' +
      '<w:style w:styleId="Kapitel"><w:name w:val="Kapitel"/><w:basedOn w:val="berschrift1"/></w:style>' +
      '<w:style w:styleId="Fett"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>' +
      '<w:style w:styleId="Kreis"><w:basedOn w:val="Kreis"/></w:style>';
    const body = [
      line('One', '<w:pStyle w:val="Kapitel"/>'),
      '<w:p><w:r><w:rPr><w:rStyle w:val="Fett"/></w:rPr><w:t>salt</w:t></w:r>',
      '<w:r><w:rPr><w:rStyle w:val="Fett"/><w:b w:val="0"/><w:i w:val="1"/></w:rPr><w:t> road</w:t></w:r></w:p>',
      line('Two', '<w:pStyle w:val="Kreis"/>'),
    ].join('');
    expect(fromWord(wordFile(body, { styles }))?.content).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [text('One')] },
      { type: 'paragraph', content: [text('salt', 'bold'), text(' road', 'italic')] },
      { type: 'paragraph', content: [text('Two')] },
    ]);
  });

  it('continues the numbers of a list after a paragraph and restarts inner ones', () => {
    const format = (level: number) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl>`;
    const numbering =
      `<w:abstractNum w:abstractNumId="7">${format(0)}${format(1)}</w:abstractNum>` +
      '<w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>';
    const item = (name: string, level: number) =>
      line(name, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`);
    const body = item('a', 0) + item('b', 1) + item('c', 0) + line('text') + item('d', 0) + item('e', 1);
    const starts = imported(body, { numbering }).map((block) => block.match(/(?<="start":)\d+|"text":"\w+"/g));
    expect(starts).toEqual([
      ['1', '"text":"a"', '1', '"text":"b"', '"text":"c"'],
      ['"text":"text"'],
      ['3', '"text":"d"', '1', '"text":"e"'],
    ]);
  });

  it.each([
    [
      'links and tracked changes',
      '<w:hyperlink><w:r><w:t>a</w:t></w:r></w:hyperlink><w:ins><w:r><w:t>b</w:t></w:r></w:ins><w:del><w:r><w:delText>c</w:delText></w:r></w:del>',
      'ab',
    ],
    [
      'line breaks, tabs and page breaks',
      '<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:tab/><w:br w:type="page"/><w:t>c</w:t></w:r>',
      'a\nb\tc',
    ],
    [
      'field codes',
      '<w:r><w:instrText>PAGE</w:instrText></w:r><w:fldSimple><w:r><w:t>12</w:t></w:r></w:fldSimple>',
      '12',
    ],
    [
      'entities and CDATA',
      '<w:r><w:t>&lt;b&gt; &amp;lt; &#x1F9C2; &other; <![CDATA[<i>]]></w:t></w:r>',
      '<b> &lt; 🧂 &other; <i>',
    ],
    [
      'text boxes',
      '<w:r><w:t>a</w:t><mc:AlternateContent><mc:Choice><w:p><w:r><w:t>b</w:t></w:r></w:p></mc:Choice><mc:Fallback><w:p><w:r><w:t>b</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:r>',
      'a\n\nb',
    ],
    ['a centred scene break', '<w:r><w:t>***</w:t></w:r>', '* * *'],
  ])('imports %s', (_case, content, expected) => {
    const doc = fromWord(wordFile(`<w:p>${content}</w:p>`));
    expect(doc && plainText(doc)).toBe(expected);
  });

  it('imports the text of tables', () => {
    const body = `<w:tbl><w:tr><w:tc>${line('one')}</w:tc><w:tc>${line('two')}</w:tc></w:tr></w:tbl>${line('three')}`;
    const doc = fromWord(wordFile(body));
    expect(doc && plainText(doc)).toBe('one\n\ntwo\n\nthree');
  });
});

describe('a file that is not from Word', () => {
  it.each<[string, Uint8Array]>([
    ['text', strToU8('PK, but only text')],
    ['a zip file without a document', zipSync({ 'word/media.txt': strToU8('x') })],
    ['a document without a body', zipSync({ 'word/document.xml': strToU8('<w:document/>') })],
    ['broken XML', wordFile('<w:p><w:r></w:p>')],
    ['an unclosed tag', wordFile('<w:p a="')],
    ['XML of extreme depth', wordFile('<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000))],
    ['a damaged zip file', wordFile(line('x')).slice(0, 80)],
  ])('is rejected: %s', (_case, file) => {
    expect(fromWord(file)).toBeNull();
  });

  it('never makes the reader fail', () => {
    const source = fc.array(
      fc.constantFrom('<', '>', '/', 'w:p', 'w:r', '=', '"', "'", ' ', '&#9;', '&#x110000;', '!--', ']]>'),
    );
    fc.assert(
      fc.property(source, (parts) => {
        expect(() => parseXml(parts.join(''))).not.toThrow();
      }),
    );
  });
});
