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

const project = '/api/v1/projects/the-salt-road';
const elements = `${project}/elements`;
const characterWithInsights = `${elements}/mara-ellery`;
const now = '2026-11-12T18:45:00.000000Z';

function list(path: string): Promise<Schemas['ElementListResponse']> {
  return writer.ok('GET', `/api/v1/elements/${path}`);
}

async function slugs(path: string): Promise<string[]> {
  return (await list(path)).data.map(({ slug }) => slug);
}

async function related(type: string, of = characterWithInsights): Promise<string[]> {
  return (await writer.ok<Schemas['ElementListResponse']>('GET', `${of}/related/${type}`)).data.map(({ slug }) => slug);
}

async function create(body: unknown, headers: Record<string, string> = {}): Promise<Schemas['NarrativeElement']> {
  return (await writer.ok<Schemas['ElementResponse']>('POST', elements, { body, headers })).data;
}

async function read(path = characterWithInsights): Promise<Schemas['NarrativeElement']> {
  return (await writer.ok<Schemas['ElementResponse']>('GET', path)).data;
}

async function readProject(): Promise<Schemas['Project']> {
  return (await writer.ok<Schemas['ProjectResponse']>('GET', project)).data;
}

async function getCount(kind: string): Promise<number | undefined> {
  return (await readProject()).element_kinds.find(({ model_plural }) => model_plural === kind)?.count;
}

describe('element lists', () => {
  it('lists elements by name for all projects or one, all kinds or one', async () => {
    expect(await slugs('characters')).toEqual([
      'captain-rourke',
      'jonah-vale',
      'mara-ellery',
      'sefa-lind',
      'tobias-ellery',
    ]);
    const ofSalt = ['captain-rourke', 'mara-ellery', 'tobias-ellery'];
    expect(await slugs('characters?project=the-salt-road')).toEqual(ofSalt);
    expect(await slugs('characters?project=11')).toEqual(ofSalt);
    expect(await slugs('all')).toHaveLength(12);
    expect(await slugs('worlds')).toEqual([]);
    const nowhere = await writer.request('GET', '/api/v1/elements/all?project=nowhere');
    expect(nowhere).toMatchObject({
      status: 404,
      body: { message: 'No query results for model [App\\Models\\Project] nowhere' },
    });
  });

  it('filters elements by the day of their development', async () => {
    expect(await slugs('all?development_date=2026-11-12')).toEqual(['mara-ellery']);
    expect(await slugs('characters?development_date=2026-11-10')).toEqual(['tobias-ellery']);
    expect(await slugs('characters?development_date=2026-11-01')).toEqual([]);
  });

  it('searches elements in any case and sorts by last change on request', async () => {
    expect(await slugs('all?query=SURVEYOR')).toEqual(['mara-ellery']);
    expect(await slugs('characters?query=ellery&project=the-salt-road')).toEqual(['mara-ellery', 'tobias-ellery']);
    expect(await slugs('all?query=zeppelin')).toEqual([]);
    const recent = (await list('all?sort=recent')).data.map(({ updated_at }) => updated_at ?? '');
    expect(recent).toEqual(recent.toSorted().toReversed());
    expect((await slugs('all?sort=recent')).at(0)).toBe('mara-ellery');
  });

  it("returns pages, empty past the end, with each element's project name", async () => {
    const page = await list('all?per_page=5&page=3');
    expect(page.data).toHaveLength(2);
    expect(page.meta).toEqual({ total: 12, per_page: 5, current_page: 3, last_page: 3 });
    expect(page.data[0]).toMatchObject({ project_slug: 'the-salt-road', project_name: 'The Salt Road' });
    expect(await list('all?per_page=5&page=4')).toMatchObject({ data: [], meta: { current_page: 4 } });
  });

  it('lists related elements of the requested kind', async () => {
    expect(await related('characters')).toEqual(['captain-rourke', 'tobias-ellery']);
    expect(await related('places')).toEqual(['the-house']);
    expect(await related('sequences')).toEqual([]);
    expect(await related('all')).toEqual(['captain-rourke', 'homecoming', 'the-house', 'tobias-ellery']);
    expect(await related('characters', `${elements}/captain-rourke`)).toEqual(['mara-ellery']);
  });
});

