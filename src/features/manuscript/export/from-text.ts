import { fromMarkdown as parse } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import type { RichNode } from '#src/lib/rich-text.ts';
import { systemClock } from '#src/platform/clock.ts';
import { paragraphsOfPlainText, toParagraphs } from '#src/lib/text-import/plain-text.ts';
import { addTo, noteMark, type Tally, withNotes } from '#src/lib/text-import/report.ts';
import { type Run, withRuns } from '#src/lib/text-import/runs.ts';
import type { Imported } from './import-report.ts';
import { marksOf, noteIdsOf, partsOfMarkdown, splitProperties, withoutComments } from './markdown-parts.ts';

type Block = ReturnType<typeof parse>['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];
type Container = Extract<Block, { type: 'blockquote' | 'list' | 'listItem' }>;

/** HTML, bare addresses and link definitions stay literal. Indented lines are prose. */
const literal = ['htmlFlow', 'htmlText', 'autolink', 'definition', 'codeIndented'];

/** In place of an escaped tilde, because CommonMark has no strikethrough: the text is searched for `~~`. */
const tilde = '\u{fdd0}';

/** Quotes and lists nested deeper are read without their marks. */
const deepest = 12;

/** The notes of a text, in the order of their marks. */
type Notes = { readonly ids: string[]; readonly texts: ReadonlyMap<string, readonly Block[]> };

/**
 * Parses headings, paragraphs, quotes, lists, rules (as scene breaks), footnotes, bold, italic and struck. HTML stays
 * literal, without its comments. Links and images become their text.
 */
export async function fromMarkdown(source: string): Promise<Imported> {
  const { body, hasProperties } = splitProperties(source);
  const tally: Tally = new Map();
  if (hasProperties) addTo(tally, 'frontMatter');
  const { text, count } = withoutComments(body);
  addTo(tally, 'comments', count);
  const marked = text.replaceAll(/\\[\\~]/g, (escaped) => (escaped === String.raw`\~` ? tilde : escaped));
  const children = await parseParts(marked);
  const notes: Notes = { ids: [], texts: findNotes(children) };
  const blocks = toBlocks(children, 0, notes);
  const added: RichNode[][] = [];
  // A note may have notes. One without a mark is the last.
  for (let n = 0; n < notes.ids.length || n < notes.texts.size; n += 1) {
    const id = notes.ids[n] ?? [...notes.texts.keys()].find((one) => !notes.ids.includes(one)) ?? '';
    if (n === notes.ids.length) notes.ids.push(id);
    added.push(toBlocks(notes.texts.get(id) ?? [], 0, notes));
  }
  addTo(tally, 'notes', added.length);
  return { doc: { type: 'doc', content: withNotes(blocks, added) }, tally };
}

/** Parses a long text part by part, with pauses, so that the page stays responsive. */
async function parseParts(text: string): Promise<Block[]> {
  const blocks: Block[] = [];
  const noteIds = noteIdsOf(text);
  for (const [n, part] of partsOfMarkdown(text).entries()) {
    if (n > 0) await systemClock.after(0);
    // A note's mark is one only if its text is known.
    const known = [...marksOf(part)].filter((id) => noteIds.has(id)).map((id) => `[^${id}]: x\n\n`);
    const before = known.length === 0 ? '' : `${known.join('')}***\n\n`;
    const { children } = parse(before + part, {
      extensions: [{ disable: { null: literal } }, gfmFootnote()],
      mdastExtensions: [gfmFootnoteFromMarkdown()],
    });
    blocks.push(...children.filter(({ position }) => (position?.start.offset ?? 0) >= before.length));
  }
  return blocks;
}

/** Finds the texts of footnotes, which may be anywhere. Not recursive, like `unwrap`. */
function findNotes(nodes: readonly Block[]): ReadonlyMap<string, readonly Block[]> {
  const found = new Map<string, readonly Block[]>();
  let rest = nodes;
  while (rest.length > 0)
    rest = rest.flatMap((node): readonly Block[] => {
      if (node.type === 'footnoteDefinition' && !found.has(node.identifier)) found.set(node.identifier, node.children);
      return node.type === 'footnoteDefinition' || isContainer(node) ? node.children : [];
    });
  return found;
}

function isContainer(node: Block): node is Container {
  return node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem';
}

/** Leaves out all quotes and lists. Not recursive, because hostile text is thousands of levels deep. */
function unwrap(nodes: readonly Block[]): readonly Block[] {
  let rest = nodes;
  while (rest.some(isContainer))
    rest = rest.flatMap((node): readonly Block[] => (isContainer(node) ? node.children : [node]));
  return rest;
}

function toBlocks(nodes: readonly Block[], depth: number, notes: Notes): RichNode[] {
  return (depth === deepest ? unwrap(nodes) : nodes).flatMap((node) => toBlock(node, depth, notes) ?? []);
}

function toBlock(node: Block, depth: number, notes: Notes): RichNode | null {
  switch (node.type) {
    case 'heading':
      return withContent({ type: 'heading', attrs: { level: node.depth } }, toRuns(node.children, notes));
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'blockquote': {
      const content = toBlocks(node.children, depth + 1, notes);
      return { type: 'blockquote', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
    }
    case 'list': {
      const content = node.children.flatMap((item) => toBlock(item, depth, notes) ?? []);
      const attrs = { start: node.start ?? 1 };
      return node.ordered ? { type: 'orderedList', attrs, content } : { type: 'bulletList', content };
    }
    case 'listItem': {
      const content = toBlocks(node.children, depth + 1, notes);
      const first = content[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }];
      return { type: 'listItem', content: [...first, ...content] };
    }
    case 'code':
      return node.value === '' ? null : withContent({ type: 'paragraph' }, [toCodeRun(node.value)]);
    case 'paragraph': {
      const runs = toRuns(node.children, notes);
      // Stands for an empty paragraph, here and in other programs.
      const isEmpty = runs.map((run) => run.text).join('') === '\u{a0}';
      return isEmpty ? { type: 'paragraph' } : withContent({ type: 'paragraph' }, runs);
    }
    default:
      return null;
  }
}

const markNames: Readonly<Record<string, string>> = { strong: 'bold', emphasis: 'italic' };

/** Backslashes and tildes in code are literal. */
function toCodeRun(value: string, marks: readonly string[] = []): Run {
  return { text: value.replaceAll(tilde, String.raw`\~`).replaceAll('~', tilde), marks };
}

/** Flattens marked text. Not recursive, like `unwrap`. */
function toRuns(nodes: readonly Inline[], { ids }: Notes): Run[] {
  const runs: Run[] = [];
  const rest: { node: Inline; marks: readonly string[] }[] = nodes.toReversed().map((node) => ({ node, marks: [] }));
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, marks } = next;
    const name = markNames[node.type];
    const inside = name === undefined ? marks : [...marks, name];
    if ('children' in node) rest.push(...node.children.toReversed().map((child) => ({ node: child, marks: inside })));
    else if (node.type === 'break') runs.push({ text: '\n', marks });
    else if (node.type === 'inlineCode') runs.push(toCodeRun(node.value, marks));
    else if (node.type === 'text') runs.push({ text: node.value.replaceAll('\n', ' '), marks });
    else if (node.type === 'footnoteReference') {
      if (!ids.includes(node.identifier)) ids.push(node.identifier);
      runs.push({ text: noteMark(ids.indexOf(node.identifier) + 1), marks });
    } else if (node.type === 'image') runs.push({ text: node.alt ?? '', marks });
  }
  return runs;
}

