import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listDrafts, saveDraft } from '#src/platform/drafts.ts';
import { queryClient } from '#src/api/query-client.ts';
import { freshDevice } from '#src/platform/testing/fake-device.ts';
import { holdServer } from '#src/platform/testing/held-server.ts';
import type { OutlineChange } from './outline-changes.ts';
import { OutlineStore } from './outline-store.ts';

const slug = 'the-salt-road';
const address = `/api/v1/projects/${slug}/outline`;

function outline(version: number, ...titles: string[]) {
  const parts = titles.map((title, at) => ({ id: `part-${at + 1}`, title, scenes: [] }));
  return { data: { version, parts, updated_at: null } };
}

function renamed(id: string, was: string, now: string): OutlineChange {
  return { type: 'partRenamed', id, was, now };
}

function getTitles(store: OutlineStore): string[] {
  return store.parts().map(({ title }) => title);
}

async function storeDraft(opening: string, ...changes: OutlineChange[]): Promise<void> {
  const key = { userId: 7, surface: 'outline', entityId: `${slug}/outline/${opening}` };
  await saveDraft(key, JSON.stringify(changes));
}

let store: OutlineStore;

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  queryClient.clear();
  await freshDevice();
});
afterEach(() => store.close());

describe('OutlineStore', () => {
  it('applies the changes of two closed tabs, oldest first, and sends them', async () => {
    await storeDraft('one', renamed('part-1', 'The key', 'The door'));
    await storeDraft('two', renamed('part-2', 'The ledger', 'The book'), renamed('part-1', 'The door', 'The gate'));
    const server = holdServer();
    store = new OutlineStore(7, slug);
    await store.opened;
    expect(store.observeChanges()).toHaveLength(3);
    const saved = store.save();
    (await server.request('GET', address)).respond(outline(3, 'The key', 'The ledger'));
    const sent = await server.request('PUT', address);
    expect(sent.body).toMatchObject({ version: 3, parts: [{ title: 'The gate' }, { title: 'The book' }] });
    sent.respond(outline(4, 'The gate', 'The book'));
    await saved;
    await store.flush();
    expect(store.observeChanges()).toEqual([]);
    expect(await listDrafts(7)).toEqual([]);
  });

  it('applies a change again to a tree changed elsewhere, reports it and undoes it', async () => {
    const server = holdServer();
    store = new OutlineStore(7, slug);
    await store.opened;
    const notes = vi.fn<() => void>();
    store.onMerged(notes);
    void store.enqueue(() => store.refetch());
    (await server.request('GET', address)).respond(outline(3, 'The key', 'The ledger'));
    await vi.waitUntil(() => getTitles(store).length === 2);
    store.do(renamed('part-1', 'The key', 'The door'));
    const saved = store.save();
    (await server.request('PUT', address)).respond({ message: 'Changed.', ...outline(4, 'The lock', 'The book') }, 409);
    (await server.request('GET', address, 2)).respond(outline(4, 'The lock', 'The book'));
    await saved;
    expect(getTitles(store)).toEqual(['The door / The lock', 'The book']);
    expect(notes).toHaveBeenCalledWith(['both']);
    expect(store.undoStack.undo()).toBe(true);
    expect(store.undoStack.count$.peek()).toBe(0);
  });

  it('keeps the changes of an outline that is empty on the server', async () => {
    await storeDraft('one', { type: 'partAdded', index: 0, part: { id: 'part-1', title: 'The key', scenes: [] } });
    const server = holdServer();
    store = new OutlineStore(7, slug);
    await store.opened;
    void store.save();
    (await server.request('GET', address)).respond(outline(1));
    expect((await server.request('PUT', address)).body).toMatchObject({ version: 1, parts: [{ title: 'The key' }] });
  });
});
