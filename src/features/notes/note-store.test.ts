import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { listDrafts, saveDraft } from '#src/platform/drafts.ts';
import { queryClient } from '#src/api/query-client.ts';
import { freshDevice } from '#src/platform/testing/fake-device.ts';
import { holdServer, until } from '#src/platform/testing/held-server.ts';
import { NoteStore } from './note-store.ts';
import { serializeFieldDraft } from './note-text.ts';
import { appendSection, removeSection } from './section-actions.ts';

/** A note for each test, so that no test waits for another's save. */
let noteRef = { slug: 'the-salt-road', id: 701 };
let address: string;

function toDoc(text: string): RichDoc {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

function section(id: number, title: string, text: string, key?: number) {
  const identity = key === undefined ? {} : { client_key: String(-key) };
  return { ...identity, id, version: 1, title, content: toDoc(text), updated_at: '2026-11-20T10:00:00Z' };
}

function note(...sections: ReturnType<typeof section>[]) {
  return { data: { id: noteRef.id, version: 3, title: 'Tides', sections, updated_at: '2026-11-20T10:00:00Z' } };
}

function draft(title: string, text: string, tried?: string): string {
  return serializeFieldDraft({
    base: { version: 0, value: { title: '', content: toDoc('') } },
    local: { title, content: toDoc(text) },
    unconfirmed: tried === undefined ? null : { title, content: toDoc(tried) },
  });
}

function orderDraft(base: readonly number[], local: readonly number[]): string {
  const order = (ids: readonly number[]) => ({ title: '', content: null, order: ids });
  return serializeFieldDraft({ base: { version: 1, value: order(base) }, local: order(local), unconfirmed: null });
}

async function store(field: string, text: string): Promise<void> {
  await saveDraft({ userId: 7, surface: 'note', entityId: `${noteRef.id}/${field}/closed` }, text);
}

function show(opened: NoteStore): string[] {
  return opened.order$.peek().map((key) => {
    const { title, content } = opened.fields.get(key)?.state.local ?? { title: '?', content: null };
    return `${title}: ${content ? plainText(content) : ''}`;
  });
}

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  queryClient.clear();
  noteRef = { ...noteRef, id: noteRef.id + 1 };
  address = `/api/v1/projects/the-salt-road/notes/${noteRef.id}`;
  await freshDevice();
});

