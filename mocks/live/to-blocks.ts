import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Schema } from '#mocks/model/tables.ts';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];
type Block = Exclude<Schema<'InsightContent'>, string | null>[number];

const mostBlocks = 12;

/** Returns a node's text, without marks. The address of a link is left out: insights have none. */
function toText(node: object): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('type' in node && node.type === 'break') return ' ';
  return 'children' in node && Array.isArray(node.children) ? node.children.map(toText).join('') : '';
}

function toBlocks(node: Node): readonly Block[] {
  switch (node.type) {
    case 'list':
      return [{ type: 'bullet_points', content: node.children.map(toText).filter((text) => text.trim() !== '') }];
    case 'heading':
      return [{ type: 'subtitle', content: toText(node) }];
    case 'blockquote':
      return [{ type: 'quote', content: toText(node) }];
    default:
      return [toText(node)];
  }
}

function isEmpty(block: Block): boolean {
  const content = typeof block === 'string' ? block : block.content;
  return content.length === 0 || (typeof content === 'string' && content.trim() === '');
}

/** Converts a model's markdown to an insight's blocks. A single paragraph is a text. */
export function toInsightContent(markdown: string): Schema<'InsightContent'> {
  const blocks = fromMarkdown(markdown).children.flatMap(toBlocks);
  const content = blocks.filter((block) => !isEmpty(block)).slice(0, mostBlocks);
  const [only] = content;
  return content.length === 1 && typeof only === 'string' ? only : content;
}
