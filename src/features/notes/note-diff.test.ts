import { describe, expect, it } from 'vitest';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { getNoteHunks, type NoteFieldText } from './note-text.ts';

function toDoc(text: string): RichDoc {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
}

function read(local: NoteFieldText, remote: NoteFieldText) {
  return getNoteHunks(local, remote).map((passage) =>
    [passage.local, passage.remote].map((lines) =>
      lines.map(({ kind, runs }) => `${kind}: ${runs.map(({ text }) => text).join('')}`),
    ),
  );
}

describe('comparison of two section versions', () => {
  it('compares only the text when the headings are equal', () => {
    expect(read({ title: 'T', content: toDoc('local') }, { title: 'T', content: toDoc('remote') })).toEqual([
      [['text: local'], ['text: remote']],
    ]);
  });

  it('shows both headings when they differ', () => {
    expect(read({ title: 'A', content: toDoc('same') }, { title: 'B', content: toDoc('same') })).toEqual([
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
