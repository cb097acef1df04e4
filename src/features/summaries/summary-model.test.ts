import { describe, expect, it } from 'vitest';
import { parseSummary } from './summary-model.ts';

describe('parseSummary', () => {
  it('returns the title, the text and the time of the update', () => {
    const data = { id: 41, title: 'So far', content: '## Mara', updated_at: '2026-11-12T17:00:00.000000Z' };
    expect(parseSummary({ data })).toEqual({ title: 'So far', content: '## Mara', updatedAt: data.updated_at });
  });

  it('returns an empty summary for an invalid response', () => {
    const empty = { title: null, content: '', updatedAt: null };
    for (const answer of [undefined, null, 'x', {}, { data: null }, { data: { title: ' ', content: 3 } }]) {
      expect(parseSummary(answer)).toEqual(empty);
    }
  });
});
