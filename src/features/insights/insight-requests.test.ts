import { beforeEach, describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { PaginationMeta } from '#src/api/generated/types.ts';
import { ApiError } from '#src/platform/api-error.ts';
import { clearDebugLog, debugLog$ } from '#src/platform/debug-log.ts';
import { logFailures, toInsightGroup, toInsightPage, withPlainData } from './insight-requests.ts';

const rows = [emptyEntity('Insight', { id: 1 }), emptyEntity('Insight', { id: 2 }), emptyEntity('Insight', { id: 1 })];

function page(meta: Partial<PaginationMeta>) {
  return { data: rows.slice(0, 1), meta: { total: 1, per_page: 30, current_page: 1, last_page: 1, ...meta } };
}

describe('toInsightGroup', () => {
  it('accepts a group or a list, without repeated rows', () => {
    const group = toInsightGroup({ data: { title: 'Mara', caption: 'After your answers', insights: rows } });
    expect(group).toMatchObject({ title: 'Mara', caption: 'After your answers' });
    for (const answer of [group, toInsightGroup({ data: rows })])
      expect(answer.insights.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('withPlainData', () => {
  it("replaces a page's group by its list, and leaves every other body unchanged", () => {
    expect(withPlainData({ data: { title: 'Mara', insights: rows }, meta: {} })).toEqual({ data: rows, meta: {} });
    for (const body of [{ data: rows }, { data: null }, {}, null, undefined, 'gone', []])
      expect(withPlainData(body)).toBe(body);
  });
});

describe('toInsightPage', () => {
  it.each<[Partial<PaginationMeta>, number, boolean, string]>([
    [{ current_page: 1, last_page: 3 }, 1, false, 'before the last page'],
    [{ current_page: 3, last_page: 3 }, 3, true, 'at the last page'],
    [{ current_page: 4, last_page: 3 }, 4, true, 'behind the last page'],
    [{ current_page: 1, last_page: 2 }, 2, true, 'whose response contains the wrong page'],
    [{ last_page: 2 }, 1, false, 'without its position'],
    [{}, 1, true, 'without a last page'],
  ])("checks with the meta %j, requested as page %i, whether it's the last: %s (%s)", (meta, requestedPage, isLast) => {
    expect(toInsightPage(page(meta), requestedPage).isLast).toBe(isLast);
  });

  it('treats an empty page as the last one', () => {
    expect(toInsightPage({ ...page({ last_page: 9 }), data: [] }, 2).isLast).toBe(true);
  });

  it('returns the total, or null when the page has more', () => {
    expect(toInsightPage(page({ total: 61 }), 1).total).toBe(61);
    expect(toInsightPage(page({ total: 0 }), 1).total).toBeNull();
  });
});

function logged() {
  return debugLog$.peek().map(({ text }) => text);
}

describe('logFailures', () => {
  beforeEach(clearDebugLog);

  it('logs a cancelled request and still rejects with the cancellation', async () => {
    const request = logFailures(Promise.reject(new ApiError('userInsightList', 'cancelled')));
    await expect(request).rejects.toMatchObject({ kind: 'cancelled' });
    expect(logged()).toEqual(['insights: cancelled']);
  });

  it('logs an error for a failed request', async () => {
    const request = logFailures(Promise.reject(new ApiError('userInsightList', 'http', { status: 500 })));
    await expect(request).rejects.toMatchObject({ status: 500 });
    expect(logged()).toEqual(['insights: error']);
  });

  it("doesn't log a successful request", async () => {
    expect(await logFailures(Promise.resolve(3))).toBe(3);
    expect(logged()).toEqual([]);
  });
});
