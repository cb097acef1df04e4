import { beforeEach, describe, expect, it } from 'vitest';
import { secondUser } from '#mocks/scenarios/seed.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { imageForm, png } from './mock-picture.ts';
import { type Conversation, Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let origin: string;
let writer: Writer;
forEachUser(
  (context) => {
    ({ writer } = context);
    ({ origin } = context.environment);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

const salt = '/api/v1/projects/the-salt-road';
const story = '/api/v1/stories/22';
const deletable = [`${salt}/moodboard/602`, `${salt}/notes/702`, `${salt}/elements/tobias-ellery`, story];
const day = 24 * 60 * 60 * 1000;

async function getTrash(query = ''): Promise<Schemas['TrashListResponse']> {
  return writer.ok('GET', `/api/v1/trash${query}`);
}

async function getStory(path = story): Promise<Schemas['Story']> {
  return (await writer.ok<Schemas['StoryResponse']>('GET', path)).data;
}

async function getStoryIds(): Promise<number[]> {
  return (await writer.ok<Schemas['StoryListResponse']>('GET', '/api/v1/stories')).data.map(({ id }) => id);
}

async function getStatus(method: string, path: string, options?: Parameters<Writer['request']>[2]): Promise<number> {
  return (await writer.request(method, path, options)).status;
}

describe('trash', () => {
  it('lists each kind of deleted item, last deleted first, in pages', async () => {
    for (const path of deletable) {
      await writer.ok('DELETE', path);
      await writer.advance(60_000);
    }
    const { data, meta } = await getTrash();
    expect(data.map(({ kind, id, name, project_name: project }) => [kind, id, name, project])).toEqual([
      ['story', 22, 'Winter Quarters', null],
      ['element', 102, 'Tobias Ellery', 'The Salt Road'],
      ['note', 702, 'How Rourke speaks', 'The Salt Road'],
      ['moodboard_item', 602, 'Pell Harbour, from where she got off', 'The Salt Road'],
    ]);
    expect(data.at(-1)).toMatchObject({
      deleted_at: '2026-11-12T18:45:00.000000Z',
      expires_at: '2026-12-12T18:45:00.000000Z',
    });
    expect(meta).toMatchObject({ total: 4, last_page: 1 });
    expect((await getTrash('?per_page=3&page=2')).data.map(({ id }) => id)).toEqual([602]);
  });

  it.each(deletable)('restores %s for 30 days and no longer', async (path) => {
    await writer.ok('DELETE', path);
    expect(await getStatus('DELETE', path)).toBe(404);
    await writer.advance(30 * day - 1);
    await writer.ok('POST', `${path}/restore`);
    expect((await getTrash()).data).toEqual([]);
    expect(await getStatus('POST', `${path}/restore`)).toBe(404);
    await writer.ok('DELETE', path);
    await writer.advance(30 * day);
    expect((await getTrash()).data).toEqual([]);
    expect(await getStatus('POST', `${path}/restore`)).toBe(404);
    expect(await getStatus('DELETE', path)).toBe(404);
  });

  it("hides a writer's trash from another writer, who can't restore from it", async () => {
    for (const path of deletable) await writer.ok('DELETE', path);
    const second = new Writer(origin, writer.session);
    const { data } = await second.ok<Schemas['LoginResponse']>('POST', '/api/v1/auth/login', { body: secondUser });
    second.token = data.token;
    expect(await second.ok('GET', '/api/v1/trash')).toMatchObject({ data: [], meta: { total: 0 } });
    for (const path of deletable) expect((await second.request('POST', `${path}/restore`)).status).toBe(404);
    expect((await getTrash()).meta.total).toBe(4);
  });
});

describe('story on the server', () => {
  it('is hidden while it is deleted, and restored unchanged', async () => {
    const before = await getStory();
    expect(await getStoryIds()).toContain(22);
    await writer.ok('DELETE', story);
    expect(await getStoryIds()).not.toContain(22);
    for (const [method, path] of [
      ['GET', story],
      ['PATCH', story],
      ['DELETE', `${story}/cover`],
      ['POST', '/api/v1/conversation/stories/22'],
      ['GET', '/api/v1/conversation/stories/22'],
    ] as const) {
      const body = method === 'PATCH' ? { body: { name: 'Gone' } } : {};
      expect([method, path, await getStatus(method, path, body)]).toEqual([method, path, 404]);
    }
    await writer.advance(60_000);
    await writer.ok('POST', `${story}/restore`);
    expect(await getStory()).toEqual(before);
  });

  it('takes a new name, without spaces around it, and moves to the front of the list', async () => {
    await writer.ok('PATCH', story, { body: { name: '  The Thaw ' } });
    expect(await getStory()).toMatchObject({ name: 'The Thaw', updated_at: '2026-11-12T18:45:00.000000Z' });
    expect((await getStoryIds())[0]).toBe(22);
    expect(await writer.request('PATCH', story, { body: { name: ' ' } })).toMatchObject({ status: 422 });
    expect(await writer.request('PATCH', story, { body: { name: 'x'.repeat(201) } })).toMatchObject({ status: 422 });
  });

  it('returns the cover before the last change on Undo, also an absent one', async () => {
    const { image } = await getStory();
    expect(await getStatus('POST', `${story}/cover/restore`)).toBe(404);
    await writer.ok('DELETE', `${story}/cover`);
    expect((await getStory()).image).toBeNull();
    // Nothing changed, so the earlier cover is still the first one.
    await writer.ok('DELETE', `${story}/cover`);
    await writer.ok('POST', `${story}/cover/restore`);
    expect((await getStory()).image).toEqual(image);
    await writer.ok('DELETE', `${story}/cover`);
    await writer.ok('POST', `${story}/cover`, { form: imageForm(png(800, 1200)) });
    expect((await getStory()).image?.path).toMatch(/^\/media\/images\/\d+$/);
    await writer.ok('POST', `${story}/cover/restore`);
    expect((await getStory()).image).toBeNull();
    const text = imageForm(new TextEncoder().encode('no image'));
    expect(await writer.request('POST', `${story}/cover`, { form: text })).toMatchObject({
      status: 422,
      body: { errors: { image: ['The image field must be an image.'] } },
    });
  });

  describe('during its first conversation', () => {
    let talk: Conversation;
    let path: string;
    beforeEach(async () => {
      talk = await writer.newStory();
      path = `/api/v1/stories/${talk.identifier as number}`;
    });

    it("keeps the writer's own name through later answers", async () => {
      await writer.answerText(talk, 'A song that only one town knows.');
      await writer.advance(20_000);
      await writer.ok('PATCH', path, { body: { name: 'The Song' } });
      for (let answer = 0; answer < 6; answer += 1) {
        await writer.answerText(talk, 'Call it Nothing');
        await writer.advance(20_000);
      }
      await writer.finish(talk);
      expect((await getStory(path)).name).toBe('The Song');
    });

    it('stores an answer that arrives after it was deleted, and stays in the trash', async () => {
      await writer.ok('DELETE', path);
      await writer.answerText(talk, 'The answer was on its way.');
      await writer.advance(20_000);
      expect(await writer.ok('GET', '/api/v1/conversation/session-chats/latest')).not.toMatchObject({
        data: { session_chat_id: talk.session_chat_id },
      });
      expect(await getStoryIds()).not.toContain(talk.identifier);
      await writer.ok('POST', `${path}/restore`);
      expect((await getStory(path)).description).toContain('on its way');
    });
  });
});
