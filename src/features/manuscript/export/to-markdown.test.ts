import fc from 'fast-check';
import { fromMarkdown as parse } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { fromMarkdown } from './from-text.ts';
import { toMarkdown } from './to-markdown.ts';

type Node = ReturnType<typeof parse> | ReturnType<typeof parse>['children'][number];

function text(content: string, ...marks: string[]): RichNode {
  return { type: 'text', text: content, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) };
}

function p(...content: RichNode[]): RichNode {
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
}

function h(level: number, ...content: RichNode[]): RichNode {
  return { type: 'heading', attrs: { level }, content };
}

function item(...content: RichNode[]): RichNode {
  return { type: 'listItem', content };
}

const lineBreak: RichNode = { type: 'hardBreak' };

/** Any program's view of a Markdown file: its elements, and the text in them. */
function viewOf(node: Node): string {
  if ('value' in node) return node.type === 'text' ? node.value : `<${node.type}>${node.value}`;
  if (node.type === 'break') return '\n';
  const inner = 'children' in node ? node.children.map((child) => viewOf(child)).join('') : '';
  if (node.type === 'root') return inner;
  return `${node.type}${node.type === 'heading' ? node.depth : ''}(${inner})`;
}

function view(...content: RichNode[]): string {
  return viewOf(parse(toMarkdown({ type: 'doc', content })));
}

describe('a Markdown export, as CommonMark', () => {
  it.each([
    ['a number sign after a title', [h(2, text('Chapter #'))], 'heading2(Chapter #)'],
    ['number signs after a title', [h(1, text('Chapter ##'))], 'heading1(Chapter ##)'],
    ['a title of a number sign', [h(1, text('#')), p(text('x'))], 'heading1(#)paragraph(x)'],
    ['a number sign beside a mark', [h(3, text('No '), text('#', 'underline'))], 'heading3(No #)'],
    ['a tab before a paragraph', [p(text('\tIt was grey.'))], 'paragraph(It was grey.)'],
    ['spaces before a paragraph', [p(text('      It was grey.'))], 'paragraph(It was grey.)'],
    [
      'marked spaces',
      [p(text('    ', 'bold'), text('\tIt was grey.', 'italic'))],
      'paragraph(\temphasis(It was grey.))',
    ],
    ['spaces after a line break', [p(text('a'), lineBreak, text('      b'))], 'paragraph(a\nb)'],
    [
      'wide spaces',
      [p(text('\u{3000}彼女は'), lineBreak, text('\u{3000}海を'))],
      'paragraph(\u{3000}彼女は\n\u{3000}海を)',
    ],
    [
      'an empty paragraph',
      [p(text('a')), p(), p(text(' ')), p(text('b'))],
      'paragraph(a)paragraph(\u{a0})paragraph(\u{a0})paragraph(b)',
    ],
    ['an empty text', [p(), p()], ''],
    [
      'line breaks at the end',
      [p(text('a'), lineBreak, text(' '), lineBreak), p(text('b'))],
      'paragraph(a)paragraph(b)',
    ],
    [
      'underlining',
      [p(text('a '), text('b', 'underline'), text(' c', 'bold', 'underline'))],
      'paragraph(a b strong(c))',
    ],
    [
      'an empty item',
      [{ type: 'bulletList', content: [item(p()), item(p(text('a')))] }],
      'list(listItem()listItem(paragraph(a)))',
    ],
    [
      'an empty line in an item',
      [{ type: 'bulletList', content: [item(p(), p(text('a'))), item(p(text('b')), p(), p(text('c')))] }],
      'list(listItem(paragraph(\u{a0})paragraph(a))listItem(paragraph(b)paragraph(\u{a0})paragraph(c)))',
    ],
  ])('has %s', (_case, content, expected) => {
    expect(view(...content)).toBe(expected);
  });

  const words = fc
    .tuple(
      fc.constantFrom(
        '',
        '\t',
        '    ',
        '\u{3000}',
        '# ',
        '> ',
        '- ',
        '1. ',
        '```',
        '---',
        '=',
        '[^1]: ',
        '&nbsp;',
        '|',
      ),
      fc.stringMatching(/^[a-zA-Z0-9*_#~ .<>[\]()\\`&!:-]{0,12}$/),
      fc.constantFrom('', '#', ' #', ' ##', '\\', '  ', '\u{3000}', '*', '>'),
    )
    .map((parts) => parts.join(''));

  it('has every paragraph and title as such, with its words', () => {
    const block = fc.tuple(fc.constantFrom(0, 0, 1, 2, 3), fc.array(words, { minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const content = blocks.map(([level, lines]) => {
          const inner = lines.flatMap((line, n) => [
            ...(n > 0 ? [lineBreak] : []),
            ...(line === '' ? [] : [text(line)]),
          ]);
          return level === 0 ? p(...inner) : h(level, ...inner);
        });
        const isWritten = blocks.some(([level, lines]) => level > 0 || lines.join('').trim() !== '');
        const bare = (found: string): string => found.replaceAll(/\s/g, '').replaceAll('~', '');
        const expected = blocks.map(
          ([level, lines]) => `${level === 0 ? 'paragraph' : `heading${level}`}(${lines.join('')})`,
        );
        expect(bare(view(...content))).toBe(isWritten ? bare(expected.join('')) : '');
      }),
    );
  });
});

describe('a Markdown export', () => {
  it('is imported with its empty paragraphs and wide spaces', async () => {
    const doc: RichDoc = {
      type: 'doc',
      content: [
        ...[p(), h(2, text('Chapter #')), p(text('\u{3000}a')), p(), p(), p(text('b'))],
        { type: 'blockquote', content: [p(text('c')), p(), p(text('d'))] },
        { type: 'bulletList', content: [item(p(), p(text('e')), p()), item(p())] },
        p(text('f')),
      ],
    };
    expect((await fromMarkdown(toMarkdown(doc))).doc).toEqual(doc);
  });
});
