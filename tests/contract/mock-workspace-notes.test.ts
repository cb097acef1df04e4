import { describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { Listener } from './mock-listener.ts';
import { type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let environment: MockServer;
let writer: Writer;
forEachUser(
  (context) => {
    ({ environment, writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

const notes = '/api/v1/projects/the-salt-road/notes';
const noteWithTwoSections = `${notes}/701`;
const now = '2026-11-12T18:45:00.000000Z';
const later = '2026-11-12T18:46:00.000000Z';

function createText(...lines: readonly string[]): Schemas['RichText'] {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

async function list(query = ''): Promise<Schemas['NoteRef'][]> {
  return (await writer.ok<Schemas['NoteListResponse']>('GET', `${notes}${query}`)).data;
}

async function ids(query?: string): Promise<number[]> {
  return (await list(query)).map(({ id }) => id);
}

async function read(path = noteWithTwoSections): Promise<Schemas['Note']> {
  return (await writer.ok<Schemas['NoteResponse']>('GET', path)).data;
}

async function update(body: unknown, headers: Record<string, string> = {}): Promise<Schemas['Note']> {
  return (await writer.ok<Schemas['NoteResponse']>('PATCH', noteWithTwoSections, { body, headers })).data;
}

async function addSection(body: unknown, headers: Record<string, string> = {}): Promise<Schemas['NoteSection']> {
  return (await writer.ok<Schemas['NoteSectionResponse']>('POST', `${noteWithTwoSections}/sections`, { body, headers }))
    .data;
}

async function sectionIds(): Promise<number[]> {
  return (await read()).sections.map(({ id }) => id);
}

async function getErrors(method: string, path: string, body: unknown): Promise<unknown> {
  const reply = await writer.request(method, path, { body });
  expect(reply.status).toBe(422);
  return (reply.body as Schemas['ValidationError']).errors;
}

describe('note endpoints', () => {
  it('lists notes last touched first, with an excerpt', async () => {
    expect(await list()).toEqual([
      {
        id: 701,
        title: 'Tides, and who keeps them',
        excerpt:
          'The safe hour moves by fifty minutes a day. Anybody who says “always at noon” is lying or is from elsewhere.',
        updated_at: '2026-11-12T15:30:00.000000Z',
      },
      expect.objectContaining({ id: 702, title: 'How Rourke speaks' }),
      { id: 703, title: null, excerpt: null, updated_at: '2026-11-05T20:00:00.000000Z' },
    ]);
    const body = { version: 1, content: createText('', 'word '.repeat(40).trim()) };
    await writer.ok('PATCH', `${notes}/703/sections/7104`, { body });
    expect(await ids()).toEqual([703, 701, 702]);
    expect((await list())[0]).toEqual({ id: 703, title: null, excerpt: `${'word '.repeat(31)}word…`, updated_at: now });
  });

  it('finds notes by title and text in any case', async () => {
    expect(await ids('?query=TIDES')).toEqual([701]);
    expect(await ids(`?query=${encodeURIComponent('the road KNOWS')}`)).toEqual([701]);
    expect(await ids(`?query=${encodeURIComponent('what the town')}`)).toEqual([701]);
    expect(await ids('?query=rourke')).toEqual([702]);
    expect(await ids('?query=paragraph')).toEqual([]);
    await addSection({ content: createText('Café at the pier') });
    expect(await ids(`?query=${encodeURIComponent('CAFE\u0301')}`)).toEqual([701]);
    const page = await writer.ok<Schemas['NoteListResponse']>('GET', `${notes}?per_page=2&page=2`);
    expect(page).toMatchObject({ data: [{ id: 703 }], meta: { total: 3, current_page: 2, last_page: 2 } });
  });

  it('creates a note with an optional title and one empty section', async () => {
    await writer.advance(60_000);
    const created = await writer.ok<Schemas['NoteResponse']>('POST', notes, {
      body: { title: 'What the house smells of' },
    });
    const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
    expect(created.data).toEqual({
      id: 731,
      version: 1,
      title: 'What the house smells of',
      sections: [{ id: 7201, version: 1, title: null, content: empty, updated_at: later }],
      updated_at: later,
    });
    expect(await read(`${notes}/731`)).toEqual(created.data);
    expect(await ids()).toEqual([731, 701, 702, 703]);
    const untitled = await writer.ok<Schemas['NoteResponse']>('POST', notes, { body: { title: '' } });
    expect(untitled.data.title).toBeNull();
    expect(await getErrors('POST', notes, { title: 'x'.repeat(301) })).toEqual({
      title: ['The title field must not be greater than 300 characters.'],
    });
    const { data } = await writer.ok<Schemas['ProjectResponse']>('GET', '/api/v1/projects/11');
    expect(data.updated_at).toBe(later);
  });

  it('hides a deleted note until it is restored unchanged', async () => {
    const before = await read();
    expect(await writer.request('DELETE', noteWithTwoSections)).toMatchObject({ status: 204, body: '' });
    const body = { message: 'No query results for model [App\\Models\\Note] 701' };
    expect(await writer.request('GET', noteWithTwoSections)).toMatchObject({ status: 404, body });
    expect(await writer.request('DELETE', noteWithTwoSections)).toMatchObject({ status: 404, body });
    const section = { body: { version: 2, title: 'x' } };
    expect(await writer.request('PATCH', `${noteWithTwoSections}/sections/7101`, section)).toMatchObject({
      status: 404,
      body,
    });
    expect(await ids()).toEqual([702, 703]);
    expect((await writer.ok<Schemas['NoteResponse']>('POST', `${noteWithTwoSections}/restore`)).data).toEqual(before);
    expect(await read()).toEqual(before);
    expect(await ids()).toEqual([701, 702, 703]);
    expect(await writer.request('POST', `${noteWithTwoSections}/restore`)).toMatchObject({ status: 404, body });
  });
});

describe('note updates', () => {
  it('saves a new title and a new order, each as a version', async () => {
    const before = await read();
    expect(before.version).toBe(3);
    await writer.advance(60_000);
    const renamed = await update({ version: 3, title: 'Tides and times' });
    expect(renamed).toEqual({ ...before, version: 4, title: 'Tides and times', updated_at: later });
    const ordered = await update({ version: 4, section_ids: [7102, 7101] });
    expect(ordered.sections).toEqual(before.sections.toReversed());
    expect(ordered).toMatchObject({ version: 5, title: 'Tides and times' });
    expect(await read()).toEqual(ordered);
    expect((await update({ version: 5, title: '' })).title).toBeNull();
  });

  it('accepts a section order only when it names each section once', async () => {
    const text = 'The section ids field must name each section once.';
    for (const section_ids of [[], [7101], [7101, 7101], [7101, 7102, 7102], [7101, 7103], [7101, 7102, 999]]) {
      expect(await getErrors('PATCH', noteWithTwoSections, { version: 3, section_ids })).toEqual({
        section_ids: [text],
      });
    }
    expect(await getErrors('PATCH', noteWithTwoSections, { version: 3 })).toEqual({});
    expect(await getErrors('PATCH', noteWithTwoSections, { title: 'x' })).toEqual({
      version: ['The version field is required.'],
    });
    expect((await read()).version).toBe(3);
  });

  it("returns 409 with the server's copy instead of overwriting a note changed elsewhere", async () => {
    const saved = await update({ version: 3, title: 'Mine' });
    const { status, body } = await writer.request('PATCH', noteWithTwoSections, {
      body: { version: 3, title: 'Theirs' },
    });
    expect([status, body]).toEqual([409, { message: 'This note was changed on another device.', data: saved }]);
    expect(await read()).toEqual(saved);
  });
});

describe('note sections', () => {
  it('creates a section once for repeated requests with one client key', async () => {
    const created = await addSection({ client_key: 'a', title: 'Ferry', content: createText('Written at sea.') });
    expect(created).toMatchObject({ client_key: 'a', title: 'Ferry' });
    expect(await addSection({ client_key: 'a', title: 'Later', content: createText('Another text.') })).toEqual(
      created,
    );
    const other = await addSection({ client_key: 'b', content: createText('x') });
    expect(await sectionIds()).toEqual([7101, 7102, created.id, other.id]);
  });

  it('adds a section after the named one or at the end', async () => {
    const content = createText('That it was always noon.');
    const created = await addSection({ after: 7101, title: 'What Mara remembers', content });
    expect(created).toEqual({ id: 7201, version: 1, title: 'What Mara remembers', content, updated_at: now });
    expect((await addSection({ content, after: null })).title).toBeNull();
    await addSection({ content });
    expect(await sectionIds()).toEqual([7101, 7201, 7102, 7202, 7203]);
    expect(await read()).toMatchObject({ version: 3, updated_at: now });
    expect(await getErrors('POST', `${noteWithTwoSections}/sections`, { content, after: 7103 })).toEqual({
      after: ['The selected after is invalid.'],
    });
    expect(await getErrors('POST', `${noteWithTwoSections}/sections`, {})).toEqual({
      content: ['The content field is required.'],
    });
    expect(await sectionIds()).toHaveLength(5);
  });

  it("saves a section's title or text separately, each as a version", async () => {
    const [first] = (await read()).sections;
    const content = createText('The safe hour moves.', 'It is never told.');
    const body = { version: 2, content };
    const changed = await writer.ok<Schemas['NoteSectionResponse']>('PATCH', `${noteWithTwoSections}/sections/7101`, {
      body,
    });
    expect(changed.data).toEqual({ ...first, version: 3, content, updated_at: now });
    expect((await read()).sections[0]).toEqual(changed.data);
    const stale = await writer.request('PATCH', `${noteWithTwoSections}/sections/7101`, {
      body: { version: 2, title: 'Theirs' },
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toEqual({ message: 'This section was changed on another device.', data: changed.data });
    const titled = { body: { version: 3, title: null } };
    const untitled = await writer.ok<Schemas['NoteSectionResponse']>(
      'PATCH',
      `${noteWithTwoSections}/sections/7101`,
      titled,
    );
    expect(untitled.data).toMatchObject({ version: 4, title: null, content });
  });

  it('deletes sections and leaves the others in order', async () => {
    await addSection({ content: createText('x') });
    expect(await writer.request('DELETE', `${noteWithTwoSections}/sections/7102`)).toMatchObject({
      status: 204,
      body: '',
    });
    expect(await sectionIds()).toEqual([7101, 7201]);
    const body = { message: 'No query results for model [App\\Models\\NoteSection] 7102' };
    expect(await writer.request('DELETE', `${noteWithTwoSections}/sections/7102`)).toMatchObject({ status: 404, body });
    expect((await writer.request('DELETE', `${notes}/702/sections/7101`)).status).toBe(404);
    await writer.ok('DELETE', `${noteWithTwoSections}/sections/7101`);
    await writer.ok('DELETE', `${noteWithTwoSections}/sections/7201`);
    expect((await read()).sections).toEqual([]);
    expect((await list()).find(({ id }) => id === 701)?.excerpt).toBeNull();
  });
});

describe('note change events', () => {
  it('notifies every connection of note changes except the one that made them', async () => {
    const channels = ['private-document.701'];
    const ownListener = await Listener.open(environment.origin, writer, channels);
    const other = await Listener.open(environment.origin, writer, channels);
    const { headers } = ownListener;
    await update({ version: 3, title: 'Tides and times' }, headers);
    const { id } = await addSection({ content: createText('x') }, headers);
    await writer.ok('PATCH', `${noteWithTwoSections}/sections/${id}`, { body: { version: 1, title: 'New' }, headers });
    await writer.ok('DELETE', `${noteWithTwoSections}/sections/${id}`, { headers });
    await writer.ok('DELETE', noteWithTwoSections, { headers });
    await writer.ok('POST', `${noteWithTwoSections}/restore`, { headers });
    // Another note has its own channel; a refused change sends none.
    await writer.ok('PATCH', `${notes}/702`, { body: { version: 1, title: 'x' }, headers });
    await writer.request('PATCH', noteWithTwoSections, { body: { version: 3, title: 'Stale' }, headers });
    const note = (version: number): unknown => ({
      event: 'note.updated',
      data: { identifier: 701, data: { version } },
    });
    const section = (version: number): unknown => ({
      event: 'noteSection.updated',
      data: { identifier: id, data: { note_id: 701, version } },
    });
    // Deleted, then restored.
    const expected = [note(4), section(1), section(2), section(3), note(4), note(4)];
    expect(await other.readEvents()).toEqual(expected.map((event) => ({ channel: channels[0], ...(event as object) })));
    expect(await ownListener.readEvents()).toEqual([]);
    ownListener.close();
    other.close();
  });
});
