import { getChildren, headingLevel, type RichDoc, type RichNode, textOfNode } from '#src/lib/rich-text.ts';
import { isLine, type InlineRun, getInlineRuns, splitEdges } from './inline-runs.ts';

/** Fountain recognises these as scene headings; a full stop forces the others. */
const sceneHeadingPattern = /^(?:INT|EXT|EST|INT\.?\/EXT|I\/E)[. ]/i;

/** Lines Fountain wouldn't read as action; an exclamation mark forces them. */
const special = /^(?:[.>@~#=!]|(?:INT|EXT|EST|INT\.?\/EXT|I\/E)[. ])/i;

/**
 * Converts a text to Fountain: parts become sections, scenes become scene headings, the rest action. Fountain reads a
 * line in capitals as a character's name, so it's forced to action.
 */
export function toFountain(doc: RichDoc, title: string): string {
  const body = doc.content.flatMap(blocks).join('\n\n');
  return `Title: ${title.replaceAll('\n', ' ')}\n\n${body.trim()}\n`;
}

function blocks(node: RichNode): readonly string[] {
  if (node.type === 'horizontalRule') return ['> * * * <'];
  if (node.type === 'heading') return [heading(node)];
  if (isLine(node)) return [action(getInlineRuns(node).map(formatRun).join(''))];
  const inner = getChildren(node);
  return inner.length > 0 && inner.every(({ text }) => text === undefined)
    ? inner.flatMap(blocks)
    : [action(escape(textOfNode(node)))];
}

function heading(node: RichNode): string {
  const text = textOfNode(node).replaceAll('\n', ' ').trim();
  if (headingLevel(node) === 1) return `# ${text}`;
  return sceneHeadingPattern.test(text) ? text.toUpperCase() : `.${text.toUpperCase()}`;
}

function action(text: string): string {
  return text
    .split('\n')
    .map((line) => (special.test(line) || isShouted(line) ? `!${line}` : line))
    .join('\n');
}

function isShouted(line: string): boolean {
  return /\p{L}/u.test(line) && line === line.toUpperCase() && line !== line.toLowerCase();
}

function formatRun({ text, bold, italic, underline, isBreak }: InlineRun): string {
  if (isBreak) return '\n';
  const [before, words, after] = splitEdges(text);
  if (words === '') return before;
  const marks = [underline ? '_' : '', bold ? '**' : '', italic ? '*' : ''];
  return [before, ...marks, escape(words), ...marks.toReversed(), after].join('');
}

function escape(text: string): string {
  return text.replaceAll(/[\\*_]/g, String.raw`\$&`);
}
