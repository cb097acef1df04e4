import { describe, expect, it } from 'vitest';
import { toSummary, toSummaryRows } from './summary-model.ts';

const updated_at = '2026-11-12T17:00:00.000000Z';

describe('toSummary', () => {
  it('returns the title, the text and the time of the update', () => {
    const summary = { id: 41, title: ' ', content: '## Mara\n', story_id: null, session_chat_id: null, updated_at };
    expect(toSummary(summary)).toEqual({ title: null, content: '## Mara', updatedAt: updated_at });
  });
});

describe('toSummaryRows', () => {
  it('returns each summary with a valid id once', () => {
    const row = { id: 41, title: 'The Salt Road so far', excerpt: 'Mara comes home.', updated_at };
    const rows = [row, row, { ...row, id: 42, title: ' ', excerpt: null }, { ...row, id: -1 }];
    expect(toSummaryRows(rows)).toEqual([
      { id: 41, title: 'The Salt Road so far', excerpt: 'Mara comes home.', updatedAt: updated_at },
      { id: 42, title: 'Your summary', excerpt: null, updatedAt: updated_at },
    ]);
  });
});
