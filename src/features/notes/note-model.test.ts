import { describe, expect, it } from 'vitest';
import type { Note, NoteSection } from '#src/contract/generated/types.ts';
import { toNote, toNoteRows } from './note-model.ts';

const updated_at = '2026-11-12T15:30:00Z';
const section: NoteSection = { id: 1, version: 3, title: null, content: { type: 'doc', content: [] }, updated_at };
const note: Note = { id: 7, version: 2, title: null, sections: [section], updated_at };

describe('note list rows', () => {
  it('appear once, with trimmed texts', () => {
    const row = { id: 7, title: ' Tides', excerpt: ' ', updated_at };
    expect(toNoteRows([row, row])).toEqual([{ id: 7, title: 'Tides', excerpt: null, updatedAt: updated_at }]);
  });
});

describe('toNote', () => {
  it('returns empty texts for missing titles, and each section once', () => {
    expect(toNote({ ...note, sections: [section, section] })).toEqual({
      id: 7,
      version: 2,
      title: '',
      sections: [{ id: 1, version: 3, title: '', content: section.content }],
      updatedAt: updated_at,
    });
  });

  it('keeps titles exactly as typed', () => {
    expect(toNote({ ...note, title: ' Tides ', sections: [{ ...section, title: 'What ' }] })).toMatchObject({
      title: ' Tides ',
      sections: [{ title: 'What ' }],
    });
  });
});
