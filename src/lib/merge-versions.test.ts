import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, type RichDoc } from './rich-text.ts';
import { keepBoth, getHunks } from './merge-versions.ts';

function createDoc(...lines: string[]): RichDoc {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) })),
  };
}

function getLines(doc: RichDoc): string[] {
  return plainText(doc).split('\n\n');
}

describe('keepBoth', () => {
  it('inserts conflicting remote text below the local text under a marker line', () => {
    const both = keepBoth(createDoc('A', 'mine', 'C'), createDoc('A', 'theirs', 'C'), 'Other version:');
    expect(getLines(both)).toEqual(['A', 'mine', 'Other version:', 'theirs', 'C']);
  });

  it('includes lines of only one version without a marker', () => {
    expect(getLines(keepBoth(createDoc('A', 'B'), createDoc('A', 'new', 'B', 'more'), 'x'))).toEqual([
      'A',
      'new',
      'B',
      'more',
    ]);
    expect(getLines(keepBoth(createDoc('A', 'mine', 'B'), createDoc('A', 'B'), 'x'))).toEqual(['A', 'mine', 'B']);
    expect(getLines(keepBoth(createDoc('A', 'mine'), createDoc('A', ''), 'x'))).toEqual(['A', 'mine']);
    expect(getLines(keepBoth(createDoc('A', ''), createDoc('A', 'theirs'), 'x'))).toEqual(['A', '', 'theirs']);
  });

  it('preserves every line of both versions', () => {
    const lines = fc.array(fc.constantFrom('one', 'two', 'three', 'four', ''), { maxLength: 10 });
    fc.assert(
      fc.property(lines, lines, (local, remote) => {
        const both = getLines(keepBoth(createDoc(...local), createDoc(...remote), 'mark'));
        for (const line of [...local, ...remote].filter((text) => text !== '')) expect(both).toContain(line);
      }),
    );
  });
});

describe('getHunks', () => {
  it('returns a difference with its surrounding lines and marks the changed text', () => {
    const local = createDoc('First.', 'Before.', 'She wanted them accounted for, line by line.', 'After.', 'Last.');
    const remote = createDoc('First.', 'Before.', 'She wanted them explained to her.', 'After.', 'Last.');
    const [passage, ...more] = getHunks(local, remote);
    expect(more).toEqual([]);
    expect(passage?.local.map(({ runs }) => runs)).toEqual([
      [{ text: 'Before.', differs: false }],
      [
        { text: 'She wanted them ', differs: false },
        { text: 'accounted for, line by line.', differs: true },
      ],
      [{ text: 'After.', differs: false }],
    ]);
    expect(passage?.remote[1]?.runs.at(-1)).toEqual({ text: 'explained to her.', differs: true });
  });

  it("marks a whole line that the other version doesn't have", () => {
    const [passage] = getHunks(createDoc('A', 'new'), createDoc('A'));
    expect(passage?.local.at(-1)?.runs).toEqual([{ text: 'new', differs: true }]);
    expect(passage?.remote.map(({ runs }) => runs[0]?.text)).toEqual(['A']);
  });

  it('returns no hunks for equal texts', () => {
    expect(getHunks(createDoc('A'), createDoc('A'))).toEqual([]);
  });
});
