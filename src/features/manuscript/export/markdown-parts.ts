/** Properties in YAML before the text: lines of "key: value", lists and comments between two lines of "---". */
const properties =
  /^---[ \t]*\n(?=[\w-]+[ \t]*:)(?:[\w-]+[ \t]*:.*\n|[ \t]+.*\n|[#-].*\n|\n)*?(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** What a comment may be part of: escaped characters and code; or a comment's start. */
const commentLike = /\\[\s\S]|^ {0,3}(?:`{3,}|~{3,})|`[^`\n]*`|<!--/gm;

/** Characters that are parsed at once: about 50 ms on a slow device. */
const longestPart = 32_000;

/** The edge of a code block; or an empty line before a line that ends every list and quote. */
const edge = /^ {0,3}(`{3,}|~{3,})(.*)$|^[ \t]*\n(?=[\p{L}\p{Pi}"#])/gmu;

/** Splits off the properties before a text. The text's lines end in `\n`. */
export function splitProperties(source: string): { readonly body: string; readonly hasProperties: boolean } {
  const text = source.replace(/^\u{feff}/u, '').replaceAll(/\r\n?/g, '\n');
  const body = text.replace(properties, '');
  return { body, hasProperties: body.length < text.length };
}

/** Leaves out comments of HTML, but not from code. One that doesn't end is text. */
export function withoutComments(text: string): { readonly text: string; readonly count: number } {
  const kept: string[] = [];
  let [from, isCode] = [0, false];
  commentLike.lastIndex = 0;
  for (let match = commentLike.exec(text); match; match = commentLike.exec(text)) {
    if (/^ {0,3}(?:```|~~~)/.test(match[0])) isCode = !isCode;
    if (isCode || match[0] !== '<!--') continue;
    const end = text.indexOf('-->', match.index + 4);
    if (end === -1) break;
    kept.push(text.slice(from, match.index));
    from = end + 3;
    commentLike.lastIndex = from;
  }
  return { text: [...kept, text.slice(from)].join(''), count: kept.length };
}

/** Splits a long text between blocks, where a parser sees the same in the parts as in the whole. */
export function partsOfMarkdown(text: string): string[] {
  const parts: string[] = [];
  let [from, fence] = [0, ''];
  for (const { 0: found, 1: mark, 2: rest = '', index } of text.matchAll(edge)) {
    const end = index + found.length;
    if (mark === undefined) {
      if (fence !== '' || end - from < longestPart) continue;
      parts.push(text.slice(from, end));
      from = end;
    } else if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && rest.trim() === '') fence = '';
  }
  return [...parts, text.slice(from)];
}

/** Returns the names of the footnotes that have a text. */
export function noteIdsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/^ {0,3}\[\^([^\]\s]+)\]:/gm), ([, id = '']) => id.toLowerCase()));
}

/** Returns the names of footnotes that are marked, but have no text, in a part. */
export function marksOf(part: string): ReadonlySet<string> {
  const own = noteIdsOf(part);
  return new Set(
    Array.from(part.matchAll(/\[\^([^\]\s]+)\]/g), ([, id = '']) => id.toLowerCase()).filter((id) => !own.has(id)),
  );
}
