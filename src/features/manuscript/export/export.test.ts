import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc, type RichNode } from '#src/lib/rich-text.ts';
import { fromMarkdown, fromPlainText } from './from-text.ts';
import { toFountain } from './to-fountain.ts';
import { toMarkdown } from './to-markdown.ts';

function text(content: string, ...marks: string[]): RichNode {
  return {
    type: 'text',
    text: content,
    ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
  };
}

function p(...content: RichNode[]): RichNode {
  return { type: 'paragraph', content };
}

function h(level: number, title: string): RichNode {
  return { type: 'heading', attrs: { level }, content: [text(title)] };
}

function doc(...content: RichNode[]): RichDoc {
  return { type: 'doc', content };
}

const sceneBreak: RichNode = { type: 'horizontalRule' };

const story = doc(
  h(2, 'The letter'),
  p(text('It might have been '), text('mercy', 'italic'), text(', or '), text('never', 'bold', 'italic'), text('.')),
  sceneBreak,
  { type: 'blockquote', content: [p(text('Here lies')), p(text('nobody'))] },
  {
    type: 'bulletList',
    content: [
      { type: 'listItem', content: [p(text('salt'))] },
      { type: 'listItem', content: [p(text('rope'))] },
    ],
  },
  p(text('one'), { type: 'hardBreak' }, text('two')),
);

