const longest = 200;

const isHeading = (block: string): boolean => /^#{1,6}\s/.test(block);

/** Blocks that are no paragraph: headings, lists, quotes, code, tables, pictures alone, rules. */
const isParagraph = (block: string): boolean =>
  !/^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|```|~~~|\||!\[|(?:[-*_]\s*){3,}$)/.test(block);

/** Markdown without its marks: what a reader reads. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|[-*+]|\d+[.)]|>+)\s+/gm, '')
    .replaceAll(/(?<!\\)(\*{1,3}|~~|`+)(?=\S)(.+?)(?<=[^\s\\])\1/gs, '$2')
    .replaceAll(/(?<![\w\\])(_{1,3})(?=\S)(.+?)(?<=[^\s\\])\1(?!\w)/gs, '$2')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** At most `longest` characters; a longer text ends after a whole word, with an ellipsis. */
const cut = (text: string): string => {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  const begin = letters.slice(0, longest - 1).join('');
  const atWord = letters[longest - 1] === ' ' ? begin : begin.replace(/\s+\S*$/, '');
  return `${atWord.replace(/[\s,;:–—-]+$/, '')}…`;
};

/** The first paragraph of a markdown text, without marks; where it has none, its first block. Null for an empty text. */
export const excerptOf = (markdown: string): string | null => {
  const blocks = markdown
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim().replace(/^#{1,6}\s[^\n]*\n/, ''))
    .filter((block) => block !== '');
  const text = plain(blocks.find(isParagraph) ?? blocks.find((block) => !isHeading(block)) ?? blocks[0] ?? '');
  return text === '' ? null : cut(text);
};
