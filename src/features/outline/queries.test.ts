import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { getOutlineReadQueryOptions } from '#src/api/generated/api/outline.ts';
import { queryClient } from '#src/api/query-client.ts';
import { holdServer, until } from '#src/platform/testing/held-server.ts';
import { fetchOutline, getCachedOutline, refreshOutline, saveOutline } from './queries.ts';

const slug = 'the-salt-road';
const address = `/api/v1/projects/${slug}/outline`;

function outline(version: number, title: string) {
  return { data: { version, parts: [{ id: 'a', title, scenes: [] }] } };
}

function part(title: string) {
  return [{ id: 'a', title, scenes: [] }];
}

function show(): () => void {
  return new QueryObserver(queryClient, getOutlineReadQueryOptions(slug)).subscribe(() => undefined);
}

afterEach(() => queryClient.clear());

describe('saved outline', () => {
  it('keeps the saved version over a read that started before the save finished', async () => {
    const server = holdServer();
    const leave = show();
    (await server.request('GET', address)).respond(outline(1, 'Part'));
    await until(() => getCachedOutline(slug) !== null);
    const saved = saveOutline(slug, 1, part('The shore'));
    const putRequest = await server.request('PUT', address);
    void refreshOutline(slug);
    const before = await server.request('GET', address, 2);
    putRequest.respond(outline(2, 'The shore'));
    await saved;
    before.respond(outline(1, 'Part'));
    server.answerAll(outline(2, 'The shore'));
    await until(() => queryClient.isFetching() === 0);
    expect(getCachedOutline(slug)).toMatchObject({ version: 2, parts: part('The shore') });
    leave();
  });

  it('keeps a later remote version over the response to the save', async () => {
    const server = holdServer();
    const leave = show();
    (await server.request('GET', address)).respond(outline(1, 'Part'));
    await until(() => getCachedOutline(slug) !== null);
    const saved = saveOutline(slug, 1, part('The shore'));
    const putRequest = await server.request('PUT', address);
    const refreshed = refreshOutline(slug);
    (await server.request('GET', address, 2)).respond(outline(3, 'The shore, at night'));
    await refreshed;
    putRequest.respond(outline(2, 'The shore'));
    await saved;
    expect(getCachedOutline(slug)).toMatchObject({ version: 3 });
    leave();
  });
});

describe('fetchOutline', () => {
  it('returns the current outline although an older read is in flight', async () => {
    const server = holdServer();
    const leave = show();
    const before = await server.request('GET', address);
    const pending = fetchOutline(slug);
    before.respond(outline(1, 'Part'));
    (await server.request('GET', address, 2)).respond(outline(2, 'The shore'));
    await expect(pending).resolves.toMatchObject({ version: 2 });
    leave();
  });
});
