import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { toMarkdown } from './to-markdown.ts';
import { toWord } from './to-word.ts';
import { childrenOf, findChild, parseXml, type XmlElement } from './word-xml.ts';

const lines = ['\n', '\r\n', '\r', '\n\n', ' ', '    ', '\t', '\0', '\u{1}', '\\'];
const markup = [
  ...['![x](https://e.example/p.png)', '[a](javascript:alert(1))', '[ref]', '![ref]', '[ref]: https://e.example'],
  ...['<img src=x onerror=alert(1)>', '<script>', '<!--', '<https://e.example>', 'https://e.example', 'www.e.example'],
  ...['a@e.example', '# heading', '#', '- item', '+', '1', '. x', '2)', '> q', '```', '~~~', '~~x~~', '`', '|table|'],
  ...['|-|', ':-', '***', '---', '===', '**b**', '_e_', '&lt;', '&#35;', ']]>', '[^1]', '!', '[', '</w:t>'],
  ...['{\u{fffe}bullets-1}', '{\u{fffe}1-2}', '{', '}'],
];

const part = fc.oneof(fc.constantFrom(...lines, ...markup), fc.string(), fc.string({ unit: 'binary' }));

/** Joined, so that a text also begins and ends inside of markup. */
const text = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));

const run = fc.record({ text, marks: fc.subarray(['bold', 'italic', 'underline', 'strike', 'link']) });

/** Ends with a letter: blocks without text aren't in every file. */
const content = fc
  .array(fc.oneof({ arbitrary: run, weight: 4 }, fc.constant(null)), { maxLength: 5 })
  .map((runs): RichNode[] => [
    ...runs.map((one): RichNode => {
      const attrs = { href: 'javascript:alert(1)', src: 'https://e.example/p.png' };
      return one === null
        ? { type: 'hardBreak' }
        : { type: 'text', text: one.text, marks: one.marks.map((type) => ({ type, attrs })) };
    }),
    { type: 'text', text: 'x' },
  ]);

function paragraph(inner: readonly RichNode[]): RichNode {
  return { type: 'paragraph', content: inner };
}

function item(inner: readonly RichNode[]): RichNode {
  return { type: 'listItem', content: [paragraph(inner)] };
}

/** One of each block. */
const manuscript = fc
  .tuple(content, content, content, content, content, content, content)
  .map(([heading, alone, quoted, first, second, numbered, cell]): RichDoc => ({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: heading },
      paragraph(alone),
      { type: 'horizontalRule' },
      { type: 'blockquote', content: [paragraph(quoted)] },
      { type: 'bulletList', content: [item(first), item(second)] },
      { type: 'orderedList', attrs: { start: 1 }, content: [item(numbered)] },
      { type: 'table', content: [paragraph(cell)] },
    ],
  }));

/** What XML can't hold. */
const illegal = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function bare(found: string): string {
  return found.replaceAll(/\s/g, '');
}

function textOf(node: RichNode, sceneBreak = ''): string {
  if (node.type === 'horizontalRule') return sceneBreak;
  return node.text ?? (node.content ?? []).map((one) => textOf(one, sceneBreak)).join('');
}

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

function markdownNodes(node: Node): readonly Node[] {
  return [node, ...('children' in node ? node.children.flatMap(markdownNodes) : [])];
}

function wordElements(element: XmlElement): readonly XmlElement[] {
  return [element, ...childrenOf(element).flatMap(wordElements)];
}

function findBody(parts: ReadonlyMap<string, string>): XmlElement {
  const body = findChild(parseXml(parts.get('word/document.xml') ?? '') ?? undefined, 'w:document', 'w:body');
  if (!body) throw new Error('The Word file has no text.');
  return body;
}

async function readParts(doc: RichDoc): Promise<ReadonlyMap<string, string>> {
  const bytes = new Uint8Array(await (await toWord(doc, textOf(doc))).arrayBuffer());
  return new Map(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}

function relationsOf(parts: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...parts].map(([name, xml]) => [name, name.endsWith('.rels') ? xml : ''] as const);
}

describe('hostile text', () => {
  it('is unchanged in a Markdown file, and none of it becomes markup', () => {
    fc.assert(
      fc.property(manuscript, (doc) => {
        const file = toMarkdown(doc);
        const nodes = markdownNodes(fromMarkdown(file));
        const inline = new Set(['text', 'break', 'strong', 'emphasis']);
        expect(nodes.map(({ type }) => type).filter((type) => !inline.has(type))).toEqual([
          ...['root', 'heading', 'paragraph', 'thematicBreak', 'blockquote', 'paragraph'],
          ...['list', 'listItem', 'paragraph', 'listItem', 'paragraph', 'list', 'listItem', 'paragraph', 'paragraph'],
        ]);
        // Struck text is between tildes, and CommonMark can't hold NUL.
        const found = nodes.map((node) => (node.type === 'text' ? node.value : '')).join('');
        const expected = textOf(doc).replaceAll('\0', '\u{fffd}');
        expect(bare(found).replaceAll('~', '')).toBe(bare(expected).replaceAll('~', ''));
        // GitHub's Markdown reads these as links or tables.
        expect(file).not.toMatch(/[ps]:\/\/|www\.\w|(?<!\\)[|@]/i);
      }),
    );
  });

  it('is unchanged in a Word file, and none of it becomes a link, a field or an image', async () => {
    const plain = relationsOf(await readParts({ type: 'doc', content: [] }));
    await fc.assert(
      fc.asyncProperty(manuscript, async (doc) => {
        const parts = await readParts(doc);
        expect(relationsOf(parts)).toEqual(plain);
        for (const xml of parts.values()) expect(xml).not.toMatch(illegal);
        expect([...parts.values()].map(parseXml)).not.toContain(null);
        const elements = wordElements(findBody(parts));
        const own =
          /^w:(?:body|p|pPr|r|rPr|t|br|bidi|rtl|pStyle|numPr|ilvl|numId|ind|jc|bC?s?|iC?s?|u|strike|sectPr|pg\w+|docGrid)$/;
        expect(elements.filter(({ name }) => !own.test(name))).toEqual([]);
        expect(elements.filter(({ name }) => name === 'w:p')).toHaveLength(8);
        for (const { attributes } of elements.filter(({ name }) => name === 'w:numId'))
          expect(attributes.get('w:val')).toMatch(/^\d+$/);
        const found = elements.filter(({ name }) => name === 'w:t').flatMap(({ children }) => children.map(String));
        expect(bare(found.join(''))).toBe(bare(textOf(doc, '* * *').replaceAll(illegal, '')));
      }),
    );
  });
});
