import { getChildren, headingLevel, type RichDoc, type RichNode, textOfNode } from '#src/lib/rich-text.ts';
import { isLine, type InlineRun, getInlineRuns, splitEdges } from './inline-runs.ts';

/** Converts a text to Markdown. Scene breaks become `* * *`. */
export function toMarkdown(doc: RichDoc): string {
  return `${blocks(doc.content).trim()}\n`;
}

function blocks(nodes: readonly RichNode[]): string {
  return nodes.map(block).join('\n\n');
}

function block(node: RichNode): string {
  if (node.type === 'horizontalRule') return '* * *';
  if (node.type === 'blockquote') return indent(blocks(getChildren(node)), '> ', '> ');
  if (node.type === 'bulletList') return list(node, () => '- ');
  if (node.type === 'orderedList') {
    const first = typeof node.attrs?.['start'] === 'number' ? node.attrs['start'] : 1;
    return list(node, (n) => `${first + n}. `);
  }
  if (!isLine(node)) return escapeLine(textOfNode(node));
  const line = escapeStart(getInlineRuns(node).map(formatRun).join(''));
  return node.type === 'heading' ? `${'#'.repeat(headingLevel(node) ?? 1)} ${line.replaceAll('\\\n', ' ')}` : line;
}

function list(node: RichNode, bullet: (n: number) => string): string {
  return getChildren(node)
    .map((item, n) => indent(blocks(getChildren(item)), bullet(n), ' '.repeat(bullet(n).length)))
    .join('\n');
}

function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, n) => `${n === 0 ? first : rest}${line}`.trimEnd())
    .join('\n');
}

function formatRun({ text, bold, italic, strike, isBreak }: InlineRun): string {
  if (isBreak) return '\\\n';
  const [before, words, after] = splitEdges(text);
  if (words === '') return before;
  const marks = [strike ? '~~' : '', bold ? '**' : '', italic ? '*' : ''];
  return [before, ...marks, escapeLine(words), ...marks.toReversed(), after].join('');
}

function escapeLine(text: string): string {
  return text.replaceAll(/[\\`*_[\]<~]/g, String.raw`\$&`);
}

function escapeStart(line: string): string {
  return line
    .split('\n')
    .map((part) => part.replace(/^(\s*)([#>+=-])/, String.raw`$1\$2`).replace(/^(\s*\d+)([.)])/, String.raw`$1\$2`))
    .join('\n');
}
