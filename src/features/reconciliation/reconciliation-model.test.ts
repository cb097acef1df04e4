import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { ReconciliationItem } from '#src/api/generated/types.ts';
import {
  changesText,
  formatReviewTitle,
  parseReconciliationStatus,
  toReconciliation,
  diffWords,
} from './reconciliation-model.ts';

const item = emptyEntity('ReconciliationItem', { id: 1, field: '' });

function read(...items: ReconciliationItem[]) {
  return toReconciliation(emptyEntity('Reconciliation', { project_name: '', items }));
}

describe('changes to review', () => {
  it('returns the current text, the proposed text and the element', () => {
    const element = emptyEntity('ElementRef', { name: 'Mara Ellery', image: { url: '/a.webp', thumbnail: null } });
    const view = read(
      { ...item, field: 'Age', was: 'Thirty', now: 'Thirty-one', element },
      { ...item, id: 2, field: 'New character', now: 'The harbour master' },
    );
    expect(view.changes).toEqual([
      { id: 1, field: 'Age', was: 'Thirty', now: 'Thirty-one', element: { name: 'Mara Ellery', image: '/a.webp' } },
      { id: 2, field: 'New character', was: null, now: 'The harbour master', element: null },
    ]);
    expect(view.project).toEqual({ slug: 'the-salt-road', name: null });
  });

  it('returns each change once, and names one without a field', () => {
    expect(read(item, item).changes).toEqual([{ id: 1, field: 'Change', was: null, now: '', element: null }]);
  });

  it('treats an unknown status as open', () => {
    expect(['open', 'processing', 'processed', 'failed', 'later', ''].map(parseReconciliationStatus)).toEqual([
      'open',
      'processing',
      'processed',
      'failed',
      'open',
      'open',
    ]);
  });

  it('formats the number of changes as text', () => {
    expect([formatReviewTitle(1), formatReviewTitle(5), formatReviewTitle(13)]).toEqual([
      'One change from your conversations',
      'Five changes from your conversations',
      '13 changes from your conversations',
    ]);
    expect([changesText(1), changesText(4)]).toEqual(['1 change', '4 changes']);
  });
});

const long = 'Two rooms up, two down, and a door that was never locked until the day it mattered.';

describe('diffWords', () => {
  it('marks the new words in a long text', () => {
    const tokens = diffWords(`${long} The key is gone.`, `${long} Tobias has the key.`);
    expect(tokens.map(({ text }) => text).join('')).toBe(`${long} Tobias has the key.`);
    expect(tokens[0]).toEqual({ text: `${long} `, isNew: false });
    expect(tokens.filter(({ isNew }) => isNew).map(({ text }) => text.trim())).toEqual(['Tobias has the key.']);
  });

  it("doesn't mark a short, new or largely different text", () => {
    for (const [was, now] of [
      ['Thirty', 'Thirty-one'],
      [null, long],
      [long, 'Nothing of all that is left here now but one green lamp in the window.'],
    ] as const)
      expect(diffWords(was, now)).toEqual([{ text: now, isNew: false }]);
  });
});
