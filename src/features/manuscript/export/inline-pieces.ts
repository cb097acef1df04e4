import { childrenOf, type RichNode, textOfNode } from '#src/lib/rich-text.ts';

/** A piece of a line with the marks that a file can carry; `isBreak` is a new line inside a block. */
export type InlineRun = {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly isBreak: boolean;
};

/** What stands in a line, piece by piece; what the editor does not know is its words. */
export function getInlineRuns(block: RichNode): readonly InlineRun[] {
  return childrenOf(block).map((node) => {
    const has = (mark: string): boolean => node.marks?.some(({ type }) => type === mark) === true;
    return {
      text: node.type === 'hardBreak' ? '' : textOfNode(node),
      bold: has('bold'),
      italic: has('italic'),
      underline: has('underline'),
      strike: has('strike'),
      isBreak: node.type === 'hardBreak',
    };
  });
}

/** White space around a piece's words: marks must stand at the words themselves. */
export function splitEdges(text: string): readonly [before: string, words: string, after: string] {
  const words = text.trim();
  if (words === '') return [text, '', ''];
  const start = text.indexOf(words);
  return [text.slice(0, start), words, text.slice(start + words.length)];
}

/** Whether a block is a line of text, and not a list, a quote or something unknown. */
export const isLine = ({ type }: RichNode): boolean => type === 'paragraph' || type === 'heading';
