import { describe, expect, it } from 'vitest';
import {
  changesText,
  reconciliationView,
  parseReconciliationStatus,
  formatReviewTitle,
} from './reconciliation-model.ts';

describe('changes to review', () => {
  it('returns the current text, the proposed text and the element', () => {
    const element = { name: 'Mara Ellery', image: { url: '/a.webp', thumbnail: null } };
    const view = reconciliationView({
      slug: 'november',
      status: 'open',
      project_slug: 'the-salt-road',
      items: [
        { id: 1, field: 'Age', was: 'Thirty', now: 'Thirty-one', element },
        { id: 2, field: 'New character', was: null, now: 'The harbour master', element: null },
      ],
    });
    expect(view?.changes).toEqual([
      { id: 1, field: 'Age', was: 'Thirty', now: 'Thirty-one', element: { name: 'Mara Ellery', image: '/a.webp' } },
      { id: 2, field: 'New character', was: null, now: 'The harbour master', element: null },
    ]);
    expect(view?.project).toEqual({ slug: 'the-salt-road', name: null });
  });

  it('returns each change once and skips rows without an id', () => {
    const items = [{ id: 1 }, { id: 1 }, { id: '2' }, null, 7];
    expect(reconciliationView({ slug: 'x', items })?.changes).toEqual([
      { id: 1, field: 'Change', was: null, now: '', element: null },
    ]);
    for (const odd of [null, 7, [], {}, { slug: 7 }]) expect(reconciliationView(odd)).toBeNull();
    expect(reconciliationView({ slug: 'x', items: 'none' })?.changes).toEqual([]);
  });

  it('treats an unknown status as open', () => {
    expect(['open', 'processing', 'processed', 'failed', 'later', 7].map(parseReconciliationStatus)).toEqual([
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
