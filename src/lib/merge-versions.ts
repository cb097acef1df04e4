import { type RichDoc, type RichNode, textOfNode } from './rich-text.ts';
import { type DiffRange, diffSequences } from './diff.ts';

export type VersionChoice = 'mine' | 'theirs' | 'both';

export type TextRun = { readonly text: string; readonly differs: boolean };

export type DiffLine = { readonly kind: 'heading' | 'break' | 'text'; readonly pieces: readonly TextRun[] };

export type Hunk = { readonly mine: readonly DiffLine[]; readonly theirs: readonly DiffLine[] };

function keyOf(block: RichNode): string {
  return JSON.stringify(block);
}

function blockDifferences(mine: RichDoc, theirs: RichDoc): readonly DiffRange[] {
  return diffSequences(mine.content.map(keyOf), theirs.content.map(keyOf));
}

/**
 * Merges both texts. Where they differ, mine is followed by a line with the text `mark` and theirs. Text that only one
 * has appears once, without a mark.
 */
export function keepBoth(mine: RichDoc, theirs: RichDoc, mark: string): RichDoc {
  const content: RichNode[] = [];
  let at = 0;
  for (const difference of blockDifferences(mine, theirs)) {
    const [from, to] = difference.mine;
    const ours = mine.content.slice(from, to);
    const others = theirs.content.slice(...difference.theirs);
    content.push(...mine.content.slice(at, from), ...ours);
    if (ours.some(isWritten) && others.some(isWritten)) content.push(markedLine(mark));
    content.push(...(ours.length > 0 && !others.some(isWritten) ? others.filter(isWritten) : others));
    at = to;
  }
  return { type: 'doc', content: [...content, ...mine.content.slice(at)] };
}

function isWritten(block: RichNode): boolean {
  return block.type === 'horizontalRule' || textOfNode(block).trim() !== '';
}

function markedLine(mark: string): RichNode {
  return {
    type: 'paragraph',
    content: [{ type: 'text', text: mark, marks: [{ type: 'italic' }] }],
  };
}

export function getHunks(mine: RichDoc, theirs: RichDoc): readonly Hunk[] {
  return blockDifferences(mine, theirs).map((difference) => {
    const before = mine.content.slice(Math.max(0, difference.mine[0] - 1), difference.mine[0]).map(plainLine);
    const after = mine.content.slice(difference.mine[1], difference.mine[1] + 1).map(plainLine);
    const ours = mine.content.slice(...difference.mine);
    const others = theirs.content.slice(...difference.theirs);
    return {
      mine: [...before, ...ours.map((block, n) => lineAgainst(block, others[n])), ...after],
      theirs: [...before, ...others.map((block, n) => lineAgainst(block, ours[n])), ...after],
    };
  });
}

function kindOf({ type }: RichNode): DiffLine['kind'] {
  if (type === 'horizontalRule') return 'break';
  return type === 'heading' ? 'heading' : 'text';
}

function lineText(block: RichNode): string {
  return block.type === 'horizontalRule' ? '· · ·' : textOfNode(block);
}

function plainLine(block: RichNode): DiffLine {
  return {
    kind: kindOf(block),
    pieces: [{ text: lineText(block), differs: false }],
  };
}

function lineAgainst(block: RichNode, other: RichNode | undefined): DiffLine {
  const words = lineText(block).split(/(?<=\s)/);
  if (other === undefined) return { kind: kindOf(block), pieces: [{ text: words.join(''), differs: true }] };
  const pieces: TextRun[] = [];
  const add = (from: number, to: number, differs: boolean): void => {
    const text = words.slice(from, to).join('');
    if (text !== '') pieces.push({ text, differs });
  };
  let at = 0;
  for (const { mine } of diffSequences(words, lineText(other).split(/(?<=\s)/))) {
    add(at, mine[0], false);
    add(mine[0], mine[1], true);
    at = mine[1];
  }
  add(at, words.length, false);
  return { kind: kindOf(block), pieces };
}
