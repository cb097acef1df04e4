import { type Options, toMarkdown as stringify } from 'mdast-util-to-markdown';
import { getChildren, headingLevel, type RichDoc, type RichNode, textOfNode } from '#src/lib/rich-text.ts';
import { isLine, getInlineRuns, type InlineRun, splitEdges } from './inline-runs.ts';

type Root = Extract<Parameters<typeof stringify>[0], { type: 'root' }>;
type Block = Extract<Root['children'][number], { type: 'blockquote' }>['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** What GitHub's Markdown would read as a link, a table or struck text, and CommonMark wouldn't. */
const unsafe = [
  { character: ':', before: '[PSps]', after: '\\/', inConstruct: 'phrasing' },
  { character: '.', before: '[Ww]', after: '[-.\\w]', inConstruct: 'phrasing' },
  { character: ':', atBreak: true, after: '-' },
  ...['|', '~', '@'].map((character) => ({ character, inConstruct: 'phrasing' as const })),
] satisfies Options['unsafe'];

const options: Options = {
  ...{ bullet: '-', ruleSpaces: true, unsafe },
  // Struck text isn't CommonMark.
  handlers: {
    delete: (node: Extract<Inline, { type: 'delete' }>, _, state, info) =>
      `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`,
  },
};

const depths = [1, 2, 3, 4, 5, 6] as const;

/** Stands for an empty paragraph, which Markdown doesn't have. Other programs show an empty line. */
const emptyParagraph: Block = { type: 'paragraph', children: [{ type: 'html', value: '&nbsp;' }] };

/**
 * Converts a text to Markdown. Scene breaks become `* * *`. Only the text's own formatting is active. Markdown has no
 * underlining, no tabs or spaces at the start of a line and no line breaks at the end of a paragraph.
 */
export function toMarkdown(doc: RichDoc): string {
  const isEmpty = doc.content.every((block) => block.type === 'paragraph' && isBlank(block));
  const children = isEmpty ? [] : doc.content.map(toBlock);
  return `${stringify({ type: 'root', children }, options).replaceAll(/^\n+|\n+$/g, '')}\n`;
}

function isBlank(node: RichNode): boolean {
  return textOfNode(node).trim() === '';
}

function toBlock(node: RichNode): Block {
  if (node.type === 'horizontalRule') return { type: 'thematicBreak' };
  if (node.type === 'blockquote') return { type: 'blockquote', children: getChildren(node).map(toBlock) };
  if (node.type === 'bulletList' || node.type === 'orderedList') return toList(node);
  if (!isLine(node)) return { type: 'paragraph', children: toText(textOfNode(node).trim()) };
  if (node.type === 'paragraph' && isBlank(node)) return emptyParagraph;
  const runs = joinRuns(getInlineRuns(node));
  const children = runs.flatMap((run, n) => toInline(run, runs[n - 1], runs[n + 1]));
  if (node.type === 'paragraph') return { type: 'paragraph', children };
  return { type: 'heading', depth: depths[(headingLevel(node) ?? 1) - 1] ?? 1, children };
}

function toList(node: RichNode): Block {
  const first = node.attrs?.['start'];
  return {
    type: 'list',
    ordered: node.type === 'orderedList',
    start: typeof first === 'number' && Number.isSafeInteger(first) ? first : 1,
    spread: false,
    children: getChildren(node).map((item) => ({ type: 'listItem', children: toItem(getChildren(item)) })),
  };
}

/** Only an empty paragraph with others in its item needs to be written. */
function toItem(blocks: readonly RichNode[]): Block[] {
  const children = blocks.map(toBlock);
  return children.length === 1 && children[0] === emptyParagraph ? [] : children;
}

/** Joins neighbours that differ only in what Markdown can't hold, and leaves out line breaks at the end. */
function joinRuns(runs: readonly InlineRun[]): readonly InlineRun[] {
  const joined: InlineRun[] = [];
  const end = runs.findLastIndex(({ text }) => text.trim() !== '') + 1;
  for (const run of runs.slice(0, end).filter(({ text, isBreak }) => isBreak || text !== '')) {
    const last = joined.at(-1);
    const isSame =
      last &&
      !last.isBreak &&
      (['bold', 'italic', 'strike', 'isBreak'] as const).every((key) => last[key] === run[key]);
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

/** No empty nodes: a text is escaped for the node after it. */
function toText(value: string): Inline[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

/** Marks are inside outer white space. Lines have no outer tabs and spaces, but may have wide ones. */
function toInline(
  { text, bold, italic, strike, isBreak }: InlineRun,
  previous?: InlineRun,
  next?: InlineRun,
): Inline[] {
  if (isBreak) return [{ type: 'break' }];
  const [before, words, after] = splitEdges(text);
  const start = previous?.isBreak === false ? before : before.replace(/^[\t\n\r ]+/, '');
  const end = next?.isBreak === false ? after : after.replace(/[\t\n\r ]+$/, '');
  if (words === '' || !(bold || italic || strike)) return toText(start + words + end);
  let node: Inline = { type: 'text', value: words };
  if (bold) node = { type: 'strong', children: [node] };
  if (italic) node = { type: 'emphasis', children: [node] };
  if (strike) node = { type: 'delete', children: [node] };
  return [...toText(start), node, ...toText(end)];
}
