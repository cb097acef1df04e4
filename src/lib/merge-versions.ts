import { type RichDoc, type RichNode, textOfNode } from './rich-text.ts';
import { type DiffRange, diffSequences } from './diff.ts';

export type TextRun = { readonly text: string; readonly differs: boolean };

export type DiffLine = { readonly kind: 'heading' | 'break' | 'text'; readonly runs: readonly TextRun[] };

export type Hunk = { readonly local: readonly DiffLine[]; readonly remote: readonly DiffLine[] };

function toKey(block: RichNode): string {
  return JSON.stringify(block);
}

function blockDifferences(local: RichDoc, remote: RichDoc): readonly DiffRange[] {
  return diffSequences(local.content.map(toKey), remote.content.map(toKey));
}

/**
 * Merges both texts. Where they differ, the local text is followed by a line with the text `mark` and the remote text. Text that only one
 * has appears once, without a mark.
 */
export function keepBoth(local: RichDoc, remote: RichDoc, mark: string): RichDoc {
  const content: RichNode[] = [];
  let at = 0;
  for (const difference of blockDifferences(local, remote)) {
    const [from, to] = difference.local;
    const ours = local.content.slice(from, to);
    const others = remote.content.slice(...difference.remote);
    content.push(...local.content.slice(at, from), ...ours);
    if (ours.some(isWritten) && others.some(isWritten)) content.push(markedLine(mark));
    content.push(...(ours.length > 0 && !others.some(isWritten) ? others.filter(isWritten) : others));
    at = to;
  }
  return { type: 'doc', content: [...content, ...local.content.slice(at)] };
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

export function getHunks(local: RichDoc, remote: RichDoc): readonly Hunk[] {
  return blockDifferences(local, remote).map((difference) => {
    const before = local.content.slice(Math.max(0, difference.local[0] - 1), difference.local[0]).map(plainLine);
    const after = local.content.slice(difference.local[1], difference.local[1] + 1).map(plainLine);
    const ours = local.content.slice(...difference.local);
    const others = remote.content.slice(...difference.remote);
    return {
      local: [...before, ...ours.map((block, n) => lineAgainst(block, others[n])), ...after],
      remote: [...before, ...others.map((block, n) => lineAgainst(block, ours[n])), ...after],
    };
  });
}

function getKind({ type }: RichNode): DiffLine['kind'] {
  if (type === 'horizontalRule') return 'break';
  return type === 'heading' ? 'heading' : 'text';
}

function lineText(block: RichNode): string {
  return block.type === 'horizontalRule' ? '· · ·' : textOfNode(block);
}

function plainLine(block: RichNode): DiffLine {
  return {
    kind: getKind(block),
    runs: [{ text: lineText(block), differs: false }],
  };
}

function lineAgainst(block: RichNode, other: RichNode | undefined): DiffLine {
  const words = lineText(block).split(/(?<=\s)/);
  if (other === undefined) return { kind: getKind(block), runs: [{ text: words.join(''), differs: true }] };
  const runs: TextRun[] = [];
  const add = (from: number, to: number, differs: boolean): void => {
    const text = words.slice(from, to).join('');
    if (text !== '') runs.push({ text, differs });
  };
  let at = 0;
  for (const { local } of diffSequences(words, lineText(other).split(/(?<=\s)/))) {
    add(at, local[0], false);
    add(local[0], local[1], true);
    at = local[1];
  }
  add(at, words.length, false);
  return { kind: getKind(block), runs };
}
