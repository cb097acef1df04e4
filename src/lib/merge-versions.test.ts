import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from './rich-text.ts';
import { keepBoth, getHunks } from './merge-versions.ts';

function docOf(...lines: string[]): RichDoc {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) })),
  };
}

function linesOf(doc: RichDoc): string[] {
  return plainText(doc).split('\n\n');
}

describe('keepBoth', () => {
  it('inserts conflicting remote text below the local text under a marker line', () => {
    const both = keepBoth(docOf('A', 'mine', 'C'), docOf('A', 'theirs', 'C'), 'Other version:');
    expect(linesOf(both)).toEqual(['A', 'mine', 'Other version:', 'theirs', 'C']);
  });

  it('includes lines of only one version without a marker', () => {
    expect(linesOf(keepBoth(docOf('A', 'B'), docOf('A', 'new', 'B', 'more'), 'x'))).toEqual(['A', 'new', 'B', 'more']);
    expect(linesOf(keepBoth(docOf('A', 'mine', 'B'), docOf('A', 'B'), 'x'))).toEqual(['A', 'mine', 'B']);
    expect(linesOf(keepBoth(docOf('A', 'mine'), docOf('A', ''), 'x'))).toEqual(['A', 'mine']);
    expect(linesOf(keepBoth(docOf('A', ''), docOf('A', 'theirs'), 'x'))).toEqual(['A', '', 'theirs']);
  });

  it('preserves every line of both versions', () => {
    const lines = fc.array(fc.constantFrom('one', 'two', 'three', 'four', ''), { maxLength: 10 });
    fc.assert(
      fc.property(lines, lines, (mine, theirs) => {
        const both = linesOf(keepBoth(docOf(...mine), docOf(...theirs), 'mark'));
        for (const line of [...mine, ...theirs].filter((text) => text !== '')) expect(both).toContain(line);
      }),
    );
  });
});

describe('getHunks', () => {
  it('returns a difference with its surrounding lines and marks the changed text', () => {
    const mine = docOf('First.', 'Before.', 'She wanted them accounted for, line by line.', 'After.', 'Last.');
    const theirs = docOf('First.', 'Before.', 'She wanted them explained to her.', 'After.', 'Last.');
    const [passage, ...more] = getHunks(mine, theirs);
    expect(more).toEqual([]);
    expect(passage?.mine.map(({ pieces }) => pieces)).toEqual([
      [{ text: 'Before.', differs: false }],
      [
        { text: 'She wanted them ', differs: false },
        { text: 'accounted for, line by line.', differs: true },
      ],
      [{ text: 'After.', differs: false }],
    ]);
    expect(passage?.theirs[1]?.pieces.at(-1)).toEqual({ text: 'explained to her.', differs: true });
  });

  it("marks a whole line that the other version doesn't have", () => {
    const [passage] = getHunks(docOf('A', 'new'), docOf('A'));
    expect(passage?.mine.at(-1)?.pieces).toEqual([{ text: 'new', differs: true }]);
    expect(passage?.theirs.map(({ pieces }) => pieces[0]?.text)).toEqual(['A']);
  });

  it('returns no hunks for equal texts', () => {
    expect(getHunks(docOf('A'), docOf('A'))).toEqual([]);
  });
});
