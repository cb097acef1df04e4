import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createExamples } from '#mocks/contract/documented-responses.ts';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import type { components, operations } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { png } from './mock-picture.ts';
import { endCleanly, type Reply, webm, Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

const day = 86_400_000;
const example = createExamples(readOpenApi());

let environment: MockServer;
let writer: Writer;
forEachUser(
  (context) => {
    ({ environment, writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

function get(path: string): Promise<unknown> {
  return writer.ok('GET', `/api/v1/${path}`);
}

async function user(): Promise<Schemas['User']> {
  return (await writer.ok<Schemas['UserResponse']>('GET', '/api/v1/auth/user')).data;
}

function change(body: object): Promise<Reply> {
  return writer.request('PATCH', '/api/v1/user/profile', { body });
}

function missing(model: string, id: number): object {
  return {
    status: 404,
    body: { message: `No query results for model [App\\Models\\${model}] ${id}` },
  };
}

describe('name prompt', () => {
  const save = (body: object): Promise<Reply> => writer.request('POST', '/api/v1/user/name/update', { body });

  it('trims the name and saves it in the profile too', async () => {
    expect(await save({ first_name: ' Ana  ', last_name: ' Reyes Lima ', receive_emails: false })).toMatchObject({
      status: 200,
      body: { data: { onboarded: true } },
    });
    expect(await user()).toMatchObject({ name: 'Ana Reyes Lima', data: { name: 'Ana Reyes Lima' }, onboarded: true });
    for (const last_name of [null, '', '  ']) {
      expect((await save({ first_name: 'Ana', last_name })).status).toBe(200);
      expect((await user()).name).toBe('Ana');
    }
  });

  it('rejects a missing or too long first name', async () => {
    for (const body of [{}, { first_name: ' ' }, { first_name: null }, { last_name: 'Reyes' }]) {
      expect((await save(body)).body).toMatchObject({ errors: { first_name: ['The first name field is required.'] } });
    }
    expect((await save({ first_name: 'A'.repeat(101), receive_emails: 'yes' })).body).toEqual({
      message: 'The first name field must not be greater than 100 characters. (and 1 more error)',
      errors: {
        first_name: ['The first name field must not be greater than 100 characters.'],
        receive_emails: ['The receive emails field must be a boolean.'],
      },
    });
    expect((await user()).name).toBe('Ana Reyes');
  });
});

describe('profile', () => {
  it('updates the given fields and leaves the others unchanged', async () => {
    const { bio } = example('userProfileUpdate', 'changed').data.data ?? {};
    const changed = await change({ bio });
    expect(changed).toMatchObject({ status: 200, body: example('userProfileUpdate', 'changed') });
    expect(await user()).toEqual((changed.body as Schemas['UserResponse']).data);
    const more = { name: ' Ana R. ', themes: [' Tides ', ' ', 'שתיקה'], genres: [], desired_impact: ' A call.\n' };
    expect((await change(more)).status).toBe(200);
    expect(await user()).toMatchObject({
      name: 'Ana R.',
      data: { name: 'Ana R.', bio, themes: ['Tides', 'שתיקה'], genres: [], desired_impact: 'A call.' },
    });
  });

  it('clears a text that is sent empty', async () => {
    for (const [field, nothing] of Object.entries({ bio: '', origin_story: ' \n', writing_motivation: null })) {
      await change({ [field]: nothing });
    }
    expect((await user()).data).toMatchObject({ bio: null, origin_story: null, writing_motivation: null });
    expect((await user()).data?.current_projects).toMatch(/^The Salt Road/);
  });

  it('rejects a blank name, a text that is too long and an empty request', async () => {
    const name = 'The name field is required.';
    expect(await change({ name: ' ', bio: 'x' })).toMatchObject({ status: 422, body: { message: name } });
    const bio = 'The bio field must not be greater than 5000 characters.';
    expect(await change({ bio: 'x'.repeat(5001) })).toMatchObject({ status: 422, body: { message: bio } });
    expect((await change({ bio: '🌊'.repeat(5000) })).status).toBe(200);
    expect((await change({ genres: 'Drama' })).body).toMatchObject({
      errors: { genres: ['The genres field must be an array.'] },
    });
    expect((await change({})).status).toBe(422);
    expect((await user()).name).toBe('Ana Reyes');
  });
});

describe("writer's photo", () => {
  const upload = (file: File | string): Promise<Reply> => {
    const form = new FormData();
    form.append('avatar', file);
    return writer.request('POST', '/api/v1/user/avatar', { form });
  };

  it('stores the photo byte for byte and detects its type from the content', async () => {
    const bytes = png(64, 48, 70_001);
    const uploaded = await upload(new File([bytes], 'portrait.jpg', { type: 'image/jpeg' }));
    expect(uploaded).toMatchObject({ status: 200, body: example('userAvatarUpload', 'withPicture') });
    const path = (await user()).avatar?.path ?? '';
    expect(path).toBe('/media/images/1001');
    const read = (session: string): Promise<Response> =>
      fetch(environment.origin + path, { headers: { 'X-Mock-Session': session } });
    const image = await read(writer.session);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
    expect((await read('somebody-else')).status).toBe(404);
    await upload(new File([bytes], 'portrait.png'));
    expect((await user()).avatar?.path).toBe('/media/images/1002');
  });

  it('removes the photo and accepts a second removal', async () => {
    const removed = await writer.request('DELETE', '/api/v1/user/avatar');
    expect(removed).toMatchObject({ status: 200, body: example('userAvatarDelete', 'withoutPicture') });
    expect((await user()).avatar).toBeNull();
    expect((await writer.request('DELETE', '/api/v1/user/avatar')).status).toBe(200);
  });

  it.each([
    ['a sound', new File([webm(900)], 'a.png', { type: 'image/png' }), 'The avatar field must be an image.'],
    [
      'a drawing as text',
      new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
      'The avatar field must be an image.',
    ],
    ['an empty file', new File([], 'a.png', { type: 'image/png' }), 'The avatar field must be an image.'],
    [
      'one byte above 10 MB',
      new File([png(9, 9, 10 * 1024 * 1024 + 1)], 'a.png'),
      'The avatar field must not be greater than 10240 kilobytes.',
    ],
    ['text in place of a file', 'portrait.png', 'The avatar field must be a file.'],
    ['nothing', '', 'The avatar field is required.'],
  ])('rejects a photo upload: %s', async (_case, file, message) => {
    expect(await upload(file)).toMatchObject({ status: 422, body: { message, errors: { avatar: [message] } } });
    expect((await user()).avatar?.path).toBe('/media/pictures/portrait-ana.webp');
  });
});

describe('achievements', () => {
  it('lists achievements under way before completed ones in every response', async () => {
    const list = example('userAchievementList', 'underWay');
    expect(await get('user-achievements')).toEqual(list);
    expect((await user()).achievements).toEqual(list.data);
    expect(await get('user-achievements/9')).toEqual(example('userAchievementRead', 'completed'));
    expect(await writer.request('GET', '/api/v1/user-achievements/99')).toMatchObject(missing('UserAchievement', 99));
  });
});

describe('week summary', () => {
  const week = async (): Promise<Schemas['WeekSummary']> =>
    ((await get('session-chats/week-summary')) as Schemas['WeekSummaryResponse']).data;

  it('counts answers, words and seconds of the seven days up to today', async () => {
    const before = await week();
    expect([before.starts_on, before.ends_on]).toEqual(['2026-11-06', '2026-11-12']);
    const talk = await writer.newStory();
    await writer.answerText(talk, 'Two words — and “don’t”, 3 more.');
    await writer.advance(day);
    await writer.answerAudio(talk, webm(4000));
    await writer.advance(10_000);
    await writer.ok('POST', (await writer.latest(talk)).actions?.skip?.url ?? '');
    const after = await week();
    expect(after).toMatchObject({
      starts_on: '2026-11-07',
      ends_on: '2026-11-13',
      questions_answered: before.questions_answered + 2,
      words_typed: before.words_typed + 6,
      seconds_spoken: before.seconds_spoken + 5,
    });
    expect(after.days.at(-1)).toEqual({ date: '2026-11-13', questions_answered: 1 });
    expect(after.days.map(({ questions_answered }) => questions_answered).reduce((sum, one) => sum + one)).toBe(
      after.questions_answered,
    );
    await writer.advance(6 * day);
    expect(await week()).toMatchObject({ questions_answered: 1, words_typed: 0, seconds_spoken: 5 });
    await writer.advance(day);
    expect(await week()).toMatchObject({ questions_answered: 0, seconds_spoken: 0, starts_on: '2026-11-14' });
  });
});

describe('summaries and sequences', () => {
  it('lists summaries last touched first, with their first paragraph', async () => {
    expect(await get('user-summaries')).toEqual(example('summaryList', 'two'));
    expect(await get('user-summaries/41')).toEqual(example('summaryRead', 'saltRoad'));
    expect(await writer.request('GET', '/api/v1/user-summaries/99')).toMatchObject(missing('UserSummary', 99));
    type List = operations['summaryList']['responses'][200]['content']['application/json'];
    const second = (await get('user-summaries?per_page=1&page=2')) as List;
    expect(second.data.map(({ id }) => id)).toEqual([42]);
    expect(second.meta).toEqual({ total: 2, per_page: 1, current_page: 2, last_page: 2 });
  });

  it('returns a sequence only under its own story', async () => {
    expect(await get('stories/21/sequences/501')).toEqual(example('storySequenceRead', 'theReturn'));
    const read = (path: string): Promise<Reply> => writer.request('GET', `/api/v1/stories/${path}`);
    expect(await read('22/sequences/501')).toMatchObject(missing('Sequence', 501));
    expect(await read('21/sequences/599')).toMatchObject(missing('Sequence', 599));
    expect(await read('99/sequences/501')).toMatchObject(missing('Story', 99));
  });
});

describe('account saved to a file', () => {
  it('restores name, profile, photo, plan, invoices and sign-in code after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
    const start = (): Promise<MockServer> => createMockServer({ database: join(folder, 'state.sqlite') });
    try {
      const first = await start();
      const before = new Writer(first.origin, 'kept');
      await before.startSession();
      await before.signIn();
      await before.ok('POST', '/api/v1/user/name/update', { body: { first_name: 'Kept', receive_emails: false } });
      await before.ok('PATCH', '/api/v1/user/profile', { body: { bio: '', themes: ['Keeping'] } });
      const form = new FormData();
      form.append('avatar', new File([png(5, 5)], 'me.png'));
      await before.ok('POST', '/api/v1/user/avatar', { form });
      await before.ok('PUT', '/api/v1/subscriptions/3', { body: { product_price_id: 12 } });
      await before.ok('DELETE', '/api/v1/subscriptions/3');
      await before.ok('POST', '/api/v1/auth/federate', { body: { email: 'demo@lamplight.test', use_code: true } });
      const paths = ['auth/user', 'subscriptions', 'subscriptions/invoices', 'user-achievements', 'user-summaries'];
      const state = (of: Writer): Promise<unknown[]> =>
        Promise.all([...paths.map((path) => of.ok('GET', `/api/v1/${path}`)), of.ok('GET', '/__mock/mailbox')]);
      const seen = await state(before);
      await endCleanly(first);

      const second = await start();
      const after = new Writer(second.origin, 'kept');
      after.token = before.token;
      expect(await state(after)).toEqual(seen);
      expect(seen[0]).toMatchObject({
        data: { name: 'Kept', data: { bio: null, themes: ['Keeping'] }, avatar: { path: '/media/images/1001' } },
      });
      expect(seen[1]).toMatchObject({ data: { subscription: { status: 'cancelled', product_price_id: 12 } } });
      const image = await fetch(`${second.origin}/media/images/1001`, { headers: { 'X-Mock-Session': 'kept' } });
      expect(new Uint8Array(await image.arrayBuffer())).toEqual(png(5, 5));
      const { data } = await after.ok<{ data: { code: string }[] }>('GET', '/__mock/mailbox');
      const body = { email: 'demo@lamplight.test', code: data[0]?.code };
      expect((await after.request('POST', '/api/v1/auth/login', { body })).status).toBe(200);
      await endCleanly(second);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
