import { getChildren, type RichNode, textOfNode } from '#src/lib/rich-text.ts';

/** Text with the marks a file can carry; `isBreak` is a new line inside a block. */
export type InlineRun = {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly isBreak: boolean;
};

/** Splits a block into runs; an unknown node becomes its text. */
export function getInlineRuns(block: RichNode): readonly InlineRun[] {
  return getChildren(block).map((node) => {
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

/** Splits off outer white space, because marks must touch the text. */
export function splitEdges(text: string): readonly [before: string, words: string, after: string] {
  const trimmed = text.trim();
  if (trimmed === '') return [text, '', ''];
  const start = text.indexOf(trimmed);
  return [text.slice(0, start), trimmed, text.slice(start + trimmed.length)];
}

export function isLine({ type }: RichNode): boolean {
  return type === 'paragraph' || type === 'heading';
}
