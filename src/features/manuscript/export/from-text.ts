import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';

type MarkName = 'bold' | 'italic' | 'strike';

const marks: Readonly<Record<string, MarkName>> = {
  '**': 'bold',
  __: 'bold',
  '*': 'italic',
  _: 'italic',
  '~~': 'strike',
};

type Token = { readonly text: string; readonly sign: boolean; readonly opens: boolean; readonly closes: boolean };

const tokenPattern =
  /\\([!-/:-@[-`{-~])|(`+)(?!`)(.+?)(?<!`)\2(?!`)|!?\[((?:\\.|[^\][\\])*)\]\((?:[^()\\\s]|\\.|\([^()\s]*\))*(?:\s+"[^"]*")?\)|(\*{1,3}|_{1,3}|~~)|\n/g;

function toPlainToken(text: string): Token {
  return { text, sign: false, opens: false, closes: false };
}

function signs(run: string, before: string, after: string): Token[] {
  const opens = /\S/.test(after) && !(run.startsWith('_') && /[\p{L}\p{N}]/u.test(before));
  const closes = /\S/.test(before) && !(run.startsWith('_') && /[\p{L}\p{N}]/u.test(after));
  const sign = (text: string): Token => ({ text, sign: true, opens, closes });
  if (run.length < 3) return [sign(run)];
  const [one, two] = [run.slice(0, 1), run.slice(0, 2)];
  return closes ? [sign(one), sign(two)] : [sign(two), sign(one)];
}

function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of line.matchAll(tokenPattern)) {
    const [whole, escaped, , code, label, run] = match;
    const end = match.index + whole.length;
    if (match.index > at) tokens.push(toPlainToken(line.slice(at, match.index)));
    if (run !== undefined)
      tokens.push(...signs(run, line.slice(match.index - 1, match.index), line.slice(end, end + 1)));
    else if (label !== undefined) tokens.push(...tokenize(label));
    else tokens.push(toPlainToken(escaped ?? code ?? whole));
    at = end;
  }
  if (at < line.length) tokens.push(toPlainToken(line.slice(at)));
  return tokens;
}

/** Pairs the signs; an unpaired sign is plain text. */
function pairSigns(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const [n, token] of tokens.entries()) {
    if (!token.sign) continue;
    const opener = token.closes ? open.findLastIndex((at) => tokens[at]?.text === token.text) : -1;
    // A mark needs text between its signs.
    if (opener !== -1 && (open[opener] ?? 0) < n - 1) {
      pairs.set(open[opener] ?? 0, n);
      open.length = opener;
    } else if (token.opens) open.push(n);
  }
  return pairs;
}

function parseInline(line: string): RichNode[] {
  const tokens = tokenize(line);
  const pairs = pairSigns(tokens);
  const ends = new Set(pairs.values());
  const active: MarkName[] = [];
  const runs: { text: string; marks: readonly MarkName[] }[] = [];
  for (const [n, token] of tokens.entries()) {
    const mark = token.sign ? marks[token.text] : undefined;
    if (mark !== undefined && pairs.has(n)) active.push(mark);
    else if (mark !== undefined && ends.has(n)) active.splice(active.lastIndexOf(mark), 1);
    else runs.push({ text: token.text, marks: [...new Set(active)] });
  }
  return toNodes(runs);
}

function toNodes(runs: readonly { text: string; marks: readonly MarkName[] }[]): RichNode[] {
  const nodes: RichNode[] = [];
  let last = '';
  for (const { text, marks: names } of runs) {
    if (text === '\n') {
      nodes.push({ type: 'hardBreak' });
      last = '';
      continue;
    }
    const sorted = ['bold', 'italic', 'strike'].filter((name) => names.some((mark) => mark === name));
    const key = `${sorted.join(' ')}.`;
    const before = nodes.at(-1);
    if (key === last && before?.text !== undefined) nodes[nodes.length - 1] = { ...before, text: before.text + text };
    else if (text !== '')
      nodes.push({ type: 'text', text, ...(sorted.length > 0 && { marks: sorted.map((type) => ({ type })) }) });
    last = key;
  }
  return nodes;
}

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

/** Scene breaks in plain manuscripts: asterisks, dashes, a lone number sign. */
const parting = /^(?:(?:[*•·~-]\s*){3,}|#|⁂)$/u;

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
    if (parting.test(paragraphText)) return { type: 'horizontalRule' };
    return paragraphText === ''
      ? { type: 'paragraph' }
      : { type: 'paragraph', content: [{ type: 'text', text: paragraphText }] };
  });
  return { type: 'doc', content };
}
