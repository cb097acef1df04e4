import { describe, expect, it } from 'vitest';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let writer: Writer;
forEachUser(
  (context) => {
    ({ writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

const projects = '/api/v1/projects';

function list(query = ''): Promise<Schemas['ProjectListResponse']> {
  return writer.ok('GET', `${projects}${query}`);
}

async function read(key: string): Promise<Schemas['Project']> {
  return (await writer.ok<Schemas['ProjectResponse']>('GET', `${projects}/${key}`)).data;
}

async function create(body: Schemas['ProjectCreateRequest']): Promise<Schemas['Project']> {
  return (await writer.ok<Schemas['ProjectResponse']>('POST', projects, { body })).data;
}

async function slugs(query = ''): Promise<string[]> {
  return (await list(query)).data.map(({ slug }) => slug);
}

describe('project endpoints', () => {
  it("returns the contract's example projects with their element counts", async () => {
    expect(await slugs()).toEqual(['the-salt-road', 'winter-quarters', 'nine-letters-north']);
    const salt = await read('the-salt-road');
    expect(salt.element_kinds.map(({ plural_name, count: number }) => `${number} ${plural_name}`)).toEqual([
      '3 Characters',
      '3 Places',
      '2 Sequences',
      '2 Themes',
    ]);
    expect(salt.reconciliation_slug).toBe('salt-road-november');
    expect((await list()).data[0]).toEqual(salt);
    expect(await read('11')).toEqual(salt);
  });

  it('lists a new project first with the standard kinds, readable by slug and id', async () => {
    const created = await create({
      name: '  What the Ice Keeps ',
      category: 'Novel',
      subtitle: 'Two sisters, one lake',
    });
    expect(created).toEqual({
      id: 14,
      slug: 'what-the-ice-keeps',
      name: 'What the Ice Keeps',
      category: 'Novel',
      subtitle: 'Two sisters, one lake',
      image: null,
      element_kinds: ['Character', 'Place', 'Sequence', 'Theme'].map((name) => ({
        model_plural: `${name.toLowerCase()}s`,
        name,
        plural_name: `${name}s`,
        count: 0,
      })),
      reconciliation_slug: null,
      updated_at: '2026-11-12T18:45:00.000000Z',
    });
    expect((await slugs())[0]).toBe('what-the-ice-keeps');
    expect(await read('what-the-ice-keeps')).toEqual(created);
    expect(await read('14')).toEqual(created);
    expect(await create({ name: 'Only a name' })).toMatchObject({ category: null, subtitle: null });
  });

  it('derives a unique slug from the name', async () => {
    const createSlug = async (name: string): Promise<string> => (await create({ name })).slug;
    expect(await createSlug('The Salt Road')).toBe('the-salt-road-2');
    expect(await createSlug('the salt ROAD!')).toBe('the-salt-road-3');
    expect(await createSlug('Ångström’s Café — part ²')).toBe('angstroms-cafe-part-2');
    expect(await createSlug('שלום')).toBe('שלום');
    expect(await read(encodeURIComponent('שלום'))).toMatchObject({ name: 'שלום' });
    expect(await createSlug('👩‍🚀')).toBe('untitled');
    expect(await createSlug('!?')).toBe('untitled-2');
    // Ids open a project too.
    expect(await createSlug('11')).toBe('11-2');
    const long = await createSlug('A very long name '.repeat(10));
    expect(long).toBe('a-very-long-name-a-very-long-name-a-very-long-name-a-very-lo');
    expect(await createSlug('A very long name '.repeat(10))).toBe(
      'a-very-long-name-a-very-long-name-a-very-long-name-a-very-2',
    );
  });

  it('keeps the slug after a rename and leaves omitted fields unchanged', async () => {
    await writer.advance(1000);
    const change = { name: 'The Salt Roads', subtitle: null };
    const renamed = await writer.ok<Schemas['ProjectResponse']>('PATCH', `${projects}/12`, { body: change });
    expect(renamed.data).toMatchObject({
      slug: 'winter-quarters',
      name: 'The Salt Roads',
      category: 'Novel',
      subtitle: null,
      updated_at: '2026-11-12T18:45:01.000000Z',
    });
    expect(await read('winter-quarters')).toEqual(renamed.data);
    expect((await slugs())[0]).toBe('winter-quarters');
  });

  it('ignores changes to fields that the server sets', async () => {
    const body = { name: 'Renamed', id: 99, slug: 'mine', updated_at: null, element_kinds: [], user_id: 7 };
    await writer.ok('PATCH', `${projects}/the-salt-road`, { body });
    expect(await read('the-salt-road')).toMatchObject({ id: 11, slug: 'the-salt-road', name: 'Renamed' });
  });

  it('filters projects by whole category in any case, page by page', async () => {
    expect(await slugs('?category=novel')).toEqual(['the-salt-road', 'winter-quarters']);
    expect(await slugs('?category=Nov')).toEqual([]);
    expect(await list('?per_page=2&page=2')).toMatchObject({
      data: [{ slug: 'nine-letters-north' }],
      meta: { total: 3, per_page: 2, current_page: 2, last_page: 2 },
    });
    expect(await list('?per_page=2&page=3')).toMatchObject({ data: [], meta: { current_page: 3, last_page: 2 } });
    expect((await list('?per_page=101')).meta.per_page).toBe(30);
    expect(await list('?category=Opera')).toEqual({
      data: [],
      meta: { total: 0, per_page: 30, current_page: 1, last_page: 1 },
    });
  });

  it("rejects an invalid name with Laravel's messages", async () => {
    const errors = async (method: string, path: string, body: unknown): Promise<unknown> => {
      const reply = await writer.request(method, path, { body });
      expect(reply.status).toBe(422);
      return reply.body;
    };
    const required = { message: 'The name field is required.', errors: { name: ['The name field is required.'] } };
    expect(await errors('POST', projects, {})).toEqual(required);
    expect(await errors('POST', projects, { name: ' \n ' })).toEqual(required);
    expect(await errors('PATCH', `${projects}/11`, { name: '' })).toEqual(required);
    expect(await errors('POST', projects, { name: 'x'.repeat(201), category: 'y'.repeat(61) })).toEqual({
      message: 'The name field must not be greater than 200 characters. (and 1 more error)',
      errors: {
        name: ['The name field must not be greater than 200 characters.'],
        category: ['The category field must not be greater than 60 characters.'],
      },
    });
    expect(await errors('PATCH', `${projects}/11`, { name: 7 })).toMatchObject({
      errors: { name: ['The name field must be a string.'] },
    });
    expect(await slugs()).toHaveLength(3);
  });

  it('returns 404 on every route of an unknown project', async () => {
    const message = 'No query results for model [App\\Models\\Project] nowhere';
    const addresses = ['', '/outline', '/moodboard', '/notes', '/notes/701', '/document', '/elements/mara-ellery'];
    for (const address of addresses) {
      const { status, body } = await writer.request('GET', `${projects}/nowhere${address}`);
      expect([status, body], address).toEqual([404, { message }]);
    }
    expect((await writer.request('GET', `${projects}/999`)).status).toBe(404);
    expect((await writer.request('GET', `${projects}/__proto__`)).status).toBe(404);
    expect((await writer.request('PATCH', `${projects}/nowhere`, { body: { name: 'x' } })).body).toEqual({ message });
  });
});
