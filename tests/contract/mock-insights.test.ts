import { describe, expect, it } from 'vitest';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];
type Group = { readonly data: Schemas['InsightGroup'] };
type Page = Schemas['InsightPageResponse'];

const project = '/api/v1/development-insights/projects/the-salt-road';
const characterWithInsights = `${project}/narrative-elements/mara-ellery`;
const placeElement = `${project}/narrative-elements/the-house`;
const userInsights = '/api/v1/development-insights/users/me';
const work = 10_000;

let writer: Writer;
forEachUser(
  (context) => {
    ({ writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

function read<Body>(path: string): Promise<Body> {
  return writer.ok<Body>('GET', path);
}

async function ids(path: string): Promise<number[]> {
  return (await read<Page>(path)).data.map(({ id }) => id);
}

async function current(path: string): Promise<Schemas['InsightGroup']> {
  return (await read<Group>(path)).data;
}

async function answered(about: string, ...texts: readonly string[]): Promise<void> {
  const talk = await writer.start(about);
  for (const text of texts) {
    await writer.answerText(talk, text);
    await writer.advance(work);
  }
}

describe('current insights', () => {
  it('returns the newest three insights of an element without a conversation', async () => {
    const { title, caption, insights } = await current(characterWithInsights);
    expect([title, caption]).toEqual(['Mara Ellery', 'After your latest answers']);
    expect(insights.map(({ id, saved_at }) => [id, saved_at])).toEqual([
      [8801, null],
      [8802, null],
      [8803, '2026-11-10T19:20:00.000000Z'],
    ]);
    expect((await current(project)).title).toBe('The Salt Road');
  });

  it("returns the insights of an element's latest conversation, newest answer first", async () => {
    await answered('projects/11/narrative-elements/101', 'That she got away.', 'That she read the letters.');
    const { title, insights } = await current(characterWithInsights);
    expect(title).toBe('Mara Ellery');
    expect(insights.map((insight) => insight.title)).toEqual([
      'They will listen for the word she avoids',
      'Give the belief a keepsake',
      null,
    ]);
  });

  it('returns the newest insights of an element whose latest conversation has none yet', async () => {
    const before = (await current(characterWithInsights)).insights;
    expect(before).toHaveLength(3);
    await writer.start('projects/11/narrative-elements/101');
    expect((await current(characterWithInsights)).insights).toEqual(before);
  });

  it("returns the insights of a project's own conversation without those of its elements", async () => {
    await answered('projects/the-salt-road', 'The sea gives back the road.');
    await answered('projects/11/narrative-elements/101', 'That she got away.');
    const { title, insights } = await current(project);
    expect(title).toBe('The Salt Road');
    expect(insights.map((insight) => [insight.title, insight.extraAttributes])).toEqual([
      ['Let the rule be broken once', {}],
      ['A place with a rule of its own', { Year: '2015', Form: 'Novel' }],
    ]);
  });

  it('returns an empty list without title and caption before any conversation', async () => {
    const none = { title: null, caption: null, insights: [] };
    expect(await current(placeElement)).toEqual(none);
    expect(await current('/api/v1/development-insights/projects/winter-quarters')).toEqual(none);
  });

  it("leaves insights outside projects unchanged by a project's conversation", async () => {
    const before = await current(userInsights);
    await answered('projects/the-salt-road', 'The sea gives back the road.');
    expect(await current(userInsights)).toEqual(before);
    await answered('writer', 'The one about the key.', 'I read aloud.');
    expect(await current(userInsights)).toMatchObject({
      title: 'About you',
      insights: [{ title: 'Keep the habit that embarrasses you' }],
    });
  });
});

describe('insight history', () => {
  it('lists all insights of an element, newest first', async () => {
    expect(await ids(`${characterWithInsights}/history`)).toEqual([8801, 8802, 8803, 8804, 8805, 8806, 8807]);
    await answered('projects/11/narrative-elements/101', 'That she got away.');
    expect((await ids(`${characterWithInsights}/history`)).slice(0, 3)).toEqual([9001, 9002, 8801]);
  });

  it("includes element insights in a project's history and excludes both outside projects", async () => {
    const outside = await ids(`${userInsights}/history`);
    await answered('projects/the-salt-road', 'The sea gives back the road.');
    expect(await ids(`${project}/history`)).toEqual([9001, 9002, 8801, 8802, 8803, 8804, 8805, 8806, 8807]);
    expect(await ids(`${characterWithInsights}/history`)).not.toContain(9001);
    expect(await ids(`${userInsights}/history`)).toEqual(outside);
    expect(outside).toEqual([8902, 8901]);
  });

  it('adds insights of an achievement conversation to the history of its project', async () => {
    await answered('users/achievement/8?project=the-salt-road', 'One.', 'Two.', 'Three.');
    expect((await ids(`${project}/history`))[0]).toBe(9001);
    await answered('users/achievement/8', 'One.', 'Two.', 'Three.');
    expect((await ids(`${userInsights}/history`))[0]).toBe(9002);
  });

  it('returns pages with a shorter last page and empty pages after it', async () => {
    const page = (query: string): Promise<Page> => read(`${characterWithInsights}/history?${query}`);
    const second = await page('per_page=3&page=2');
    expect(second.data.map(({ id }) => id)).toEqual([8804, 8805, 8806]);
    expect(second.meta).toEqual({ total: 7, per_page: 3, current_page: 2, last_page: 3 });
    expect((await page('per_page=3&page=3')).data.map(({ id }) => id)).toEqual([8807]);
    expect(await page('per_page=3&page=4')).toMatchObject({ data: [], meta: { total: 7, last_page: 3 } });
    expect((await page('page=abc&per_page=0')).meta).toEqual({ total: 7, per_page: 30, current_page: 1, last_page: 1 });
  });

  it('returns an empty list without insights and 404 for an unknown element or project', async () => {
    const empty = { data: [], meta: { total: 0, per_page: 30, current_page: 1, last_page: 1 } };
    for (const path of [`${placeElement}/history`, `${placeElement}/saved`, `${userInsights}/saved`])
      expect(await read(path)).toEqual(empty);
    for (const path of ['/projects/nowhere', '/projects/the-salt-road/narrative-elements/nobody']) {
      for (const end of ['', '/history', '/saved']) {
        const { status } = await writer.request('GET', `/api/v1/development-insights${path}${end}`);
        expect(status, path + end).toBe(404);
      }
    }
  });
});

describe('saved insights', () => {
  const change = (id: number, action: 'save' | 'unsave'): Promise<Schemas['InsightResponse']> =>
    writer.ok('POST', `/api/v1/development-insights/${id}/${action}`);

  it('lists a saved insight first for its element and project and removes unsaved ones', async () => {
    expect(await ids(`${characterWithInsights}/saved`)).toEqual([8803, 8805]);
    // On a paused clock the requests' order decides.
    await change(8807, 'save');
    await change(8801, 'save');
    for (const list of [characterWithInsights, project])
      expect(await ids(`${list}/saved`)).toEqual([8801, 8807, 8803, 8805]);
    expect(await ids(`${userInsights}/saved`)).toEqual([]);
    await change(8807, 'save');
    await change(8803, 'unsave');
    expect(await ids(`${characterWithInsights}/saved`)).toEqual([8801, 8807, 8805]);
    expect(await ids(`${characterWithInsights}/history`)).toEqual([8801, 8802, 8803, 8804, 8805, 8806, 8807]);
    const { data } = await read<Page>(`${characterWithInsights}/history`);
    expect(data.find(({ id }) => id === 8803)).toMatchObject({ saved_at: null, actions: { save: { method: 'POST' } } });
  });

  it('lists insights saved outside projects in pages', async () => {
    await change(8901, 'save');
    await change(8902, 'save');
    const first = await read<Page>(`${userInsights}/saved?per_page=1`);
    expect(first.data.map(({ id }) => id)).toEqual([8902]);
    expect(first.meta).toEqual({ total: 2, per_page: 1, current_page: 1, last_page: 2 });
    expect(await ids(`${project}/saved`)).toEqual([8803, 8805]);
  });
});

describe('insight search of an element', () => {
  const search = (query: string): Promise<number[]> =>
    ids(`${characterWithInsights}/search?query=${encodeURIComponent(query)}`);

  it.each([
    ['title', 'the KEY a price', [8801]],
    ['type', 'common_cliches', [8806]],
    ['label of the type', 'insightful quote', [8803]],
    ['first subtitle', 'robert frost', [8803]],
    ['second subtitle', 'novel, 2012', [8804]],
    ['caption', 'about the bus', [8802]],
    ['category', 'world', [8807]],
    ['content as text', 'see the pocket', [8801]],
    ['content as a list of texts', 'mirrors the quarrel', [8806]],
    ['block of the content', 'make it yours', [8802]],
    ['point of a block', 'road has moved', [8807]],
    ['name of an extra attribute', 'year', expect.arrayContaining([8804])],
    ['value of an extra attribute', '2012', [8804]],
  ])('searches the %s', async (_field, term, expected) => {
    expect(await search(term)).toEqual(expected);
  });

  it('trims the term and returns pages of matches, newest first, or an empty list', async () => {
    expect(await search('  KEY  ')).toEqual(await search('key'));
    expect(await search('no such thing')).toEqual([]);
    const all = await search('the');
    expect(all).toEqual(all.toSorted((one, other) => one - other));
    const { data, meta } = await read<Page>(`${characterWithInsights}/search?query=the&per_page=2&page=2`);
    expect(data.map(({ id }) => id)).toEqual(all.slice(2, 4));
    expect(meta.total).toBe(all.length);
  });

  it('finds the insights of an answer that was just processed', async () => {
    expect(await search('keepsake')).toEqual([]);
    await answered('projects/11/narrative-elements/101', 'That she got away.');
    expect(await search('keepsake')).toEqual([9001]);
  });

  it.each([
    ['', 'The query field is required.'],
    ['?query=', 'The query field is required.'],
    ['?query=%20%20%20', 'The query field is required.'],
    ['?query=ab', 'The query field must be at least 3 characters.'],
    ['?query=%20%20a%20', 'The query field must be at least 3 characters.'],
    [`?query=${'x'.repeat(201)}`, 'The query field must not be greater than 200 characters.'],
  ])('rejects the query %j', async (query, text) => {
    const { status, body } = await writer.request('GET', `${characterWithInsights}/search${query}`);
    expect([status, body]).toEqual([422, { message: text, errors: { query: [text] } }]);
  });
});
