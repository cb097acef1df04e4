import { describe, expect, it } from 'vitest';
import { isVisible, trackVisible } from './visible-summaries.ts';
import { summaryRows } from './summary-model.ts';

describe('summary list', () => {
  it('returns each summary once, with its valid fields', () => {
    const rows = [
      { id: 41, title: 'The Salt Road so far', excerpt: 'Mara comes home.', updated_at: '2026-11-12T17:00:00Z' },
      { id: 41, title: 'The Salt Road so far', excerpt: 'Mara comes home.', updated_at: '2026-11-12T17:00:00Z' },
      { id: 42, title: ' ', excerpt: 7 },
      { id: 'x', title: 'Nowhere' },
      null,
    ];
    expect(summaryRows(rows)).toEqual([
      { id: 41, title: 'The Salt Road so far', excerpt: 'Mara comes home.', updatedAt: '2026-11-12T17:00:00Z' },
      { id: 42, title: 'Your summary', excerpt: null, updatedAt: null },
    ]);
    for (const raw of [null, undefined, 'none', {}]) expect(summaryRows(raw)).toEqual([]);
  });
});

describe('visible summaries', () => {
  it('counts a summary as visible until its last view is closed', () => {
    const [card, reader] = [trackVisible(41), trackVisible(41)];
    reader();
    expect(isVisible(41)).toBe(true);
    card();
    expect(isVisible(41)).toBe(false);
    expect(isVisible(42)).toBe(false);
  });
});
