import { fromHtml as parse } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import type { RichNode } from '#src/lib/rich-text.ts';
import { fromHtml } from './from-html.ts';
import { cleanPastedHtml } from './paste.ts';

describe('cleanPastedHtml', () => {
  it.each([
    ['<p style="color:red" onclick="x()">Hi</p>', '<p data-style="color:red">Hi</p>'],
    ['<img src="https://evil.test/x.png" onerror=alert(1)>', '<img>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<style>p{color:red}</style><!-- x --><p>a</p>', '<p>a</p>'],
    ['<h2 data-level="1" class="x">a</h2>', '<h2 data-level="1" class="x">a</h2>'],
    ['<style>p.x{color:red}</style><!-- x --><p class="x">a</p>', '<p class="x">a</p>'],
    ['<style>p.x{font-weight:bold}</style><p class="x">a</p>', '<p class="x" data-style="font-weight:bold">a</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="#_ftn1">[1]</a>', '<a href="#_ftn1">[1]</a>'],
    ['<p title="a > b" STYLE=\'x\'>a</p>', '<p data-style="x">a</p>'],
    ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    ['no markup, and 3 < 4', 'no markup, and 3 < 4'],
  ])('converts %j to %j', (pasted, clean) => {
    expect(cleanPastedHtml(pasted)).toBe(clean);
  });

  it('cleans five megabytes from a word processor without delay', () => {
    const line =
      '<p class=MsoNormal style="margin:0"><span lang=EN style="font-size:12pt">The road was open.</span></p>\n';
    const clean = cleanPastedHtml(line.repeat(45_000));
    const first =
      '<p class=MsoNormal data-style="margin:0"><span data-style="font-size:12pt">The road was open.</span></p>';
    expect(clean.startsWith(first)).toBe(true);
    expect(clean).not.toContain(' style');
  });
});

const signs: Readonly<Record<string, string>> = { bold: '*', italic: '/', underline: '_', strike: '~' };

function inline({ text, type, marks = [] }: RichNode): string {
  const sign = marks.map((mark) => signs[mark.type] ?? '?').join('');
  return type === 'hardBreak' ? '⏎' : `${sign}${text}${sign.split('').toReversed().join('')}`;
}

/** "1.one 2.[two •inner]": each block with what it is. */
function outline({ type, attrs, content = [] }: RichNode): string {
  if (type === 'horizontalRule') return '---';
  if (type === 'paragraph') return content.map(inline).join('');
  if (type === 'heading') return `h${String(attrs?.['level'])} ${content.map(inline).join('')}`;
  if (type === 'blockquote') return `"${content.map(outline).join(' | ')}"`;
  return content
    .map((item, n) => {
      const sign = type === 'bulletList' ? '•' : `${Number(attrs?.['start'] ?? 1) + n}.`;
      return `${sign}(${(item.content ?? []).map(outline).join(' | ')})`;
    })
    .join(' ');
}

function read(html: string): { lines: string[]; tally: Record<string, number> } {
  const { content, tally } = fromHtml(parse(cleanPastedHtml(html)));
  return { lines: content.map(outline), tally: Object.fromEntries(tally) };
}

