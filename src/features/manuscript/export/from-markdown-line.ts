import type { RichNode } from '#src/lib/rich-text.ts';

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

export function parseInline(line: string): RichNode[] {
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
