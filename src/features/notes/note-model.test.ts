import { describe, expect, it } from 'vitest';
import { parseNoteRows, parseNote } from './note-model.ts';

const empty = { type: 'doc', content: [] };

describe('note list rows', () => {
  it.each([
    ['nothing at all', undefined, []],
    ['no list', 'notes', []],
    ['a row that is none', [null, 'x', {}, { id: '7' }], []],
    ['a row with holes', [{ id: 7 }], [{ id: 7, title: null, excerpt: null, updatedAt: null }]],
    [
      'the same note twice',
      [
        { id: 7, title: 'Tides' },
        { id: 7, title: 'Tides' },
      ],
      [{ id: 7, title: 'Tides', excerpt: null, updatedAt: null }],
    ],
    [
      'odd values',
      [{ id: 7, title: '  ', excerpt: 4, updated_at: '2026-11-12T15:30:00Z' }],
      [{ id: 7, title: null, excerpt: null, updatedAt: '2026-11-12T15:30:00Z' }],
    ],
  ])('parses %s', (_what, raw, rows) => {
    expect(parseNoteRows(raw)).toEqual(rows);
  });
});

describe('parseNote', () => {
  it('returns null without an id', () => {
    expect([parseNote(null), parseNote({ title: 'x' }), parseNote([])]).toEqual([null, null, null]);
  });

  it('fills gaps with defaults and skips sections without an id', () => {
    const note = { id: 7, version: 'x', title: null, sections: [{ id: 1, content: '<b>' }, { title: 'no id' }, 5] };
    expect(parseNote(note)).toEqual({
      id: 7,
      version: 1,
      title: '',
      sections: [{ id: 1, version: 1, title: '', content: empty }],
      updatedAt: null,
    });
  });

  it('keeps titles exactly as typed', () => {
    const sections = [{ id: 1, version: 3, title: 'What ', content: empty }];
    expect(parseNote({ id: 7, version: 2, title: ' Tides ', sections })).toMatchObject({
      title: ' Tides ',
      version: 2,
      sections: [{ title: 'What ', version: 3 }],
    });
  });
});