describe('NoteStore', () => {
  it('restores sections that a closed tab added, moved and deleted, and sends them in order', async () => {
    await store('-5', draft('Ferry', 'Written at sea.'));
    await store('order', orderDraft([1, 2, 3], [3, -5, 1]));
    const server = holdServer();
    const opened = new NoteStore(7, noteRef);
    (await server.request('GET', address)).respond(
      note(section(1, 'A', 'a'), section(2, 'B', 'b'), section(3, 'C', 'c')),
    );
    await opened.opened;
    expect(show(opened)).toEqual(['C: c', 'Ferry: Written at sea.', 'A: a']);
    const saved = opened.save();
    const created = await server.request('POST', `${address}/sections`);
    expect(created.body).toMatchObject({ after: 3, title: 'Ferry' });
    created.respond({ data: section(9, 'Ferry', 'Written at sea.') }, 201);
    (await server.request('DELETE', `${address}/sections/2`)).respond(null);
    const ordered = await server.request('PATCH', address);
    expect(ordered.body).toEqual({ version: 3, section_ids: [3, 9, 1] });
    ordered.respond(note(section(3, 'C', 'c'), section(9, 'Ferry', 'Written at sea.'), section(1, 'A', 'a')));
    await saved;
    await opened.flush();
    expect(opened.status$.peek().kind).toBe('saved');
    expect(await listDrafts(7)).toEqual([]);
    opened.close();
  });

  it('recognises a section whose creation reached the server although the page closed before the response', async () => {
    await store('-5', draft('Ferry', 'Written at sea, and later.', 'Written at sea.'));
    await store('order', orderDraft([1], [1, -5]));
    const server = holdServer();
    const opened = new NoteStore(7, noteRef);
    (await server.request('GET', address)).respond(
      note(section(1, 'A', 'a'), section(9, 'Ferry', 'Written at sea.', -5)),
    );
    await opened.opened;
    expect(show(opened)).toEqual(['A: a', 'Ferry: Written at sea, and later.']);
    void opened.save();
    const saved = await server.request('PATCH', `${address}/sections/9`);
    expect(saved.body).toMatchObject({ version: 1 });
    expect(server.requests.map(({ method }) => method)).not.toContain('POST');
    opened.close();
  });

  it('creates a section once although the request of a closed page arrives after the note was read', async () => {
    await store('-5', draft('Ferry', 'Written at sea, and later.'));
    await store('order', orderDraft([1], [1, -5]));
    const server = holdServer();
    const opened = new NoteStore(7, noteRef);
    (await server.request('GET', address)).respond(note(section(1, 'A', 'a')));
    await opened.opened;
    const saved = opened.save();
    const repeated = await server.request('POST', `${address}/sections`);
    expect(repeated.body).toMatchObject({ client_key: '5', title: 'Ferry' });
    repeated.respond({ data: section(9, 'Ferry', 'Written at sea.', -5) }, 201);
    const changed = await server.request('PATCH', `${address}/sections/9`);
    expect(changed.body).toMatchObject({ version: 1, content: toDoc('Written at sea, and later.') });
    changed.respond({ data: { ...section(9, 'Ferry', 'Written at sea, and later.', -5), version: 2 } });
    await saved;
    expect(show(opened)).toEqual(['A: a', 'Ferry: Written at sea, and later.']);
    expect(opened.status$.peek().kind).toBe('saved');
    opened.close();
  });

  it('creates a section once although the server reported an error', async () => {
    const server = holdServer();
    const opened = new NoteStore(7, noteRef);
    (await server.request('GET', address)).respond(note(section(1, 'A', 'a')));
    await opened.opened;
    const key = appendSection(opened);
    opened.write(key, { title: 'Ferry', content: toDoc('Written at sea.') });
    const failed = await server.request('POST', `${address}/sections`);
    failed.respond({ message: 'Server error' }, 500);
    await until(() => opened.status$.peek().kind === 'failed');
    const saved = opened.save();
    const repeated = await server.request('POST', `${address}/sections`, 2);
    expect(repeated.body).toMatchObject({ client_key: String(-key) });
    expect(failed.body).toMatchObject({ client_key: String(-key) });
    repeated.respond({ data: section(9, 'Ferry', 'Written at sea.', key) }, 201);
    await saved;
    expect(show(opened)).toEqual(['A: a', 'Ferry: Written at sea.']);
    expect(opened.fields.get(key)?.isDirty).toBe(false);
    opened.close();
  });

  it('creates a section and deletes it again when it was removed during the request', async () => {
    const server = holdServer();
    const opened = new NoteStore(7, noteRef);
    (await server.request('GET', address)).respond(note(section(1, 'A', 'a')));
    await opened.opened;
    const key = appendSection(opened);
    const created = await server.request('POST', `${address}/sections`);
    const undo = removeSection(opened, key);
    expect(show(opened)).toEqual(['A: a']);
    created.respond({ data: section(9, '', '') }, 201);
    (await server.request('DELETE', `${address}/sections/9`)).respond(null);
    undo();
    await server.request('POST', `${address}/sections`, 2);
    expect(opened.order$.peek()).toHaveLength(2);
    opened.close();
  });

  it("opens a note that was deleted elsewhere with this device's text", async () => {
    await store('2', draft('B', 'Still here.'));
    const server = holdServer();
    const opened = new NoteStore(7, noteRef);
    (await server.request('GET', address)).respond({ message: 'Not found.' }, 404);
    await until(() => opened.phase$.peek() === 'ready');
    expect(opened.isDeleted$.peek()).toBe(true);
    expect(show(opened)).toEqual(['B: Still here.']);
    expect(opened.fields.has('title')).toBe(true);
    opened.close();
  });
});
