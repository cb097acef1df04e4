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

const now = '2026-11-12T18:45:00.000000Z';

function project(slug = 'the-salt-road'): string {
  return `/api/v1/projects/${slug}`;
}

describe('outline endpoints', () => {
  const read = async (slug?: string): Promise<Schemas['Outline']> =>
    (await writer.ok<Schemas['OutlineResponse']>('GET', `${project(slug)}/outline`)).data;
  const part = (id: string, ...scenes: readonly string[]): Schemas['OutlinePart'] => ({
    id,
    title: `Part ${id}`,
    scenes: scenes.map((scene) => ({ id: scene, title: `Scene ${scene}` })),
  });

  it('returns an empty outline of version 1 before the first save', async () => {
    expect(await read('winter-quarters')).toEqual({ version: 1, parts: [], updated_at: null });
    const body = { version: 1, parts: [part('a')] };
    const saved = await writer.ok<Schemas['OutlineResponse']>('PUT', `${project('winter-quarters')}/outline`, { body });
    expect(saved.data).toEqual({ version: 2, parts: body.parts, updated_at: now });
    expect(await read('winter-quarters')).toEqual(saved.data);
  });

  it('saves the whole tree unchanged: order, empty parts, synopses and states', async () => {
    const { version, parts } = await read();
    const scene = { id: 'new-1', title: '', synopsis: 'Line one.\n\n  Line two — “quoted” 🌊', status: 'idea' };
    const next = [...parts.toReversed(), { id: 'p-new', title: '', scenes: [scene, { id: 'new-2', title: 'Bare' }] }];
    const body = { version, parts: [...next, part('empty')] };
    const { data } = await writer.ok<Schemas['OutlineResponse']>('PUT', `${project()}/outline`, { body });
    expect(data).toEqual({ version: version + 1, parts: body.parts, updated_at: now });
    expect(await read()).toEqual(data);
    const { data: touched } = await writer.ok<Schemas['ProjectResponse']>('GET', project());
    expect(touched.updated_at).toBe(now);
  });

  it("returns 409 with the server's copy instead of overwriting an outline saved elsewhere", async () => {
    const { version } = await read();
    const first = { version, parts: [part('mine')] };
    await writer.ok('PUT', `${project()}/outline`, { body: first });
    const second = await writer.request('PUT', `${project()}/outline`, { body: { version, parts: [part('theirs')] } });
    const data = { version: version + 1, parts: first.parts, updated_at: now };
    expect(second.status).toBe(409);
    expect(second.body).toEqual({ message: 'This outline was changed on another device.', data });
    expect(await read()).toEqual(data);
    const fromTheFuture = await writer.request('PUT', `${project()}/outline`, { body: { version: 99, parts: [] } });
    expect(fromTheFuture.status).toBe(409);
  });

  it('reports where a part or scene lacks a field', async () => {
    const parts = [{ id: 'a', scenes: [{ title: 'No id' }] }];
    const { status, body } = await writer.request('PUT', `${project()}/outline`, { body: { version: 1, parts } });
    expect(status).toBe(422);
    expect((body as Schemas['ValidationError']).errors).toEqual({
      'parts.0.title': ['The parts.0.title field is required.'],
      'parts.0.scenes.0.id': ['The parts.0.scenes.0.id field is required.'],
    });
  });
});

