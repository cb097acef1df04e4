import { describe, expect, it } from 'vitest';
import { getDraftText, readTextDraft, textDraft, fieldsDraft, readFieldsDraft } from './text-draft.ts';

const doc = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It was locked.' }] }],
} as const;

describe('rich-text drafts', () => {
  it('restores a draft with the version it is based on', () => {
    expect(readTextDraft(textDraft(12, JSON.stringify(doc)))).toEqual({ version: 12, doc });
    expect(readTextDraft(textDraft(null, JSON.stringify(doc)))).toEqual({ version: null, doc });
  });

  it('returns null for any other stored text', () => {
    for (const stored of ['', 'A harbour', '{"version":1}', '{"version":1,"doc":{"type":"page"}}', '{"version":'])
      expect(readTextDraft(stored)).toBeNull();
  });

  it('converts every kind of draft to plain text', () => {
    expect(getDraftText(textDraft(12, JSON.stringify(doc)))).toBe('It was locked.');
    expect(getDraftText('A harbour in winter')).toBe('A harbour in winter');
    expect(getDraftText('{"fields":{"bio":"I listen.","genres":["Drama","Sea"],"name":" "}}')).toBe(
      'I listen.\n\nDrama, Sea',
    );
    const titled = JSON.stringify({ version: 1, doc, title: 'The door' });
    expect(getDraftText(titled)).toBe('The door\n\nIt was locked.');
    expect(getDraftText(JSON.stringify({ version: 1, doc: { type: 'doc', content: [] }, title: 'The door' }))).toBe(
      'The door',
    );
  });
});

describe('form drafts', () => {
  it('restores every changed field, including emptied ones', () => {
    const fields = { bio: '', name: 'Ana', genres: ['Drama'], themes: [] };
    expect(readFieldsDraft(fieldsDraft(fields))).toEqual(fields);
  });

  it('creates an empty draft when no field was changed', () => {
    expect(fieldsDraft({})).toBe('');
  });

  it("skips values that a field can't contain", () => {
    expect(readFieldsDraft('{"fields":{"bio":7,"genres":["Drama",7],"name":null,"themes":["Sea"]}}')).toEqual({
      themes: ['Sea'],
    });
  });

  it('returns null for any other stored text', () => {
    for (const stored of ['', 'A harbour', '{"fields":', '{"fields":7}', '{"fields":null}', '{"version":1}'])
      expect(readFieldsDraft(stored)).toBeNull();
  });
});
