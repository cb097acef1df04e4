import { describe, expect, it } from 'vitest';
import { fieldsDraft, readFieldsDraft } from './fields-draft.ts';

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
