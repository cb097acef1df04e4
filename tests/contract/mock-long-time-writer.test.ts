/** A writer's account after years: very long lists are paginated like the rest. */
import { describe, expect, it } from 'vitest';
import { countWordsIn } from '#mocks/domains/manuscript/rich-text.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];
type Insight = Schemas['Insight'];
type Page = Schemas['InsightPageResponse'];

const characterWithInsights = '/api/v1/development-insights/projects/the-salt-road/narrative-elements/mara-ellery';
const largest = '/api/v1/projects/the-lamplighters-almanac';
const sessionOptions = { scenario: 'long-time-writer', starts_at: '2026-11-12T18:45:00.000000Z' };

let writer: Writer;
forEachUser((context) => {
  ({ writer } = context);
}, sessionOptions);

function read<Body>(path: string): Promise<Body> {
  return writer.ok<Body>('GET', path);
}

async function readAll(path: string): Promise<{ readonly all: Insight[]; readonly pages: Page['meta'][] }> {
  const [all, pages]: [Insight[], Page['meta'][]] = [[], []];
  for (let page = 1; page <= (pages.at(-1)?.last_page ?? 1); page += 1) {
    const { data, meta } = await read<Page>(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    all.push(...data);
    pages.push(meta);
  }
  return { all, pages };
}

function isDescending(times: readonly (string | null | undefined)[]): boolean {
  return times.every((time, n) => n === 0 || (times[n - 1] ?? '') >= (time ?? ''));
}

let everything: ReturnType<typeof readAll> | undefined;

function history(): ReturnType<typeof readAll> {
  return (everything ??= readAll(`${characterWithInsights}/history`));
}

describe('ten thousand insights of one element', () => {
  it('returns thirty insights per page, each once, newest first', async () => {
    const { all, pages } = await history();
    expect(pages[0]).toEqual({ total: 10_000, per_page: 30, current_page: 1, last_page: 334 });
    expect(pages).toHaveLength(334);
    expect(new Set(all.map(({ id }) => id)).size).toBe(10_000);
    expect(isDescending(all.map(({ updated_at }) => updated_at))).toBe(true);
    expect(new Set(all.map(({ updated_at }) => updated_at.slice(0, 4))).size).toBe(9);
  });

  it('includes every insight type and form with hardly any repetition', async () => {
    const { all } = await history();
    expect(new Set(all.map(({ type }) => type)).size).toBe(7);
    const blocks = all.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    const forms = new Set(blocks.map((block) => (typeof block === 'string' ? 'text in a list' : block.type)));
    expect(forms).toEqual(new Set(['text in a list', 'bullet_points', 'quote', 'subtitle', 'text', 'warning']));
    expect(all.some(({ content }) => content === null)).toBe(true);
    expect(new Set(all.map(({ title, content }) => JSON.stringify([title, content]))).size).toBeGreaterThan(9000);
    expect(JSON.stringify(all)).not.toMatch(/[{][a-z]+[}]|\b[Aa] (?:aunt|envelope|umbrella)\b|undefined/);
  });

  it('searches all insights of the element', async () => {
    const everywhere = await history();
    const { all, pages } = await readAll(`${characterWithInsights}/search?query=Ferryman`);
    const expected = everywhere.all.filter(({ actions: _actions, ...texts }) =>
      /ferryman/i.test(JSON.stringify(texts)),
    );
    expect(all.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(pages[0]?.total).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(100);
  });

  it('lists hundreds of saved insights, last saved first, and adds new ones in front', async () => {
    const { all, pages } = await readAll(`${characterWithInsights}/saved`);
    expect(pages[0]?.total).toBe(642);
    expect(new Set(all.map(({ id }) => id)).size).toBe(642);
    expect(isDescending(all.map(({ saved_at }) => saved_at))).toBe(true);
    const oldest = (await read<Page>(`${characterWithInsights}/history?page=334`)).data.findLast(
      ({ saved_at }) => saved_at === null,
    );
    await writer.ok('POST', oldest?.actions.save?.path ?? '');
    const first = await read<Page>(`${characterWithInsights}/saved`);
    expect([first.data[0]?.id, first.meta.total]).toEqual([oldest?.id, 643]);
  });

  it('generates the same insights in every session that starts at the same time', async () => {
    const before = await read<Page>(`${characterWithInsights}/history?page=200`);
    await writer.startSession(sessionOptions);
    await writer.signIn();
    expect(await read<Page>(`${characterWithInsights}/history?page=200`)).toEqual(before);
  });
});

describe('large workspace', () => {
  it('has many projects, stories and elements of several kinds', async () => {
    const projects = await read<Schemas['ProjectListResponse']>('/api/v1/projects?page=2');
    expect(projects.meta.total).toBe(40);
    expect((await read<Schemas['StoryListResponse']>('/api/v1/stories')).data).toHaveLength(65);
    const { data } = await read<Schemas['ProjectResponse']>(largest);
    expect(data.element_kinds.map(({ plural_name, count }) => [plural_name, count])).toEqual([
      ['Characters', 7],
      ['Places', 4],
      ['Sequences', 0],
      ['Themes', 2],
      ['Story objects', 3],
    ]);
    const elements = await read<Schemas['ElementListResponse']>('/api/v1/elements/all');
    expect(elements.meta.total).toBe(604);
  });

  it('has a project with 500 scenes, 300 images and 100,000 words', async () => {
    const outline = await read<Schemas['OutlineResponse']>(`${largest}/outline`);
    const scenes = outline.data.parts.flatMap((part) => part.scenes);
    expect([outline.data.parts.length, new Set(scenes.map(({ id }) => id)).size]).toEqual([25, 500]);
    const moodboard = await read<Schemas['MoodboardResponse']>(`${largest}/moodboard`);
    expect(new Set(moodboard.data.items.map(({ id }) => id)).size).toBe(300);
    const { data } = await read<Schemas['DocumentResponse']>(`${largest}/document`);
    expect(data.words).toBe(countWordsIn(data.content));
    expect(data.words).toBeGreaterThanOrEqual(100_000);
  });

  it('assigns unused ids to new notes and insights', async () => {
    const note = await writer.ok<Schemas['NoteResponse']>('POST', `${largest}/notes`, { body: { title: 'New' } });
    const { data: document } = await read<Schemas['DocumentResponse']>('/api/v1/projects/winter-quarters/document');
    expect(note.data.id).toBeGreaterThan(document.id);
    const talk = await writer.start('projects/11/narrative-elements/101');
    await writer.answerText(talk, 'That she got away.');
    await writer.advance(10_000);
    const { data, meta } = await read<Page>(`${characterWithInsights}/history`);
    expect(meta.total).toBe(10_002);
    expect(data[0]?.id).toBeGreaterThan(30_000);
    expect(data[0]?.title).toBe('Give the belief a keepsake');
  });
});
