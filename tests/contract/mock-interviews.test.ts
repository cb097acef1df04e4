import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createExamples } from '#mocks/contract/documented-responses.ts';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { type Conversation, endCleanly, webm, Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

const work = 10_000;
const characterWithInsights = 'projects/the-salt-road/narrative-elements/mara-ellery';

const examples = createExamples(readOpenApi());
const projectWithElements = { id: 11, slug: 'the-salt-road', project_slug: 'the-salt-road', name: 'The Salt Road' };
const maraRef = {
  id: 101,
  slug: 'mara-ellery',
  name: 'Mara Ellery',
  image: '/media/pictures/portrait-mara.webp',
};
const nothing = { project: null, element: null, narrative_element: null, achievement: null };

const kinds = [
  {
    about: 'writer',
    first: examples('writerConversationStart', 'firstQuestion'),
    second: examples('writerConversationResume', 'underWay'),
    head: { identifier: 1, ...nothing },
    card: { endpoint: 'writer', title: 'About you', subtitle: 'Ana Reyes', project_slug: null, element_slug: null },
    end: { message: 'Your answers are saved with your profile.', element: null },
    data: { story_id: null, summary_id: null, reconciliation_slug: null },
  },
  {
    about: 'users/achievement/8',
    first: examples('achievementConversationStart', 'firstQuestion'),
    second: examples('achievementConversationResume', 'underWay'),
    head: { identifier: 8, ...nothing, achievement: { title: 'The ground they stand on' } },
    card: { endpoint: 'users/achievement', title: 'The ground they stand on', image: null, project_slug: null },
    end: { message: 'Your answers are saved with the achievement.', element: null },
    data: { story_id: null, summary_id: null, reconciliation_slug: null },
  },
  {
    about: 'summaries/41',
    first: examples('summaryConversationStart', 'firstQuestion'),
    second: examples('summaryConversationResume', 'underWay'),
    head: { identifier: 41, ...nothing },
    card: { endpoint: 'summaries', title: 'The Salt Road so far', subtitle: 'Summary', project_slug: null },
    end: { message: 'Your answers are saved with the summary.', element: null },
    data: { story_id: null, summary_id: 41, reconciliation_slug: null },
  },
  {
    about: 'projects/the-salt-road',
    first: examples('projectConversationStart', 'firstQuestion'),
    second: examples('projectConversationResume', 'underWay'),
    head: { identifier: 11, ...nothing, project: projectWithElements },
    card: { endpoint: 'projects', title: 'The Salt Road', project_slug: 'the-salt-road', element_slug: null },
    end: { message: 'Your answers are saved with The Salt Road.', element: null },
    data: { story_id: null, summary_id: null, reconciliation_slug: 'salt-road-november' },
  },
  {
    about: characterWithInsights,
    first: examples('elementConversationStart', 'firstQuestion'),
    second: examples('elementConversationResume', 'underWay'),
    head: {
      identifier: 101,
      project: projectWithElements,
      element: maraRef,
      narrative_element: maraRef,
      achievement: null,
    },
    card: {
      endpoint: 'narrative-elements',
      title: 'Mara Ellery',
      image: '/media/pictures/portrait-mara.webp',
      project_slug: 'the-salt-road',
      element_slug: 'mara-ellery',
    },
    end: { message: 'Your answers are saved with Mara Ellery.', element: 'mara-ellery' },
    data: { story_id: null, summary_id: null, reconciliation_slug: 'salt-road-november' },
  },
] as const;

describe('conversations', () => {
  let writer: Writer;
  forEachUser((context) => {
    ({ writer } = context);
  });

  const status = async (method: string, about: string): Promise<number> =>
    (await writer.request(method, `/api/v1/conversation/${about}`)).status;
  const resume = (about: string): Promise<Conversation> => writer.ok('GET', `/api/v1/conversation/${about}`);
  const card = async (): Promise<Schemas['SessionChatLatestResponse']['data']> =>
    (await writer.ok<Schemas['SessionChatLatestResponse']>('GET', '/api/v1/conversation/session-chats/latest')).data;

  it.each(kinds)(
    'runs a conversation about $about with its own questions, typed and spoken answers',
    async ({ about, first, second, head, card: shown, end, data }) => {
      expect(await status('GET', about)).toBe(204);
      const talk = await writer.start(about);
      expect(talk).toMatchObject({ ...head, progress: 0, development_insights: null });
      expect(talk.chat_message?.question).toEqual(first.chat_message?.question);
      expect(talk.path).toEqual(first.path);
      expect(await resume(about)).toEqual(talk);
      expect(await card()).toMatchObject({ ...shown, session_chat_id: talk.session_chat_id, question_number: 1 });

      const typed = await writer.answerText(talk, 'The key stays on the hook by the door.');
      await writer.advance(work);
      const next = await writer.latest(talk, typed.chat_message_id);
      expect(next.chat_message?.question).toEqual(second.chat_message?.question);
      expect(next).toMatchObject({ path: second.path, progress: 33 });

      await writer.answerAudio(talk, webm(2000));
      await writer.advance(work);
      expect(await writer.latest(talk)).toMatchObject({
        progress: 67,
        path: [...second.path, expect.any(String)],
      });
      expect((await writer.turns(talk)).map(({ answer, audio }) => [answer, audio !== null])).toEqual([
        ['The key stays on the hook by the door.', false],
        [null, true],
      ]);

      const finished = await writer.finish(talk);
      expect(finished).toEqual({
        identifier: head.identifier,
        endpoint: shown.endpoint,
        title: shown.title,
        ...end,
        data,
      });
      expect(await status('GET', about)).toBe(204);
      expect((await card())?.session_chat_id).toBe(60);
      const again = await writer.start(about);
      expect(again.session_chat_id).not.toBe(talk.session_chat_id);
      expect(again.chat_message?.question).toEqual(first.chat_message?.question);
    },
  );

  it('continues in free play after the last scripted question', async () => {
    const talk = await writer.start('writer');
    for (const text of ['One.', 'Two.', 'Nobody ever asks about the drafts.']) {
      await writer.answerText(talk, text);
      await writer.advance(work);
    }
    const latest = await writer.latest(talk);
    expect(latest.chat_message?.question?.content).toContain('“Nobody ever asks about the drafts”');
    expect(latest).toMatchObject({ progress: 96, path: ['You', 'The desk', 'The reader', 'Going deeper'] });
  });

  it('fills only empty profile fields from a conversation about the writer', async () => {
    const profile = async (): Promise<Partial<Schemas['ProfileData']>> =>
      (await writer.ok<Schemas['UserResponse']>('GET', '/api/v1/auth/user')).data.data ?? {};
    const before = await profile();
    expect(before.unique_perspective).toBeNull();
    for (const text of [' The one about the key. ', 'Not this one.']) {
      await writer.answerText(await writer.start('writer'), text);
      await writer.advance(work);
    }
    expect(await profile()).toEqual({ ...before, unique_perspective: 'The one about the key.' });
  });

  it('separates an achievement conversation within a project from one outside', async () => {
    const [outside, within] = ['users/achievement/8', 'users/achievement/8?project=the-salt-road'];
    const alone = await writer.start(outside);
    expect(await status('GET', within)).toBe(204);
    const talk = await writer.start(within);
    expect(talk).toMatchObject({ project: projectWithElements, achievement: { title: 'The ground they stand on' } });
    expect((await card())?.project_slug).toBe('the-salt-road');
    expect((await resume(outside)).session_chat_id).toBe(alone.session_chat_id);
    expect((await resume('users/achievement/8?project=11')).session_chat_id).toBe(talk.session_chat_id);
  });

  it("raises an achievement's progress once per question until it is complete", async () => {
    const achievement = async (): Promise<Schemas['Achievement']> =>
      (await writer.ok<Schemas['AchievementResponse']>('GET', '/api/v1/user-achievements/8')).data;
    const talk = await writer.start('users/achievement/8');
    const { url } = talk.actions.answer ?? {};
    await writer.answerText(talk, 'The ferry landing.');
    await writer.advance(work);
    const form = new FormData();
    form.append('session_chat_id', String(talk.session_chat_id));
    form.append('message', 'The ferry landing, once more.');
    await writer.ok('POST', url ?? '', { form });
    await writer.advance(work);
    expect(await achievement()).toMatchObject({ progress: 65, completed_at: null });
    for (const text of ['Tar.', 'The bench that was never paid for.']) {
      await writer.answerText(talk, text);
      await writer.advance(work);
    }
    expect(await achievement()).toMatchObject({ progress: 100, completed_at: expect.any(String) as string });
    const unlocked = (await writer.events()).filter((event) => event.includes('achievement.unlocked'));
    expect(unlocked).toEqual(['App.Models.User.1: achievement.unlocked']);
  });

  it('finds a conversation by id or slug and returns 404 for anything else', async () => {
    const talk = await writer.start(characterWithInsights);
    expect(await resume('projects/11/narrative-elements/101')).toEqual(talk);
    for (const about of [
      'projects/nowhere',
      'projects/winter-quarters/narrative-elements/mara-ellery',
      'projects/the-salt-road/narrative-elements/nobody',
      'users/achievement/999',
      'users/achievement/8?project=nowhere',
      'summaries/999',
    ]) {
      expect(await status('GET', about), about).toBe(404);
      expect(await status('POST', about), about).toBe(404);
    }
  });

  it('starts another conversation beside an open one and resumes the last touched one', async () => {
    const [first, second] = [await writer.start('writer'), await writer.start('writer')];
    expect(second.session_chat_id).not.toBe(first.session_chat_id);
    await writer.advance(1000);
    await writer.answerText(first, 'Back to the first one.');
    expect((await resume('writer')).session_chat_id).toBe(first.session_chat_id);
  });

  it('asks by name about an element without questions of its own', async () => {
    const talk = await writer.start('projects/the-salt-road/narrative-elements/the-house');
    expect(talk.chat_message?.question?.content).toBe(
      'What does everybody get wrong about The house, and who has always known better?',
    );
  });

  it("updates an element's development date with each answer and at the end", async () => {
    const developedAt = async (): Promise<string | null | undefined> =>
      (await writer.ok<Schemas['ElementResponse']>('GET', '/api/v1/projects/11/elements/101')).data.developed_at;
    const before = await developedAt();
    const talk = await writer.start(characterWithInsights);
    expect(await developedAt()).toBe(before);
    await writer.answerText(talk, 'That she is the one who got away.');
    await writer.advance(work);
    const answered = await developedAt();
    expect(answered).not.toBe(before);
    await writer.finish(talk);
    expect(await developedAt()).not.toBe(answered);
  });

  it('stops offering a conversation about a deleted element until it is restored', async () => {
    await writer.start(characterWithInsights);
    expect((await card())?.element_slug).toBe('mara-ellery');
    await writer.ok('DELETE', '/api/v1/projects/the-salt-road/elements/mara-ellery');
    expect((await card())?.session_chat_id).toBe(60);
    expect(await status('GET', characterWithInsights)).toBe(404);
    await writer.ok('POST', '/api/v1/projects/the-salt-road/elements/mara-ellery/restore');
    expect(await status('GET', characterWithInsights)).toBe(200);
  });

  it('links a summary to the conversation that updates it', async () => {
    const read = async (): Promise<Schemas['Summary']> =>
      (await writer.ok<Schemas['SummaryResponse']>('GET', '/api/v1/user-summaries/41')).data;
    expect((await read()).session_chat_id).toBeNull();
    const talk = await writer.start('summaries/41');
    expect((await read()).session_chat_id).toBe(talk.session_chat_id);
  });
});

describe('conversation saved to a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const start = (): Promise<MockServer> => createMockServer({ database: join(folder, 'state.sqlite') });

  it('continues a conversation of each kind at its question after a restart', async () => {
    const first = await start();
    const before = new Writer(first.origin, 'kept');
    await before.startSession();
    await before.signIn();
    const talks = [];
    for (const { about } of kinds) talks.push({ about, talk: await before.start(about) });
    for (const { talk } of talks) await before.answerText(talk, 'Before the restart.');
    await endCleanly(first);

    const second = await start();
    const after = new Writer(second.origin, 'kept');
    after.token = before.token;
    await after.advance(work);
    for (const { about, talk } of talks) {
      const resumed = await after.ok<Conversation>('GET', `/api/v1/conversation/${about}`);
      expect(resumed, about).toMatchObject({ session_chat_id: talk.session_chat_id, progress: 33 });
      await after.answerText(resumed, 'After the restart.');
      await after.advance(work);
      expect((await after.turns(talk)).map(({ answer }) => answer)).toEqual([
        'Before the restart.',
        'After the restart.',
      ]);
    }
    await endCleanly(second);
  });

  it('rejects new conversations after the free trial but resumes an open one', async () => {
    const first = await start();
    const before = new Writer(first.origin, 'trial');
    await before.startSession();
    await before.signIn();
    const talk = await before.newStory();
    await endCleanly(first);
    const file = new DatabaseSync(join(folder, 'state.sqlite'));
    const trial = { id: 1, trial: { used: 10, limit: 10, ended: true } };
    file
      .prepare("INSERT INTO entity SELECT id, 'trials', 1, ? FROM account WHERE session = 'trial'")
      .run(JSON.stringify(trial));
    // A plan allows more turns, whatever the trial's state.
    file.prepare("DELETE FROM entity WHERE collection = 'subscriptions'").run();
    file.close();

    const second = await start();
    const after = new Writer(second.origin, 'trial');
    after.token = before.token;
    const refusal = { message: 'Your free trial has ended.', error: { type: 'trial_exceeded_error' } };
    for (const about of ['stories', 'stories/22', ...kinds.map((kind) => kind.about)]) {
      const { status, body } = await after.request('POST', `/api/v1/conversation/${about}`);
      expect([status, body], about).toEqual([402, refusal]);
    }
    expect(await after.ok('GET', '/api/v1/conversation/stories')).toEqual(talk);
    await endCleanly(second);
  });
});