/** Marks text between two `~~` as struck. An unpaired `~~` is text. */
function strike(runs: readonly Run[]): readonly Run[] {
  let tokens = runs.flatMap(({ text, marks }) => text.split(/(~~)/).map((part) => ({ text: part, marks })));
  tokens = tokens.filter(({ text }) => text !== '');
  const struck = new Set<number>();
  let open: number | null = null;
  for (const [at, { text }] of tokens.entries()) {
    if (text !== '~~') continue;
    if (open !== null && at > open + 1 && /\S$/.test(tokens[at - 1]?.text ?? '')) {
      for (let n = open; n <= at; n += 1) struck.add(n);
      open = null;
    } else if (/^\S/.test(tokens[at + 1]?.text ?? '')) open ??= at;
  }
  return tokens.flatMap(({ text, marks }, at) => {
    if (!struck.has(at)) return [{ text, marks }];
    return text === '~~' ? [] : [{ text, marks: [...marks, 'strike'] }];
  });
}

function withContent(block: RichNode, runs: readonly Run[]): RichNode {
  return withRuns(
    block,
    strike(runs).map(({ text, marks }) => ({ text: text.replaceAll(tilde, '~'), marks })),
  );
}

/** Parses plain text without any marks. Its lines are those of `paragraphsOfPlainText`. */
export function fromPlainText(source: string): Imported {
  const { body, hasProperties } = splitProperties(source);
  const tally: Tally = new Map();
  if (hasProperties) addTo(tally, 'frontMatter');
  const content = paragraphsOfPlainText(body).flatMap(toParagraphs);
  return { doc: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }, tally };
}
