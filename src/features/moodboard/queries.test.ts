import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  getMoodboardItemDeleteMutationOptions,
  getMoodboardReadQueryOptions,
  getMoodboardReplaceMutationOptions,
} from '#src/api/generated/api/moodboard.ts';
import { queryClient } from '#src/api/query-client.ts';
import { holdServer, until, type HeldServer } from '#src/platform/testing/held-server.ts';
import { boardReplace, getBoard, imageDelete } from './queries.ts';

const slug = 'the-salt-road';
const address = `/api/v1/projects/${slug}/moodboard`;

function row(id: number) {
  return { id, url: `/media/${id}.jpg`, thumbnail: `/media/${id}-small.jpg`, caption: null };
}

function boardAnswer(...ids: number[]) {
  return { data: { items: ids.map(row) } };
}

let server: HeldServer;
let leave: () => void;

beforeEach(async () => {
  server = holdServer();
  leave = new QueryObserver(queryClient, getMoodboardReadQueryOptions(slug)).subscribe(() => undefined);
  (await server.request('GET', address)).respond(boardAnswer(1, 2, 3));
  await until(() => getBoard(slug).length === 3);
});

afterEach(() => {
  leave();
  queryClient.clear();
});

function getVisibleIds(): number[] {
  return getBoard(slug).map(({ id }) => id);
}

function saveOrder(...ids: number[]): Promise<unknown> {
  const options = getMoodboardReplaceMutationOptions({ mutation: boardReplace(slug) });
  const items = ids.map((id) => ({ id }));
  return new MutationObserver(queryClient, options).mutate({ project: slug, data: { items } });
}

function removeImage(item: number): Promise<unknown> {
  const options = getMoodboardItemDeleteMutationOptions({ mutation: imageDelete(slug) });
  return new MutationObserver(queryClient, options).mutate({ project: slug, item });
}

describe('moodboard cache', () => {
  it("keeps the writer's new order while an older read is in flight", async () => {
    void queryClient.query({ ...getMoodboardReadQueryOptions(slug), staleTime: 0 });
    const before = await server.request('GET', address, 2);
    const saved = saveOrder(3, 1, 2);
    await until(() => getVisibleIds()[0] === 3);
    expect(getVisibleIds()).toEqual([3, 1, 2]);
    expect(before.isLetGo()).toBe(true);
    const put = await server.request('PUT', address);
    expect(server.requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
    put.respond(boardAnswer(3, 1, 2));
    (await server.request('GET', address, 3)).respond(boardAnswer(3, 1, 2));
    await saved;
    expect(getVisibleIds()).toEqual([3, 1, 2]);
  });

  it('keeps the last change when the response to an earlier one arrives', async () => {
    const first = saveOrder(2, 3, 1);
    const second = removeImage(2);
    const put = await server.request('PUT', address);
    expect(getVisibleIds()).toEqual([3, 1]);
    put.respond(boardAnswer(2, 3, 1));
    await first;
    expect(getVisibleIds()).toEqual([3, 1]);
    (await server.request('DELETE', `${address}/2`)).respond({});
    (await server.request('GET', address, 2)).respond(boardAnswer(3, 1));
    await second;
    expect(getVisibleIds()).toEqual([3, 1]);
  });

  it("reloads the server's board after a rejected change", async () => {
    const saved = removeImage(2);
    (await server.request('DELETE', `${address}/2`)).respond({ message: 'No.' }, 422);
    (await server.request('GET', address, 2)).respond(boardAnswer(1, 2, 3));
    await expect(saved).rejects.toMatchObject({ status: 422 });
    expect(getVisibleIds()).toEqual([1, 2, 3]);
  });
});
