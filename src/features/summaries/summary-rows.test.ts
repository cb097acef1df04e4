import { describe, expect, it } from 'vitest';
import { isVisible, trackVisible } from './shown.ts';
import { summaryRows } from './summary-view.ts';

describe('the summaries of a list', () => {
  it('are shown once each, with what is known of them', () => {
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

describe('a summary on screen', () => {
  it('is there until the last place that shows it is gone', () => {
    const [card, reader] = [trackVisible(41), trackVisible(41)];
    reader();
    expect(isVisible(41)).toBe(true);
    card();
    expect(isVisible(41)).toBe(false);
    expect(isVisible(42)).toBe(false);
  });
});