describe('Markdown', () => {
  it('exports headings, marks, scene breaks, quotes, lists and line breaks', () => {
    expect(toMarkdown(story).trimEnd()).toBe(
      [
        '## The letter',
        'It might have been *mercy*, or ***never***.',
        '* * *',
        '> Here lies\n>\n> nobody',
        '- salt\n- rope',
        'one\\\ntwo',
      ].join('\n\n'),
    );
  });

  it('imports an exported manuscript unchanged', async () => {
    expect((await fromMarkdown(toMarkdown(story))).doc).toEqual(story);
  });

  it.each([
    ['combined', [text('two', 'bold', 'italic', 'strike'), text(' words')]],
    ['of punctuation beside letters', [text('un'), text('-believ-', 'italic'), text('able')]],
    ['beside what looks like an entity', [text('R&amp;D ', 'bold'), text('&#65;')]],
  ])('imports exported marks unchanged: %s', async (_case, content) => {
    const input = doc(p(...content));
    const { doc: imported } = await fromMarkdown(toMarkdown(input));
    expect(plainText(imported)).toBe(plainText(input));
    expect(imported.content[0]?.content?.[1]?.marks).toEqual(content[1]?.marks);
  });

  it('preserves every word through export and import', async () => {
    const lineArbitrary = fc.stringMatching(
      /^[a-zA-Z*_#>\\`[\]()<~+=!&.-][a-zA-Z0-9*_#>\\`[\]()<~+=!&. -]{0,24}[a-zA-Z*_#>\\`[\]()<~+=!&.-]$/,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(lineArbitrary, { minLength: 1, maxLength: 4 }), async (lines) => {
        const input = doc(...lines.map((line) => p(text(line))));
        expect(plainText((await fromMarkdown(toMarkdown(input))).doc)).toBe(lines.join('\n\n'));
      }),
    );
  });

  it.each([
    ['<script>alert(1)</script> & <b>x</b>', '<script>alert(1)</script> & <b>x</b>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['[a link](javascript:alert(1)) and ![a picture](http://x.test/y.png)', 'a link and a picture'],
    ['one\ntwo  \nthree', 'one two\nthree'],
    ['Title\n=====\n\nText', 'Title\n\nText'],
    ['`code *not italic*` here', 'code *not italic* here'],
    ['5 * 3 * 2 and snake_case_name', '5 * 3 * 2 and snake_case_name'],
    [String.raw`\~~not struck\~~ and a\\~~b~~`, String.raw`~~not struck~~ and a\b`],
    ['**not closed', '**not closed'],
    ['---\n\n***\n\n_ _ _', '* * *\n\n* * *\n\n* * *'],
    ['```\na\n  b\n```', 'a\n  b'],
    ['\u{feff}# One\r\n\r\nTwo', 'One\n\nTwo'],
    ['', ''],
    ['---\ntitle: The Salt Road\ntags:\n  - sea\n---\n\n# One', 'One'],
    ['---\n\nAll: began here.\n\n---\n\nTwo', '* * *\n\nAll: began here.\n\n* * *\n\nTwo'],
    [
      'One <!-- not\n\nseen -->two `<!-- code -->` \\<!-- text --> <!-- open',
      'One two <!-- code --> <!-- text --> <!-- open',
    ],
    ['```\n<!-- code -->\n```\n\n<!-- gone -->\n\nTwo', '<!-- code -->\n\nTwo'],
    [
      'Salt[^a] and[^b] sea[^a] [^c].\n\n[^b]: Second.\n\n    More.\n\n[^a]: *First*.\n\nEnd.\n\n[^z]: Unused.',
      'Salt[1] and[2] sea[1] [^c].\n\nEnd.\n\n* * *\n\n[1] First.\n\n[2] Second.\n\nMore.\n\n[3] Unused.',
    ],
  ])('imports %j as the text %j', async (source, expected) => {
    expect(plainText((await fromMarkdown(source)).doc)).toBe(expected);
  });

  it('imports deeply nested or unclosed Markdown without failing', async () => {
    for (const source of [
      '>'.repeat(5000),
      '['.repeat(20_000),
      '*'.repeat(20_000),
      '- '.repeat(3000),
      '`'.repeat(20_000),
      '<!--'.repeat(20_000),
      '[^1]'.repeat(5000),
      '[^1]: '.repeat(5000),
      `---\na: ${'b\n'.repeat(20_000)}`,
      `---\n${'a:\n'.repeat(20_000)}`,
    ])
      expect((await fromMarkdown(source)).doc.type).toBe('doc');
  });

  it('imports a long text in parts as it would in one', async () => {
    const chapter = ['# One', 'Salt[^a] and *sea*.', '- item\n\n  more', '> quote', '```\ncode\n\nText\n```', 'Last'];
    const count = 400;
    const source = `${`${chapter.join('\n\n')}\n\n`.repeat(count)}[^a]: Note.`;
    const { doc, tally } = await fromMarkdown(source);
    const once = (await fromMarkdown(`${chapter.join('\n\n')}\n\n[^a]: Note.`)).doc.content;
    const [blocks, notes] = [once.slice(0, chapter.length), once.slice(chapter.length)];
    expect(doc.content).toEqual([...Array.from({ length: count }, () => blocks).flat(), ...notes]);
    expect(tally.get('notes')).toBe(1);
  });
});

describe('Fountain', () => {
  it('exports headings as scenes, parts as sections and everything else as action', () => {
    const script = doc(
      h(1, 'Part one'),
      h(2, 'Int. Kitchen - night'),
      p(text('Mara waits. '), text('Alone', 'italic'), text('.')),
      h(2, 'The door'),
      p(text('LOCKED')),
      p(text('.38 calibre, > twice')),
      sceneBreak,
      { type: 'blockquote', content: [p(text('5 * 3'))] },
    );
    expect(toFountain(script, 'The Salt Road').trimEnd()).toBe(
      [
        'Title: The Salt Road',
        '# Part one',
        'INT. KITCHEN - NIGHT',
        'Mara waits. *Alone*.',
        '.THE DOOR',
        '!LOCKED',
        '!.38 calibre, > twice',
        '> * * * <',
        String.raw`5 \* 3`,
      ].join('\n\n'),
    );
  });
});

describe('plain text', () => {
  it('splits paragraphs at empty lines, or at every line when there are none, and keeps other line breaks', () => {
    expect(plainText(fromPlainText('One\ngoes on.\n\nTwo.\n\n***\n\nThree.').doc)).toBe(
      'One\ngoes on.\n\nTwo.\n\n* * *\n\nThree.',
    );
    expect(plainText(fromPlainText('One.\nTwo.').doc)).toBe('One.\n\nTwo.');
  });

  it('imports marks as literal text', () => {
    expect(plainText(fromPlainText('**a** <b>x</b> # y').doc)).toBe('**a** <b>x</b> # y');
  });
});
