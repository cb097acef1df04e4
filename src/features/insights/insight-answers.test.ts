import { describe, expect, it } from 'vitest';
import { parseInsightGroup, parseInsightPage } from './insight-answers.ts';

const row = (id: unknown, more = {}): object => ({ id, type: 'development_tip', saved_at: null, actions: {}, ...more });

describe('a list of insights', () => {
  // Covers INSIGHTS-15, INSIGHTS-16.
  it('may be a group with title and caption, or a list; rows without an id and repeated ones are left out', () => {
    const rows = [row(1), row(2), row(1), row('3'), null, 7];
    const group = parseInsightGroup({ data: { title: 'Mara', caption: 'After your answers', insights: rows } });
    expect(group).toMatchObject({ title: 'Mara', caption: 'After your answers' });
    for (const answer of [group, parseInsightGroup({ data: rows })])
      expect(answer.insights.map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([{}, { data: null }, { data: 'none' }, { data: { insights: null } }, null, 'gone'])(
    'of %j is empty',
    (answer) => {
      expect(parseInsightGroup(answer).insights).toEqual([]);
    },
  );

  // Covers INSIGHTS-09.
  it('gives an insight without actions none, and one without a date is not saved', () => {
    expect(parseInsightGroup({ data: [{ id: 4 }] }).insights).toEqual([{ id: 4, actions: {}, saved_at: null }]);
  });
});

describe('a page', () => {
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
  ])('with the meta %j asked for as %i: the last one is %s (%s)', (meta, asked, isLast) => {
    expect(parseInsightPage({ data: [row(1)], meta }, asked).isLast).toBe(isLast);
  });

  // Covers INSIGHTS-34.
  it('that returns nothing is the last one', () => {
    expect(parseInsightPage({ data: [], meta: { last_page: 9 } }, 2).isLast).toBe(true);
  });

  it.each([
    [{ total: 61, last_page: 1 }, 61],
    [{ total: '61', last_page: 1 }, 61],
    [{ total: -1, last_page: 1 }, null],
    [{ last_page: 1 }, null],
  ])('with the meta %j knows a total of %s', (meta, total) => {
    expect(parseInsightPage({ data: [], meta }, 1).total).toBe(total);
  });
});
