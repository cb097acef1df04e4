import { describe, expect, it } from 'vitest';
import { fieldsDraft, readFieldsDraft } from './fields-draft.ts';

describe('the draft of a form', () => {
  it('comes back with every field that was changed, emptied ones too', () => {
    const fields = { bio: '', name: 'Ana', genres: ['Drama'], themes: [] };
    expect(readFieldsDraft(fieldsDraft(fields))).toEqual(fields);
  });

  it('is empty when nothing was changed', () => {
    expect(fieldsDraft({})).toBe('');
  });

  it('leaves out what no field holds', () => {
    expect(readFieldsDraft('{"fields":{"bio":7,"genres":["Drama",7],"name":null,"themes":["Sea"]}}')).toEqual({
      themes: ['Sea'],
    });
  });

  it('is none when it is anything else', () => {
    for (const kept of ['', 'A harbour', '{"fields":', '{"fields":7}', '{"fields":null}', '{"version":1}'])
      expect(readFieldsDraft(kept)).toBeNull();
  });
});
