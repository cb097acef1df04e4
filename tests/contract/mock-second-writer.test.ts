import { beforeEach, describe, expect, it } from 'vitest';
import { readAsyncApi, readOpenApi } from '#mocks/contract/contract-documents.ts';
import { secondUser } from '#mocks/scenarios/seed.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { Writer } from './mock-writer.ts';

const ownedIds: Readonly<Record<string, string>> = {
  story: '21',
  sequence: '501',
  session_chat: '60',
  project: 'the-salt-road',
  element: 'mara-ellery',
  note: '701',
  reconciliation: 'salt-road-november',
  summary: '41',
  user_achievement: '7',
  invoice: '803',
  type: 'characters',
};

const ownChannels: Readonly<Record<string, string>> = {
  sessionChat: '60',
  chat: '60',
  user: '1',
  project: '11',
  element: '101',
  document: '701',
};

function filled(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ownedIds[name] ?? '?');
}

describe('second writer on the same server', () => {
  let origin: string;
  let first: Writer;
  let second: Writer;
  let user: components['schemas']['User'];
  forEachUser(({ environment, writer }) => {
    ({ origin } = environment);
    first = writer;
    second = new Writer(origin, writer.session);
  });
  beforeEach(async () => {
    const { email, password } = secondUser;
    const { data } = await second.ok<components['schemas']['LoginResponse']>('POST', '/api/v1/auth/login', {
      body: { email, password },
    });
    second.token = data.token;
    ({ user } = data);
  });

  /** Form-encoded, like pusher-js. */
  const asks = async (writer: Writer, channel: string): Promise<number> => {
    const { status } = await fetch(`${origin}/api/broadcasting/auth`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${writer.token}`,
        'X-Mock-Session': writer.session,
      },
      body: new URLSearchParams({ socket_id: '1.2', channel_name: channel }),
    });
    return status;
  };

  it('logs the second writer in to an empty account', async () => {
    expect(user).toMatchObject({ name: secondUser.name, email: secondUser.email, achievements: [] });
    for (const path of ['stories', 'projects', 'user-summaries', 'elements/all', 'subscriptions/invoices']) {
      expect([path, await second.ok('GET', `/api/v1/${path}`)]).toMatchObject([path, { data: [] }]);
    }
  });

  it('returns 404 to the second writer for everything that the first can read', async () => {
    const read: string[] = [];
    for (const [path, item] of Object.entries(readOpenApi().paths)) {
      const target = filled(path);
      if (!('get' in item) || target === path || path === '/api/v1/elements/{type}') continue;
      const query = path.endsWith('/search') ? '?query=salt' : '';
      if ((await first.request('GET', target + query)).status !== 200) continue;
      read.push(path);
      expect([path, (await second.request('GET', target + query)).status]).toEqual([path, 404]);
    }
    expect(read.length).toBeGreaterThan(24);
  });

  it("hides the first writer's answers from the second writer's search", async () => {
    const search = '/api/v1/conversation/answers?query=pretended';
    expect(await first.ok('GET', search)).toMatchObject({ data: [{ chat_message_id: 1101 }] });
    expect(await second.ok('GET', search)).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await second.request('GET', `${search}&project=the-salt-road`)).status).toBe(404);
  });

  it("rejects the second writer's changes to the first writer's data", async () => {
    const salt = '/api/v1/projects/the-salt-road';
    const november = '/api/v1/reconciliations/salt-road-november';
    const foreign: readonly (readonly [method: string, path: string, body?: unknown])[] = [
      ['PATCH', '/api/v1/stories/21', { name: 'Mine' }],
      ['DELETE', '/api/v1/stories/21/cover'],
      ['DELETE', '/api/v1/stories/21'],
      ['PATCH', salt, { name: 'Mine' }],
      ['PATCH', `${salt}/elements/101`, { name: 'Mine' }],
      ['DELETE', `${salt}/elements/101`],
      ['PUT', `${salt}/outline`, { version: 4, parts: [] }],
      ['PUT', `${salt}/moodboard`, { items: [] }],
      ['DELETE', `${salt}/moodboard/601`],
      ['PATCH', `${salt}/notes/701`, { version: 1, title: 'Mine now' }],
      ['DELETE', `${salt}/notes/701`],
      ['DELETE', `${salt}/notes/701/sections/7101`],
      ['POST', `${november}/process`],
      ['DELETE', `${november}/update_item/9501`],
    ];
    for (const [method, path, body] of foreign) {
      const { status } = await second.request(method, path, body === undefined ? {} : { body });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
  });

  it('lets both writers use the same slug', async () => {
    type Project = components['schemas']['ProjectResponse'];
    const { data: own } = await first.ok<Project>('GET', '/api/v1/projects/the-salt-road');
    const { data } = await second.ok<Project>('POST', '/api/v1/projects', { body: { name: 'The Salt Road' } });
    expect(data).toMatchObject({ slug: 'the-salt-road' });
    expect(data.id).not.toBe(own.id);
    expect(await first.ok('GET', '/api/v1/projects/the-salt-road')).toMatchObject({ data: { id: own.id } });
    expect(await second.ok('GET', '/api/v1/projects/the-salt-road')).toMatchObject({ data: { id: data.id } });
  });

  it("rejects the second writer on each kind of the first writer's channels", async () => {
    const channels = Object.entries(readAsyncApi().channels);
    expect(channels.map(([key]) => key).toSorted()).toEqual(Object.keys(ownChannels).toSorted());
    for (const [key, { address }] of channels) {
      const name = address.replace('{id}', ownChannels[key] ?? '?');
      expect([name, await asks(first, name), await asks(second, name)]).toEqual([name, 200, 403]);
    }
  });

  it("hides the second writer's conversation from the first", async () => {
    const talk = await second.newStory();
    await second.answerText(talk, 'A song that only one town knows.');
    await second.advance(20_000);
    const chat = talk.session_chat_id;
    expect((await first.request('GET', `/api/v1/conversation/session-chats/${chat}/turns`)).status).toBe(404);
    expect((await second.request('GET', `/api/v1/conversation/session-chats/${chat}/turns`)).status).toBe(200);
    for (const name of [`private-sessionChat.${chat}`, `private-chat.${chat}`, `private-App.Models.User.${user.id}`]) {
      expect([name, await asks(first, name), await asks(second, name)]).toEqual([name, 403, 200]);
    }
  });
});
