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
  const runs = getInlineRuns(node);
  const line = escapeStart(runs.map((run, n) => formatRun(run, runs[n - 1], runs[n + 1])).join(''));
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

function formatRun(run: InlineRun, previous?: InlineRun, next?: InlineRun): string {
  const { text, bold, italic, strike, isBreak } = run;
  if (isBreak) return '\\\n';
  const [before, words, after] = splitEdges(text);
  if (words === '') return before;
  const marks = [strike ? '~~' : '', bold ? '**' : '', italic ? '*' : ''].join('');
  if (marks !== '') return [before, marks, escapeLine(words), Array.from(marks).toReversed().join(''), after].join('');
  let plain = escapeLine(text);
  if (hasPunctuation(previous, -1)) plain = plain.replace(/^[\p{L}\p{N}]/u, toReference);
  return hasPunctuation(next, 0) ? plain.replace(/[\p{L}\p{N}]$/u, toReference) : plain;
}

/** Whether this edge of a marked text is punctuation. Beside a letter, its mark would be text in CommonMark. */
function hasPunctuation(run: InlineRun | undefined, edge: 0 | -1): boolean {
  return run !== undefined && (run.bold || run.italic) && !run.strike && /[\p{P}\p{S}]/u.test(run.text.at(edge) ?? '');
}

function toReference(letter: string): string {
  return `&#x${letter.codePointAt(0)?.toString(16)};`;
}

function escapeLine(text: string): string {
  return text.replaceAll(/[\\`*_[\]<~]|&(?=#?\w+;)/g, String.raw`\$&`);
}

function escapeStart(line: string): string {
  return line
    .split('\n')
    .map((part) => part.replace(/^(\s*)([#>+=-])/, String.raw`$1\$2`).replace(/^(\s*\d+)([.)])/, String.raw`$1\$2`))
    .join('\n');
}
