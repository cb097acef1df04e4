import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import type { Connection } from './mock-echo.ts';
import { connectEcho, first, refused, subscribed } from './mock-echo.ts';
import { webm, type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

const work = 10_000;
const characterWithInsights = 'projects/the-salt-road/narrative-elements/mara-ellery';

describe('answer events', () => {
  let environment: MockServer;
  let writer: Writer;
  let echo: Connection;
  forEachUser((context) => {
    ({ environment, writer } = context);
  });
  beforeEach(() => {
    echo = connectEcho(environment.origin, writer);
  });
  afterEach(() => {
    echo.disconnect();
  });

  const listenTo = async (
    seen: [string, string, unknown][],
    name: string,
    events: readonly string[],
  ): Promise<void> => {
    const channel = echo.private(name);
    await subscribed(channel);
    for (const event of events) channel.listen(`.${event}`, (payload: unknown) => seen.push([name, event, payload]));
  };

  it("broadcasts an element's answer on its conversation, project, element and user channels", async () => {
    const talk = await writer.start(characterWithInsights);
    const chat = `chat.${talk.session_chat_id}`;
    const seen: [string, string, unknown][] = [];
    await listenTo(seen, 'project.11', ['chatMessage.developmentInsightsCreated']);
    await listenTo(seen, 'element.101', ['chatMessage.developmentInsightsCreated']);
    await listenTo(seen, 'App.Models.User.1', ['userMessage.processed', 'achievement.unlocked']);
    await listenTo(seen, chat, ['userMessage.processed', 'chatMessage.created']);
    const done = first((resolve) => echo.private(chat).listen('.chatMessage.created', resolve));
    const receipt = await writer.answerAudio(talk, webm(3000));
    await writer.advance(work);
    await done;
    const insights = {
      projectSlug: 'the-salt-road',
      narrativeElementSlug: 'mara-ellery',
      title: 'Mara Ellery',
      caption: 'After your latest answers',
      insights: [{ id: 9001 }, { id: 9002 }],
    };
    const { chat_message_id } = receipt;
    const created = { chat_message_id, data: insights };
    const results = { development_insights: insights, reconciliation_slug: 'salt-road-november' };
    const processed = { chat_message_id, status: 'completed', data: results };
    const { chat_message } = await writer.latest(talk);
    expect(seen).toEqual([
      ['project.11', 'chatMessage.developmentInsightsCreated', created],
      ['element.101', 'chatMessage.developmentInsightsCreated', created],
      [chat, 'userMessage.processed', processed],
      ['App.Models.User.1', 'userMessage.processed', processed],
      [chat, 'chatMessage.created', { chat_message }],
    ]);
  });

  it('broadcasts an answer outside projects on no project channel and without insights', async () => {
    const talk = await writer.start('writer');
    await writer.answerText(talk, 'The one about the key.');
    await writer.advance(work);
    expect(await writer.events()).toEqual([
      'chatMessage.statusUpdated processing',
      'chatMessage.statusUpdated generating_question',
      'chatMessage.statusUpdated completed',
      'chat.61: userMessage.processed completed',
      'App.Models.User.1: userMessage.processed completed',
      'chatMessage.data.updated',
      'chatMessage.created',
      'chat.61: chatMessage.created',
    ]);
    const events = (await writer.log()).flatMap((entry) =>
      entry.kind === 'event' && entry.event === 'userMessage.processed' ? [JSON.parse(entry.data) as unknown] : [],
    );
    expect(events[0]).toEqual({ chat_message_id: talk.chat_message?.id, status: 'completed' });
  });

  it('reorders the events of each channel separately', async () => {
    await writer.ok('POST', '/__mock/session/connection', { body: { action: 'reorder', times: 50 } });
    await writer.answerText(await writer.start('writer'), 'The one about the key.');
    await writer.advance(work);
    const events = await writer.events();
    expect(events.filter((event) => !/^(?:chat\.|App)/.test(event))).toEqual([
      'chatMessage.statusUpdated generating_question',
      'chatMessage.statusUpdated processing',
      'chatMessage.data.updated',
      'chatMessage.statusUpdated completed',
    ]);
    expect(events.filter((event) => event.startsWith('chat.'))).toEqual([
      'chat.61: chatMessage.created',
      'chat.61: userMessage.processed completed',
    ]);
  });

  it('broadcasts a failed answer on the channels that only carry results', async () => {
    const fault = { operation_id: 'chatMessageAnswer', work_error: 'The recording could not be read.' };
    await writer.ok('POST', '/__mock/session/faults', { body: fault });
    await writer.answerText(await writer.start(characterWithInsights), 'Lost.');
    await writer.advance(work);
    expect(await writer.events()).toEqual([
      'chatMessage.statusUpdated processing',
      'chatMessage.statusUpdated failed',
      'chat.61: userMessage.processed failed',
      'App.Models.User.1: userMessage.processed failed',
    ]);
  });

  it('counts each spoken question once towards the achievement until it is complete', async () => {
    const voice = async (): Promise<Schemas['Achievement']> =>
      (await writer.ok<Schemas['AchievementResponse']>('GET', '/api/v1/user-achievements/7')).data;
    const speak = async (talk: Awaited<ReturnType<typeof writer.start>>): Promise<void> => {
      await writer.answerAudio(talk, webm(1000));
      await writer.advance(work);
    };
    const talk = await writer.newStory();
    const { url } = talk.actions.answer ?? {};
    await speak(talk);
    expect(await voice()).toMatchObject({ progress: 77, completed_at: null });
    const form = new FormData();
    form.append('session_chat_id', String(talk.session_chat_id));
    form.append('audio', new File([webm(900)], 'again.webm', { type: 'audio/webm' }));
    await writer.ok('POST', url ?? '', { form });
    await writer.advance(work);
    await writer.answerText(talk, 'Typed.');
    await writer.advance(work);
    expect((await voice()).progress).toBe(77);
    const unlocked = async (): Promise<unknown[]> =>
      (await writer.log()).flatMap((entry) =>
        entry.kind === 'event' && entry.event === 'achievement.unlocked' ? [JSON.parse(entry.data) as unknown] : [],
      );
    for (let turn = 0; turn < 5; turn += 1) await speak(talk);
    const complete = await voice();
    expect(complete.progress).toBe(100);
    expect(complete.completed_at).toEqual(expect.any(String));
    const announced = {
      achievement_id: 7,
      name: 'voice',
      title: 'A voice of your own',
      icon: 'mic',
      description: 'Answer twenty questions aloud.',
    };
    expect(await unlocked()).toEqual([announced]);
    await speak(talk);
    expect(await voice()).toEqual(complete);
    expect(await unlocked()).toEqual([announced]);
  });

  it("rejects subscriptions to channels that don't exist", async () => {
    for (const name of ['chat.999', 'project.999', 'element.999', 'document.999', 'App.Models.User.999', 'chat.mara']) {
      expect(await refused(echo, name), name).toBe(403);
    }
  });
});
