import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc, type RichNode } from '#src/lib/rich-text.ts';
import { fromWord } from './from-word.ts';
import { toWord } from './to-word.ts';
import { parseXml } from './word-xml.ts';

async function exportAndImport(doc: RichDoc): Promise<RichDoc | null> {
  return fromWord(new Uint8Array(await (await toWord(doc, 'The Salt Road')).arrayBuffer()))?.doc ?? null;
}

const phrase = fc.stringMatching(/^[\p{L}"&<>'~.][\p{L}\p{N}"&<>'~. \t]{0,20}[\p{L}.]$/u);

const marks = fc.subarray(['bold', 'italic', 'strike', 'underline']);

const inline = fc
  .array(fc.oneof({ arbitrary: fc.record({ words: phrase, marks }), weight: 4 }, fc.constant(null)), { maxLength: 4 })
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

  it('has the direction of each paragraph and of each of its runs', async () => {
    const text = (value: string): RichNode => ({ type: 'text', text: value });
    const line = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
    const italic: RichNode = { type: 'text', text: 'Salt', marks: [{ type: 'italic' }] };
    const doc: RichDoc = { type: 'doc', content: [line(text('«شب» '), italic), line(text('Night, שלום'))] };
    const parts = unzipSync(new Uint8Array(await (await toWord(doc, 'The Salt Road')).arrayBuffer()));
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    const sides = xml.match(/<w:bidi\/>|<w:rtl\/>|<w:t [^>]*>[^<]*/gu)?.map((tag) => tag.replace(/<w:t [^>]*>/u, ''));
    expect(sides).toEqual(['<w:bidi/>', '<w:rtl/>', '«شب» ', 'Salt', 'Night, שלום']);
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

/** The content of each part's root element. */
type Parts = { readonly [name in 'styles' | 'numbering' | 'footnotes' | 'endnotes' | 'comments' | 'hdr']?: string };

function wordFile(body: string, parts: Parts = {}): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'word/document2.xml': strToU8(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
  };
  for (const [name, content] of Object.entries(parts))
    files[`word/${name === 'hdr' ? 'header1' : name}.xml`] = strToU8(`<w:${name}>${content}</w:${name}>`);
  return zipSync(files);
}

function textFrom(body: string, parts?: Parts): string | null {
  const imported = fromWord(wordFile(body, parts));
  return imported && plainText(imported.doc);
}

function tallyOf(body: string, parts?: Parts): Record<string, number> {
  return Object.fromEntries(fromWord(wordFile(body, parts))?.tally ?? []);
}

function run(content: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`;
}

function words(content: string, properties = ''): string {
  return run(`<w:t>${content}</w:t>`, properties);
}

function line(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

function imported(body: string, parts?: Parts): string[] {
  return (fromWord(wordFile(body, parts))?.doc.content ?? []).map((block) => JSON.stringify(block));
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
    expect(fromWord(wordFile(body, { styles }))?.doc.content).toEqual([
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
      'a\nb\t\n\nc',
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
    expect(textFrom(`<w:p>${content}</w:p>`)).toBe(expected);
  });

  it('imports tables as lines with tabs, and their longer cells as paragraphs', () => {
    const row = (...cells: string[]): string => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
    const body =
      `<w:tbl>${row(line('one'), line('two'))}${row(line('a'), line(''), line('c'))}${row(line(''))}</w:tbl>` +
      `<w:tbl>${row(line('left') + line('on'), line('right'))}</w:tbl><w:tbl>${row(line('alone') + line('too'))}</w:tbl>`;
    expect(textFrom(body)).toBe('one\ttwo\n\na\t\tc\n\nleft\n\non\n\nright\n\nalone\n\ntoo');
    expect(tallyOf(body)).toEqual({ tables: 2 });
  });

  it.each([
    [
      'readings in parentheses after the word',
      run(`<w:ruby><w:rubyPr/><w:rt>${words('とうだい')}</w:rt><w:rubyBase>${words('灯台')}</w:rubyBase></w:ruby>`) +
        words('の守'),
      '灯台(とうだい)の守',
    ],
    [
      'symbols, also those that are letters of a symbol font',
      run('<w:sym w:font="Wingdings" w:char="F04A"/><w:sym w:font="Symbol" w:char="F061"/>') +
        words('J&#xF0E0;', '<w:rFonts w:ascii="Wingdings"/>') +
        run('<w:sym w:font="Arial" w:char="2042"/>'),
      '☺α☺→⁂',
    ],
    [
      'formulas',
      '<m:oMathPara><m:oMath><m:r><m:t>x=</m:t></m:r><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath></m:oMathPara>',
      'x=(a+b)/2',
    ],
    [
      'one version of alternate content',
      run(
        '<mc:AlternateContent><mc:Choice><w:t>new</w:t></mc:Choice><mc:Fallback><w:t>old</w:t></mc:Fallback></mc:AlternateContent>',
      ) +
        run(
          '<mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="1F60F"/></mc:Choice><mc:Fallback><w:t> 😏</w:t></mc:Fallback></mc:AlternateContent>',
        ),
      'new 😏',
    ],
    [
      'whatever is nested',
      `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent><w:smartTag><w:customXml>${words('a')}</w:customXml></w:smartTag></w:sdtContent></w:sdt>` +
        `<w:hyperlink><w:dir>${run(words('b'))}</w:dir></w:hyperlink>`,
      'ab',
    ],
    ['a page break that ends a paragraph', `${words('a')}${run('<w:br w:type="page"/>')}`, 'a'],
    ['a page break between words', `${words('end')}${run('<w:br w:type="column"/>')}${words('start')}`, 'end\n\nstart'],
    [
      'a field that never ends',
      `${run('<w:fldChar w:fldCharType="begin"/><w:instrText>TOC</w:instrText>')}${words('a')}`,
      'a',
    ],
  ])('loses nothing: %s', (_case, content, expected) => {
    expect(textFrom(`<w:p>${content}</w:p>`)).toBe(expected);
  });

  it('marks footnotes and endnotes in the text and adds them after it', () => {
    const mark = (kind: string, id: number): string => run(`<w:${kind}Reference w:id="${id}"/>`);
    const note = (kind: string, id: number, text: string): string =>
      `<w:${kind} w:id="${id}"><w:p>${run(`<w:${kind}Ref/>`)}${words(` ${text}`)}</w:p>${line('More.')}</w:${kind}>`;
    const body = `<w:p>${words('Salt')}${mark('footnote', 2)}${words(' and sea')}${mark('endnote', 2)}${mark('footnote', 9)}</w:p>`;
    const parts = { footnotes: note('footnote', 2, 'White.'), endnotes: note('endnote', 2, 'Grey.') };
    expect(textFrom(body, parts)).toBe('Salt[1] and sea[2]\n\n* * *\n\n[1] White.\n\nMore.\n\n[2] Grey.\n\nMore.');
    expect(tallyOf(body, parts)).toEqual({ notes: 2 });
  });

  it('leaves out hidden text, with the paragraphs that have nothing else', () => {
    const styles = '<w:style w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>';
    const paragraph = `<w:p>${words('seen ')}${words('hidden', '<w:vanish/>')}${words('too', '<w:vanish w:val="0"/>')}</w:p>`;
    const body = `${paragraph}${line('hidden', '<w:pStyle w:val="Secret"/>')}`;
    expect(textFrom(body, { styles })).toBe('seen too');
    expect(tallyOf(body, { styles })).toEqual({ hidden: 2 });
  });

  it('leaves out tables of contents', () => {
    const field = (kind: string): string => `<w:fldChar w:fldCharType="${kind}"/>`;
    const body =
      `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${line('Contents')}</w:sdtContent></w:sdt>` +
      `<w:p>${run(`${field('begin')}<w:instrText> TOC \\o</w:instrText>${field('separate')}`)}${words('One')}${run('<w:tab/>')}` +
      `${run(`${field('begin')}<w:instrText>PAGEREF</w:instrText>${field('separate')}`)}${words('3')}${run(field('end'))}</w:p>` +
      `${line('Two')}<w:p>${run(field('end'))}${words('The quay')}</w:p>`;
    expect(textFrom(body)).toBe('The quay');
    expect(fromWord(wordFile(body))?.doc.content).toHaveLength(1);
    expect(tallyOf(body)).toMatchObject({ contents: expect.any(Number) as number });
  });

  it('counts comments, headers, pictures, unknown symbols and embedded documents', () => {
    const picture = '<w:drawing><a:graphic><pic:pic><a:blip/></pic:pic></a:graphic></w:drawing>';
    const body =
      `<w:p>${run(`<mc:AlternateContent><mc:Choice>${picture}</mc:Choice><mc:Fallback><w:pict><v:imagedata/></w:pict></mc:Fallback></mc:AlternateContent>`)}</w:p>` +
      `<w:p>${words('a')}${run('<w:sym w:font="Mystery" w:char="F041"/>')}</w:p><w:altChunk/>`;
    const parts = { comments: `<w:comment>${line('no')}</w:comment><w:comment/>`, hdr: line('Page') };
    expect(tallyOf(body, parts)).toEqual({ pictures: 1, symbols: 1, embedded: 1, comments: 2, pageEdges: 1 });
    expect(textFrom(body, parts)).toBe('a');
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