describe('manuscript endpoints', () => {
  type Node = Schemas['RichTextNode'];
  const read = async (slug?: string): Promise<Schemas['ProjectDocument']> =>
    (await writer.ok<Schemas['DocumentResponse']>('GET', `${project(slug)}/document`)).data;
  const text = (value: string): Node => ({ type: 'text', text: value });
  const paragraph = (...content: readonly Node[]): Node => ({ type: 'paragraph', content });
  const doc = (...content: readonly Node[]): Schemas['RichText'] => ({ type: 'doc', content: [...content] });
  const save = async (version: number, content: unknown): Promise<Schemas['ProjectDocument']> => {
    const body = { version, content };
    return (await writer.ok<Schemas['DocumentResponse']>('PUT', `${project()}/document`, { body })).data;
  };

  it('returns an empty manuscript of version 1 with its own id in every project', async () => {
    const empty = { version: 1, content: doc({ type: 'paragraph' }), words: 0, updated_at: null };
    expect(await read('winter-quarters')).toEqual({ id: 722, ...empty });
    expect(await read('nine-letters-north')).toEqual({ id: 723, ...empty });
    await writer.ok('POST', '/api/v1/projects', { body: { name: 'New' } });
    expect(await read('new')).toEqual({ id: 731, ...empty });
    expect(await read('new')).toEqual({ id: 731, ...empty });
    const note = await writer.ok<Schemas['NoteResponse']>('POST', `${project('new')}/notes`, { body: { title: null } });
    expect(note.data.id).toBe(732);
  });

  it('returns the saved content unchanged, including unknown nodes', async () => {
    const content = doc(
      { type: 'heading', attrs: { level: 2, textAlign: null }, content: [text('  The door ')] },
      paragraph(
        text('It was '),
        { type: 'text', text: 'lock', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/x?a=1&b=2' } }] },
        text('ed. <b>“No”</b> שלום 👩‍🚀 e\u0301 \u0000 \ud800'),
        { type: 'hardBreak' },
        text('Then 2026-11-12T18:45:00Z.'),
      ),
      { type: 'somethingNew', attrs: { constructor: 1, deep: [[[{ zero: 0, none: null, empty: '' }]]] } },
      { type: 'horizontalRule' },
    );
    const { version } = await read();
    const saved = await save(version, content);
    expect(saved).toMatchObject({ id: 721, version: version + 1, updated_at: now });
    expect(saved.content).toEqual(content);
    expect((await read()).content).toEqual(content);
    expect(JSON.stringify((await read()).content)).toBe(JSON.stringify(content));
  });

  it('counts half-bold words once and words of two blocks separately', async () => {
    const { version, content } = await read();
    const countWords = async (from: number, manuscript: Schemas['RichText']): Promise<number | undefined> =>
      (await save(from, manuscript)).words;
    expect(await countWords(version, content)).toBe(160);
    const bold: Node = { type: 'text', text: 'ea', marks: [{ type: 'bold' }] };
    const item: Node = { type: 'listItem', content: [paragraph(text('three'), { type: 'hardBreak' }, text('four'))] };
    const mixedText = doc(paragraph(text('the s'), bold), { type: 'bulletList', content: [item, item] });
    expect(await countWords(version + 1, mixedText)).toBe(6);
    expect(await countWords(version + 2, doc({ type: 'paragraph' }, paragraph(text('  \n '))))).toBe(0);
    expect(await countWords(version + 3, { type: 'doc', content: [] })).toBe(0);
  });

  it('accepts a manuscript as long as a novel', async () => {
    const sentence = 'At the flats road she stood up, and nobody on the bus looked at her. ';
    const content = doc(
      ...Array.from({ length: 1600 }, (_, index) => paragraph(text(`${index} ${sentence.repeat(10)}`))),
    );
    expect(JSON.stringify(content).length).toBeGreaterThan(1_000_000);
    const { version } = await read();
    const saved = await save(version, content);
    expect(saved.words).toBe(1600 * (1 + 15 * 10));
    expect(await read()).toEqual(saved);
    expect(saved.content).toEqual(content);
  });

  it("returns 409 with the server's copy instead of overwriting a manuscript saved elsewhere", async () => {
    const { version } = await read();
    const saved = await save(version, doc(paragraph(text('Mine.'))));
    const body = { version, content: doc(paragraph(text('Theirs.'))) };
    const { status, body: conflict } = await writer.request('PUT', `${project()}/document`, { body });
    expect(status).toBe(409);
    expect(conflict).toEqual({ message: 'This manuscript was changed on another device.', data: saved });
    expect(await read()).toEqual(saved);
  });

  it('accepts only a document of nodes, never HTML', async () => {
    const errors = async (body: unknown): Promise<unknown> => {
      const reply = await writer.request('PUT', `${project()}/document`, { body });
      expect(reply.status).toBe(422);
      return (reply.body as Schemas['ValidationError']).errors;
    };
    expect(await errors({ version: 12 })).toEqual({ content: ['The content field is required.'] });
    expect(await errors({ version: 12, content: '<p>It was locked.</p>' })).toEqual({
      content: ['The content field must be an array.'],
    });
    expect(await errors({ version: 12, content: { type: 'doc', content: [{ text: 'x' }] } })).toEqual({
      'content.content.0.type': ['The content.content.0.type field is required.'],
    });
    const blocks = Array.from({ length: 201 }, (_, id) => ({ id: String(id), title: 'x', scenes: [] }));
    const outline = await writer.request('PUT', `${project()}/outline`, { body: { version: 4, parts: blocks } });
    expect(outline.body).toMatchObject({ message: 'The parts field must not have more than 200 items.' });
    expect(await errors({ version: 0, content: doc() })).toEqual({
      version: ['The version field must be at least 1.'],
    });
  });
});
