import { describe, expect, it } from 'vitest';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { getNoteHunks } from './note-diff.ts';
import type { NoteFieldText } from './note-field-reducer.ts';

function docOf(text: string): RichDoc {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
}

function read(mine: NoteFieldText, theirs: NoteFieldText) {
  return getNoteHunks(mine, theirs).map((passage) =>
    [passage.mine, passage.theirs].map((lines) =>
      lines.map(({ kind, pieces }) => `${kind}: ${pieces.map(({ text }) => text).join('')}`),
    ),
  );
}

describe('comparison of two section versions', () => {
  it('compares only the text when the headings are equal', () => {
    expect(read({ title: 'T', content: docOf('mine') }, { title: 'T', content: docOf('theirs') })).toEqual([
      [['text: mine'], ['text: theirs']],
    ]);
  });

  it('shows both headings when they differ', () => {
    expect(read({ title: 'A', content: docOf('same') }, { title: 'B', content: docOf('same') })).toEqual([
      [
        ['heading: A', 'text: same'],
        ['heading: B', 'text: same'],
      ],
    ]);
  });
});

it('compares two titles of a note as lines', () => {
  expect(read({ title: 'A', content: null }, { title: 'B', content: null })).toEqual([[['text: A'], ['text: B']]]);
});