const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} a:link {text-decoration:underline;} --></style></head><body lang=EN style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordItem = (level: number, sign: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('Word', () => {
  it('reads paragraphs, empty ones, titles and double spaces', () => {
    const html = word(
      "<p class=MsoTitle>The Light<o:p></o:p></p>\n<h2>One</h2><p class=MsoNormal>It was\nlate.<span style='mso-spacerun:yes'>&nbsp; </span>“Who’s <b>there</b>?”<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Oui&nbsp;!</p>",
    );
    expect(read(html).lines).toEqual(['h1 The Light', 'h2 One', 'It was late.  “Who’s *there*?”', '', 'Oui\u{a0}!']);
  });

  it('reads lists with levels and numbers', () => {
    const html = word(
      `${wordItem(1, '3.', 'One')}${wordItem(2, 'a)', 'Inner')}${wordItem(1, '4.', 'Two')}<p class=MsoNormal>End</p>`,
    );
    expect(read(html).lines).toEqual(['3.(One | 1.(Inner)) 4.(Two)', 'End']);
    expect(read(word(wordItem(1, '·', 'One') + wordItem(2, 'o', 'Two'))).lines).toEqual(['•(One | •(Two))']);
  });

  it('accepts tracked changes and leaves out comments', () => {
    const html = word(
      `<p class=MsoNormal>The <span class=msoDel><del cite="mailto:Eve" datetime="2026-01-02T10:00">old</del></span><span class=msoIns><ins cite="mailto:Eve" datetime="2026-01-02T10:00">new</ins></span> <a style='mso-comment-reference:A_1'>lamp</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[A1]</a><![endif]></span></span>.</p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span class=MsoCommentReference>[A1]</span><p class=MsoCommentText>Is this true?</p></div></div></div>`,
    );
    expect(read(html)).toEqual({ lines: ['The new lamp.'], tally: { comments: 1 } });
  });

  it('puts notes at the end', () => {
    const html = word(
      `<p class=MsoNormal>First<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a> and last<a style='mso-endnote-id:edn1' href="#_edn1" name="_ednref1"><span class=MsoEndnoteReference>[i]</span></a>.</p><div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> A note.</p></div></div><div style='mso-element:endnote-list'><hr><div style='mso-element:endnote' id=edn1><p class=MsoEndnoteText><a href="#_ednref1" name="_edn1">[i]</a> An end.</p></div></div>`,
    );
    expect(read(html)).toEqual({
      lines: ['First[1] and last[2].', '---', '[1] A note.', '[2] An end.'],
      tally: { notes: 2 },
    });
  });

  it('splits at page breaks and leaves out hidden text, contents and pictures', () => {
    const html = word(
      `<p class=MsoToc1>One 3</p><p class=MsoNormal>Before<br clear=all style='mso-special-character:line-break;page-break-before:always'>after<span style='display:none;mso-hide:all'>secret</span><![if !vml]><img width=9 src="file:///c:/x.png"><![endif]></p>`,
    );
    expect(read(html)).toEqual({ lines: ['Before', 'after'], tally: { contents: 1, hidden: 1, pictures: 1 } });
  });

  it('reads lists of Word on the web, each item a list of its own', () => {
    const item = (level: number, start: number, text: string): string =>
      `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1" role="list" start="${start}"><li data-leveltext="%1." data-listid="2" data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph SCXW1"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></ol></div>`;
    expect(read(item(1, 1, 'One') + item(2, 1, 'Inner') + item(1, 2, 'Two')).lines).toEqual([
      '1.(One | 1.(Inner)) 2.(Two)',
    ]);
  });
});

describe('other programs', () => {
  it('reads Google Docs: styles of spans, empty lines, nested lists', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.4"><span style="font-size:11pt;font-weight:400;text-decoration:none;white-space:pre-wrap;">Two  spaces, </span><span style="font-weight:700;font-style:italic;white-space:pre-wrap;">both</span><span style="text-decoration:line-through;white-space:pre-wrap;">gone</span><a href="https://x.test" style="text-decoration:none;"><span style="text-decoration:underline;">link</span></a></p><br /><p dir="ltr"><span>***</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>A</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>B</span></p></li></ul><li><p><span>C</span></p></li></ul></b><br class="Apple-interchange-newline">`;
    expect(read(html).lines).toEqual(['Two  spaces, */both/*~gone~link', '', '---', '•(A | •(B)) •(C)']);
  });

  it('keeps the numbers of notes when the text of one was not copied', () => {
    const mark = (number: number) => `<sup><a href="#ftnt${number}" id="ftnt_ref${number}">[${number}]</a></sup>`;
    const note = `<hr><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a><span>&nbsp;Second</span></p></div>`;
    expect(read(`<p>One${mark(1)}, two${mark(2)}</p>${note}`)).toEqual({
      lines: ['One[1], two[2]', '---', '[2] Second'],
      tally: { notes: 1, noteTexts: 1 },
    });
  });

  it('reads the notes and comments of Google Docs and LibreOffice', () => {
    const docs = `<p>Text<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Note</span></p></div>`;
    expect(read(docs).lines).toEqual(['Text[1]', '---', '[1] Note']);
    const office = `<p>Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Note</p></div>`;
    expect(read(office)).toEqual({ lines: ['Text[1]', '---', '[1] Note'], tally: { notes: 1 } });
  });

  it('reads Pages and TextEdit: styles of classes, spaces', () => {
    const html = `<html><head><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Times} span.s1 {text-decoration: underline} span.s2 {text-decoration: line-through}</style></head><body><p class="p1">One<span class="Apple-converted-space">  </span><b>two</b> <span class="s1">three</span> <span class="s2">four</span></p><p class="p2"><br></p><p class="p1">End</p></body></html>`;
    expect(read(html).lines).toEqual(['One  *two* _three_ ~four~', '', 'End']);
  });

  it('reads e-mails: lines as such, empty lines as ends of paragraphs', () => {
    expect(read('<div>One<br>two<br><br>three</div><div><br></div><div>four</div>').lines).toEqual([
      'One⏎two',
      'three',
      '',
      'four',
    ]);
    expect(read('<div class="elementToProof">A<span>&nbsp;</span>B</div>').lines).toEqual(['A\u{a0}B']);
  });

  it('reads the lines of VS Code', () => {
    const html = `<meta charset='utf-8'><div style="color: #ccc;white-space: pre;"><div><span style="color:#ccc;">  one</span></div><br><div><span>two</span></div></div>`;
    expect(read(html).lines).toEqual(['  one', '', 'two']);
  });

  it('reads a table row by row', () => {
    const html =
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td><p>d</p></td></tr><tr><td></td><td>e</td></tr></tbody></table>';
    expect(read(html)).toEqual({
      lines: ['a\tb', 'c\td', 'e'],
      tally: { tables: 1 },
    });
  });

  it('keeps readings and emoji', () => {
    expect(read('<p><ruby>灯台<rp>(</rp><rt>とうだい</rt><rp>)</rp></ruby>の<img alt="🙂" src="x"></p>')).toEqual({
      lines: ['灯台(とうだい)の🙂'],
      tally: { readings: 1 },
    });
  });

  it('reads quotes, and continued items', () => {
    expect(read('<blockquote><p>a</p><p>b</p></blockquote><p>c</p>').lines).toEqual(['"a | b"', 'c']);
    expect(read('<ol start="2"><li><p>a</p><p>b</p></li><li>c<ul><li>d</li></ul></li></ol>').lines).toEqual([
      '2.(a | b) 3.(c | •(d))',
    ]);
  });

  it('keeps a fragment of a line, and nothing of a lone picture', () => {
    expect(read('<span>one </span><b>two</b>').lines).toEqual(['one *two*']);
    expect(read('<img src="x">')).toEqual({ lines: [], tally: { pictures: 1 } });
  });
});