describe('element endpoints', () => {
  it('returns a new element at once, related from both sides and counted', async () => {
    const body = {
      type: 'characters',
      name: 'The harbour master',
      subtitle: 'Knows who paid for the road',
      description: 'Keeps two books, and lends out the wrong one.',
      facts: [{ name: 'Work', value: 'Harbour master' }],
      related_to: 'mara-ellery',
    };
    await writer.advance(5000);
    const created = await create(body);
    expect(created).toMatchObject({
      id: 113,
      slug: 'the-harbour-master',
      type: 'characters',
      facts: body.facts,
      image: null,
      related_kinds: [{ model_plural: 'characters', count: 1 }],
      developed_at: null,
      updated_at: '2026-11-12T18:45:05.000000Z',
    });
    expect(await read(`${elements}/the-harbour-master`)).toEqual(created);
    expect(await read(`${elements}/113`)).toEqual(created);
    expect(await related('characters')).toContain('the-harbour-master');
    expect(await getCount('characters')).toBe(4);
    expect((await readProject()).updated_at).toBe('2026-11-12T18:45:05.000000Z');
  });

  it('adds a new kind to the project after the standard kinds', async () => {
    await create({ type: 'story-worlds', name: 'Under the ice' });
    await create({ type: 'families', name: 'Ellery' });
    const kinds = (await readProject()).element_kinds.slice(4);
    expect(kinds).toEqual([
      { model_plural: 'families', name: 'Family', plural_name: 'Families', count: 1 },
      { model_plural: 'story-worlds', name: 'Story world', plural_name: 'Story worlds', count: 1 },
    ]);
    expect(await slugs('story-worlds')).toEqual(['under-the-ice']);
  });

  it('assigns a slug unique in the project, including deleted elements and the moodboard', async () => {
    expect((await create({ type: 'places', name: 'Moodboard' })).slug).toBe('moodboard-2');
    await writer.ok('DELETE', characterWithInsights);
    expect((await create({ type: 'characters', name: 'Mara Ellery' })).slug).toBe('mara-ellery-2');
    const elsewhere = '/api/v1/projects/winter-quarters/elements';
    const body = { type: 'characters', name: 'Mara Ellery' };
    expect(await writer.ok('POST', elsewhere, { body })).toMatchObject({ data: { slug: 'mara-ellery' } });
  });

  it('changes only the given fields and updates the timestamps of element and project', async () => {
    const before = await read();
    await writer.advance(60_000);
    const facts = [{ name: 'Age', value: 'Thirty-one' }];
    const { data } = await writer.ok<Schemas['ElementResponse']>('PATCH', characterWithInsights, {
      body: { name: 'Mara', facts },
    });
    const updated_at = '2026-11-12T18:46:00.000000Z';
    expect(data).toEqual({ ...before, name: 'Mara', facts, updated_at });
    expect(await read()).toEqual(data);
    expect((await readProject()).updated_at).toBe(updated_at);
    await writer.ok('PATCH', characterWithInsights, { body: { description: null, subtitle: '' } });
    expect(await read()).toMatchObject({ name: 'Mara', facts, description: null, subtitle: null });
  });

  it('removes a deleted element everywhere and restores it unchanged', async () => {
    const before = await read();
    expect(await writer.request('DELETE', characterWithInsights)).toMatchObject({ status: 204, body: '' });
    const notThere = { message: 'No query results for model [App\\Models\\NarrativeElement] mara-ellery' };
    for (const [method, path] of [
      ['GET', characterWithInsights],
      ['DELETE', characterWithInsights],
      ['GET', `${characterWithInsights}/related/all`],
    ] as const) {
      expect(await writer.request(method, path)).toMatchObject({ status: 404, body: notThere });
    }
    expect((await writer.request('PATCH', characterWithInsights, { body: { name: 'x' } })).status).toBe(404);
    expect(await slugs('all')).not.toContain('mara-ellery');
    expect(await related('all', `${elements}/captain-rourke`)).toEqual([]);
    expect((await read(`${elements}/captain-rourke`)).related_kinds).toEqual([]);
    expect(await getCount('characters')).toBe(2);
    const { data } = await writer.ok<Schemas['ReconciliationResponse']>(
      'GET',
      '/api/v1/reconciliations/salt-road-november',
    );
    expect(data.items.map(({ element }) => element?.slug ?? null)).toEqual([
      null,
      null,
      'tobias-ellery',
      'the-house',
      null,
    ]);
    expect((await writer.ok<Schemas['ElementResponse']>('POST', `${characterWithInsights}/restore`)).data).toEqual(
      before,
    );
    expect(await read()).toEqual(before);
    expect(await getCount('characters')).toBe(3);
    expect(await writer.request('POST', `${characterWithInsights}/restore`)).toMatchObject({
      status: 404,
      body: notThere,
    });
  });

  it("returns 404 for another project's element", async () => {
    expect((await writer.request('GET', `${elements}/jonah-vale`)).status).toBe(404);
    expect((await writer.request('GET', `${elements}/111`)).status).toBe(404);
    expect((await writer.request('GET', '/api/v1/projects/winter-quarters/elements/jonah-vale')).status).toBe(200);
  });

  it("rejects an invalid element with Laravel's messages", async () => {
    const errors = async (body: unknown): Promise<unknown> => {
      const reply = await writer.request('POST', elements, { body });
      expect(reply.status).toBe(422);
      return (reply.body as Schemas['ValidationError']).errors;
    };
    expect(await errors({})).toEqual({
      type: ['The type field is required.'],
      name: ['The name field is required.'],
    });
    expect(await errors({ type: 'Not A Kind', name: 'x' })).toEqual({ type: ['The type field format is invalid.'] });
    expect(await errors({ type: 'all', name: 'x' })).toEqual({ type: ['The selected type is invalid.'] });
    const invalid = { related_to: ['The selected related to is invalid.'] };
    expect(await errors({ type: 'places', name: 'x', related_to: 'nobody' })).toEqual(invalid);
    expect(await errors({ type: 'places', name: 'x', related_to: 'jonah-vale' })).toEqual(invalid);
    expect(await errors({ type: 'places', name: 'x', facts: [{ name: 'Age' }] })).toEqual({
      'facts.0.value': ['The facts.0.value field is required.'],
    });
    expect(await slugs('places')).toHaveLength(3);
  });
});

