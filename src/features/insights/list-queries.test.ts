import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { Insight } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { type HeldServer, holdServer, until } from '#src/platform/testing/held-server.ts';
import { applyBookmark } from './bookmarks.ts';
import { insightKeys } from './context.ts';
import { type ListData, listQuery, refreshHistory } from './queries.ts';

const scope = { projectSlug: 'the-salt-road', elementSlug: 'mara-ellery' };
const at = '2026-11-12T18:00:00Z';

function insight(id: number, saved_at: string | null = null): Insight {
  return emptyEntity('Insight', { id, saved_at });
}

function page(...insights: Insight[]) {
  return { data: insights, meta: { last_page: 1 } };
}

let server: HeldServer;
let leave: () => void = () => undefined;

beforeEach(() => {
  server = holdServer();
});
afterEach(() => {
  leave();
  queryClient.clear();
});

function open(list: 'saved' | 'history'): void {
  leave = new InfiniteQueryObserver(queryClient, listQuery(list, scope, true)).subscribe(() => undefined);
}

function getVisibleIds(list: 'saved' | 'history'): number[] | undefined {
  return queryClient
    .getQueryData<ListData>(insightKeys.list(list, scope))
    ?.pages.flatMap(({ insights }) => insights.map(({ id }) => id));
}

function answers(): Promise<void> {
  return until(() => queryClient.isFetching() === 0);
}

const base = '/api/v1/development-insights/projects/the-salt-road/narrative-elements/mara-ellery';

describe('saved insights', () => {
  it('includes an insight saved during the first load', async () => {
    open('saved');
    const before = await server.request('GET', `${base}/saved`);
    const applied = applyBookmark({ action: 'save', insight: insight(7), at, scope }, undefined);
    before.respond(page());
    (await server.request('GET', `${base}/saved`, 2)).respond(page(insight(7, at)));
    await applied;
    await answers();
    expect(getVisibleIds('saved')).toEqual([7]);
  });
});

describe('insight history', () => {
  it('includes an insight announced during the first load', async () => {
    open('history');
    const before = await server.request('GET', `${base}/history`);
    const refreshed = refreshHistory(scope);
    before.respond(page());
    (await server.request('GET', `${base}/history`, 2)).respond(page(insight(8)));
    await refreshed;
    await answers();
    expect(getVisibleIds('history')).toEqual([8]);
  });
});
