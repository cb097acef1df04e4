import { fromMarkdown as parse } from 'mdast-util-from-markdown';
import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';

type Block = ReturnType<typeof parse>['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];
type Container = Extract<Block, { type: 'blockquote' | 'list' | 'listItem' }>;

/** Text with its marks' names. A new line is a line break. */
export type Run = { readonly text: string; readonly marks: readonly string[] };

/** HTML, bare addresses and link definitions stay literal. Indented lines are prose. */
const literal = ['htmlFlow', 'htmlText', 'autolink', 'definition', 'codeIndented'];

/** In place of an escaped tilde, because CommonMark has no strikethrough: the text is searched for `~~`. */
const tilde = '\u{fdd0}';

/** Quotes and lists nested deeper are read without their marks. */
const deepest = 12;

/**
 * Parses headings, paragraphs, quotes, lists, rules (as scene breaks), bold, italic and struck. HTML stays literal.
 * Links and images become their text.
 */
export function fromMarkdown(source: string): RichDoc {
  const text = source
    .replace(/^\u{feff}/u, '')
    .replaceAll(/\\[\\~]/g, (escaped) => (escaped === String.raw`\~` ? tilde : escaped));
  const { children } = parse(text, { extensions: [{ disable: { null: literal } }] });
  return { type: 'doc', content: toBlocks(children, 0) };
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

function toBlocks(nodes: readonly Block[], depth: number): RichNode[] {
  return (depth === deepest ? unwrap(nodes) : nodes).flatMap((node) => toBlock(node, depth) ?? []);
}

function toBlock(node: Block, depth: number): RichNode | null {
  switch (node.type) {
    case 'heading':
      return withContent({ type: 'heading', attrs: { level: node.depth } }, toRuns(node.children));
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'blockquote': {
      const content = toBlocks(node.children, depth + 1);
      return { type: 'blockquote', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
    }
    case 'list': {
      const content = node.children.flatMap((item) => toBlock(item, depth) ?? []);
      const attrs = { start: node.start ?? 1 };
      return node.ordered ? { type: 'orderedList', attrs, content } : { type: 'bulletList', content };
    }
    case 'listItem': {
      const content = toBlocks(node.children, depth + 1);
      const first = content[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }];
      return { type: 'listItem', content: [...first, ...content] };
    }
    case 'code':
      return node.value === '' ? null : withContent({ type: 'paragraph' }, [toCodeRun(node.value)]);
    case 'paragraph':
      return withContent({ type: 'paragraph' }, toRuns(node.children));
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
function toRuns(nodes: readonly Inline[]): Run[] {
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
    else if (node.type === 'image') runs.push({ text: node.alt ?? '', marks });
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

/** Returns the block with the runs as its content. Joins runs with the same marks. */
export function withRuns(block: RichNode, runs: readonly Run[]): RichNode {
  const content: RichNode[] = [];
  for (const { text, marks } of runs) {
    const types = [...new Set(marks)].toSorted();
    for (const [n, line] of text.split('\n').entries()) {
      if (n > 0) content.push({ type: 'hardBreak' });
      const before = content.at(-1);
      const isSame =
        before?.text !== undefined && String(before.marks?.map(({ type }) => type) ?? []) === String(types);
      if (isSame) content[content.length - 1] = { ...before, text: before.text + line };
      else if (line !== '')
        content.push({ type: 'text', text: line, ...(types.length > 0 && { marks: types.map((type) => ({ type })) }) });
    }
  }
  return content.length > 0 ? { ...block, content } : block;
}

/** Whether a paragraph is a scene break, as in plain manuscripts: asterisks, dashes, a lone number sign. */
export function isSceneBreak(text: string): boolean {
  return /^(?:(?:[*•·~-]\s*){3,}|#|⁂)$/u.test(text.trim());
}

/**
 * Parses plain text without any marks. Empty lines separate paragraphs; if there are none, each line is a paragraph.
 */
export function fromPlainText(source: string): RichDoc {
  const text = source
    .replace(/^\u{feff}/u, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  const hasGaps = /\n[ \t]*\n/.test(text);
  const parts = hasGaps ? text.split(/\n(?:[ \t]*\n)+/) : text.split('\n');
  const content = parts.map((part): RichNode => {
    const lines = part
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const paragraphText = lines.join(' ');
    if (isSceneBreak(paragraphText)) return { type: 'horizontalRule' };
    return paragraphText === ''
      ? { type: 'paragraph' }
      : { type: 'paragraph', content: [{ type: 'text', text: paragraphText }] };
  });
  return { type: 'doc', content };
}