describe('new element events', () => {
  it('notifies project, user and related element, except the connection that created the element', async () => {
    const channels = ['private-project.11', 'private-App.Models.User.1', 'private-element.101'];
    const ownListener = await Listener.open(environment.origin, writer, channels);
    const other = await Listener.open(environment.origin, writer, channels);
    await create({ type: 'places', name: 'The causeway', related_to: '101' }, ownListener.headers);
    await create({ type: 'places', name: 'The pans' }, ownListener.headers);
    const event = 'elements.created';
    const element = {
      id: 113,
      slug: 'the-causeway',
      name: 'The causeway',
      type: 'places',
      subtitle: null,
      image: null,
      project_slug: 'the-salt-road',
      project_name: 'The Salt Road',
    };
    const causeway = { data: { project_slug: 'the-salt-road', elements: [element] } };
    const pans = { data: { elements: [{ slug: 'the-pans' }] } };
    expect(await other.readEvents()).toMatchObject([
      { channel: channels[0], event, data: causeway },
      { channel: channels[1], event, data: causeway },
      { channel: channels[2], event, data: causeway },
      { channel: channels[0], event, data: pans },
      { channel: channels[1], event, data: pans },
    ]);
    expect(await ownListener.readEvents()).toEqual([]);
    ownListener.close();
    other.close();
  });

  it('fits an element with the longest names and lines into an event', async () => {
    await writer.ok('PATCH', project, { body: { name: '👩‍🚀'.repeat(40) } });
    const created = await create({ type: 'places', name: '🌊'.repeat(200), subtitle: '🌊'.repeat(300) });
    expect(created).toMatchObject({ slug: 'untitled', updated_at: now });
    expect(await writer.events()).toEqual(['project.11: elements.created', 'App.Models.User.1: elements.created']);
  });
});
