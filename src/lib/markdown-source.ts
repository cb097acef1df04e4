import { parseUrl } from './parse-url.ts';

/** A text longer than this many characters is shown as it is, without its marks being read. */
const longest = 20_000;
/** The same for a text whose quotes, lists or brackets lie deeper than this in each other. */
const deepest = 20;

/** What opens a level at the beginning of a line: quotes and list items, with the blanks between them. */
const openers = /^(?:[\t ]*(?:>|[*+-](?=[\t ])|\d{1,9}[).](?=[\t ])))+/u;
const tightRun = /([[(*_`>~])(?:[\t ]?\1){20}/u;

/**
 * Whether a text of the server may be read as markdown: a hostile one can keep a browser busy for seconds, or break it. What may
 * not is shown as plain text.
 */
export function isCalmMarkdown(text: string): boolean {
  if (text.length > longest || tightRun.test(text)) return false;
  return text.split('\n').every((line) => depthOf(line) <= deepest);
}

function depthOf(line: string): number {
  const indent = /^[\t ]*/u.exec(line)?.[0] ?? '';
  const marks = openers.exec(line)?.[0].match(/[^\t ]+/gu)?.length ?? 0;
  return marks + indent.replaceAll('\t', '    ').length / 2;
}

/** The address of a link in a text of the server; null when it is none that may be followed: only http and https are. */
export function linkAddress(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 2048) return null;
  const url = parseUrl(raw);
  if (url === null || url.username + url.password !== '') return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** The beginning of a markdown text as plain words, for a line or two; the marks themselves are left out. */
export function plainExcerpt(text: string, characters = 280): string {
  const plain = text
    .slice(0, characters * 4)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/^[\t ]*(?:#{1,6}[\t ].*|[>*+-]|\d{1,9}[).])/gmu, '')
    .replaceAll(/[*_`~]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plain.length <= characters
    ? plain
    : `${plain
        .slice(0, characters - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
