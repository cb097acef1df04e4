import { parseUrl } from './urls.ts';

const longest = 20_000;
const deepest = 20;

const openers = /^(?:[\t ]*(?:>|[*+-](?=[\t ])|\d{1,9}[).](?=[\t ])))+/u;
const tightRun = /([[(*_`>~])(?:[\t ]?\1){20}/u;

/**
 * Checks whether server text is safe to parse as markdown, because hostile text can freeze or crash a browser. Unsafe
 * text is shown as plain text.
 */
export function isSafeMarkdown(text: string): boolean {
  if (text.length > longest || tightRun.test(text)) return false;
  return text.split('\n').every((line) => getNestingDepth(line) <= deepest);
}

function getNestingDepth(line: string): number {
  const indent = /^[\t ]*/u.exec(line)?.[0] ?? '';
  const marks = openers.exec(line)?.[0].match(/[^\t ]+/gu)?.length ?? 0;
  return marks + indent.replaceAll('\t', '    ').length / 2;
}

/** Returns a link's URL from server text, or null unless it's https or mailto. */
export function linkAddress(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 2048) return null;
  const url = parseUrl(raw);
  if (url === null || url.username + url.password !== '') return null;
  return url.protocol === 'https:' || url.protocol === 'mailto:' ? url.href : null;
}

export function plainExcerpt(text: string, characters = 280): string {
  const plainText = text
    .slice(0, characters * 4)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/^[\t ]*(?:#{1,6}[\t ].*|[>*+-]|\d{1,9}[).])/gmu, '')
    .replaceAll(/[*_`~]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plainText.length <= characters
    ? plainText
    : `${plainText
        .slice(0, characters - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
