import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';
import { parseInline } from './from-markdown-line.ts';

const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const atx = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const quoted = /^ {0,3}> ?/;
const item = /^( {0,3})([-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Quotes and lists nested deeper are read as lines. */
const deepest = 12;

/**
 * Parses headings, paragraphs, quotes, lists, rules (as scene breaks), bold, italic and struck. HTML stays literal.
 * Links and images become their text.
 */
export function fromMarkdown(source: string): RichDoc {
  const lines = source
    .replace(/^\u{feff}/u, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  return { type: 'doc', content: parseBlocks(lines, 0) };
}

function parseBlocks(lines: readonly string[], depth: number): RichNode[] {
  const blocks: RichNode[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = blockAt(lines, at, depth);
    if (block !== null) blocks.push(block);
    at = Math.max(next, at + 1);
  }
  return blocks;
}

function blockAt(lines: readonly string[], at: number, depth: number): [RichNode | null, number] {
  const line = lines[at] ?? '';
  if (line.trim() === '') return [null, at + 1];
  if (rule.test(line)) return [{ type: 'horizontalRule' }, at + 1];
  const heading = atx.exec(line);
  if (heading) return [toHeading(heading[1]?.length ?? 1, heading[2] ?? ''), at + 1];
  if (fence.test(line)) return fencedAt(lines, at);
  if (depth < deepest && quoted.test(line)) return quoteAt(lines, at, depth);
  if (depth < deepest && item.test(line)) return listAt(lines, at, depth);
  return paragraphAt(lines, at);
}

function toHeading(level: number, text: string): RichNode {
  return withContent({ type: 'heading', attrs: { level } }, text);
}

function withContent(block: RichNode, text: string): RichNode {
  const content = parseInline(text);
  return content.length > 0 ? { ...block, content } : block;
}

function endsParagraph(line: string): boolean {
  return (
    line.trim() === '' || rule.test(line) || atx.test(line) || fence.test(line) || quoted.test(line) || item.test(line)
  );
}

function paragraphAt(lines: readonly string[], at: number): [RichNode, number] {
  const paragraphLines = [lines[at] ?? ''];
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (/^ {0,3}(?:=+|-+)[ \t]*$/.test(line))
      return [toHeading(line.includes('=') ? 1 : 2, joined(paragraphLines)), next + 1];
    if (endsParagraph(line)) break;
    paragraphLines.push(line);
  }
  return [withContent({ type: 'paragraph' }, joined(paragraphLines)), at + paragraphLines.length];
}

function joined(lines: readonly string[]): string {
  return lines
    .map((line, n) => {
      const text = line.trimStart();
      if (n === lines.length - 1) return text.trimEnd();
      const isBreak = /(?: {2,}|\\)$/.test(text);
      return isBreak ? `${text.replace(/(?: {2,}|\\)$/, '')}\n` : `${text.trimEnd()} `;
    })
    .join('');
}

function fencedAt(lines: readonly string[], at: number): [RichNode | null, number] {
  const mark = fence.exec(lines[at] ?? '')?.[1] ?? '```';
  const end = lines.findIndex((line, n) => n > at && line.trim().startsWith(mark));
  const inside = lines.slice(at + 1, end === -1 ? lines.length : end);
  const content = inside.flatMap((text, n): RichNode[] => [
    ...(n > 0 ? [{ type: 'hardBreak' }] : []),
    ...(text === '' ? [] : [{ type: 'text', text }]),
  ]);
  return [content.length > 0 ? { type: 'paragraph', content } : null, end === -1 ? lines.length : end + 1];
}

function quoteAt(lines: readonly string[], at: number, depth: number): [RichNode, number] {
  let next = at;
  while (next < lines.length && quoted.test(lines[next] ?? '')) next += 1;
  const inside = parseBlocks(
    lines.slice(at, next).map((line) => line.replace(quoted, '')),
    depth + 1,
  );
  return [{ type: 'blockquote', content: inside.length > 0 ? inside : [{ type: 'paragraph' }] }, next];
}

function listAt(lines: readonly string[], at: number, depth: number): [RichNode, number] {
  const isOrdered = /\d/.test(item.exec(lines[at] ?? '')?.[2] ?? '');
  const items: RichNode[] = [];
  let next = at;
  for (let match = item.exec(lines[next] ?? ''); match; match = item.exec(lines[next] ?? '')) {
    if (/\d/.test(match[2] ?? '') !== isOrdered || rule.test(lines[next] ?? '')) break;
    const end = itemEnd(lines, next, match[0].length);
    const inside = [
      (lines[next] ?? '').slice(match[0].length),
      ...lines.slice(next + 1, end).map((line) => line.trimStart()),
    ];
    const blocks = parseBlocks(inside, depth + 1);
    const first = blocks[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }];
    items.push({ type: 'listItem', content: [...first, ...blocks] });
    next = end;
  }
  const start = Number.parseInt(item.exec(lines[at] ?? '')?.[2] ?? '1', 10);
  const list: RichNode = isOrdered
    ? { type: 'orderedList', attrs: { start }, content: items }
    : { type: 'bulletList', content: items };
  return [list, next];
}

function itemEnd(lines: readonly string[], at: number, width: number): number {
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const isInside = line.startsWith(' '.repeat(Math.min(width, 2))) && line.trim() !== '';
    if (!isInside && endsParagraph(line)) break;
  }
  return next;
}
