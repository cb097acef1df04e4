import { describe, expect, it } from 'vitest';
import { parseInsightGroup, parseInsightPage } from './insight-responses.ts';

function row(id: unknown, more = {}): object {
  return { id, type: 'development_tip', saved_at: null, actions: {}, ...more };
}

describe('parseInsightGroup', () => {
  // Covers INSIGHTS-15, INSIGHTS-16.
  it('accepts a group or a list, without repeated rows or rows without an id', () => {
    const rows = [row(1), row(2), row(1), row('3'), null, 7];
    const group = parseInsightGroup({ data: { title: 'Mara', caption: 'After your answers', insights: rows } });
    expect(group).toMatchObject({ title: 'Mara', caption: 'After your answers' });
    for (const answer of [group, parseInsightGroup({ data: rows })])
      expect(answer.insights.map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([{}, { data: null }, { data: 'none' }, { data: { insights: null } }, null, 'gone'])(
    'returns an empty list for %j',
    (answer) => {
      expect(parseInsightGroup(answer).insights).toEqual([]);
    },
  );

  // Covers INSIGHTS-09.
  it('treats an insight without actions and date as unsaved and without actions', () => {
    expect(parseInsightGroup({ data: [{ id: 4 }] }).insights).toEqual([{ id: 4, actions: {}, saved_at: null }]);
  });
});

describe('parseInsightPage', () => {
  // Covers INSIGHTS-17, INSIGHTS-34.
  it.each<[object | undefined, number, boolean, string]>([
    [{ current_page: 1, last_page: 3 }, 1, false, 'before the last page'],
    [{ current_page: 3, last_page: 3 }, 3, true, 'at the last page'],
    [{ current_page: 4, last_page: 3 }, 4, true, 'behind the last page'],
    [{ current_page: '2', last_page: '2' }, 2, true, 'with numbers as text'],
    [{ current_page: 1, last_page: 2 }, 2, true, 'whose answer says the wrong page'],
    [{ last_page: 2 }, 1, false, 'that does not say where it is'],
    [{ last_page: 0 }, 1, true, 'with a last page of 0'],
    [{ last_page: -1 }, 1, true, 'with a last page of -1'],
    [{ last_page: null }, 1, true, 'without a last page'],
    [undefined, 1, true, 'without a meta'],
  ])("checks with the meta %j, requested as page %i, whether it's the last: %s (%s)", (meta, requestedPage, isLast) => {
    expect(parseInsightPage({ data: [row(1)], meta }, requestedPage).isLast).toBe(isLast);
  });

  // Covers INSIGHTS-34.
  it('treats an empty page as the last one', () => {
    expect(parseInsightPage({ data: [], meta: { last_page: 9 } }, 2).isLast).toBe(true);
  });

  it.each([
    [{ total: 61, last_page: 1 }, 61],
    [{ total: '61', last_page: 1 }, 61],
    [{ total: -1, last_page: 1 }, null],
    [{ last_page: 1 }, null],
  ])('reads from the meta %j the total %s', (meta, total) => {
    expect(parseInsightPage({ data: [], meta }, 1).total).toBe(total);
  });
});
