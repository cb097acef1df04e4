import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { type Conversation, webm, type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

let environment: MockServer;
let writer: Writer;
forEachUser((context) => {
  ({ environment, writer } = context);
});

const work = 10_000;

async function answered(text: string, talk: Conversation): Promise<void> {
  await writer.answerText(talk, text);
  await writer.advance(work);
}

describe('new story', () => {
  it('keeps every conversation of a story, oldest first', async () => {
    const conversations = async (): Promise<unknown> =>
      (await writer.ok<Schemas['StoryResponse']>('GET', '/api/v1/stories/31')).data.session_chat_ids;
    const talk = await writer.newStory();
    await answered('A street that nobody lights.', talk);
    expect(await conversations()).toEqual([talk.session_chat_id]);
    await writer.finish(talk);
    const more = await writer.start('stories/31');
    expect(await conversations()).toEqual([talk.session_chat_id]);
    await answered('The lamplighter left.', more);
    expect(await conversations()).toEqual([talk.session_chat_id, more.session_chat_id]);
  });

  it('starts with the first scripted question and resumes until the story is finished', async () => {
    expect((await writer.request('GET', '/api/v1/conversation/stories')).status).toBe(204);
    const talk = await writer.newStory();
    expect(talk.chat_message?.question?.content).toMatch(/^What story has been following you around/);
    expect(talk.identifier).toBe(31);
    const resumed = await writer.ok<Conversation>('GET', '/api/v1/conversation/stories');
    expect(resumed).toEqual(talk);
    expect(await writer.ok('GET', '/api/v1/conversation/stories/31')).toEqual(talk);
    await writer.ok('POST', talk.actions.finish?.url ?? '');
    expect((await writer.request('GET', '/api/v1/conversation/stories')).status).toBe(204);
  });

  it('sends every status, insights and the next question after a typed answer', async () => {
    const talk = await writer.newStory();
    const receipt = await writer.answerText(talk, 'A street that nobody lights.');
    expect(receipt).toEqual({ chat_message_id: talk.chat_message?.id, status: 'processing' });
    expect(await writer.latest(talk, receipt.chat_message_id)).toEqual({ chat_message: null });
    await writer.advance(work);
    expect(await writer.events()).toEqual([
      'chatMessage.statusUpdated processing',
      'chatMessage.statusUpdated generating_insights',
      'chatMessage.developmentInsightsCreated',
      'chatMessage.statusUpdated generating_question',
      'chatMessage.statusUpdated completed',
      'chat.61: userMessage.processed completed',
      'App.Models.User.1: userMessage.processed completed',
      'chatMessage.data.updated',
      'chatMessage.created',
      'chat.61: chatMessage.created',
    ]);
    const next = await writer.latest(talk, receipt.chat_message_id);
    expect(next.chat_message?.question?.content).toMatch(/^Who stands at the centre of it/);
    expect(next.progress).toBe(17);
    expect(next.data?.extracted).toEqual([{ name: 'Idea', value: 'A street that nobody lights.' }]);
    expect(next.development_insights?.insights.map(({ type }) => type)).toEqual([
      'development_tip',
      'relevant_quote',
      'brainstorming_insight',
    ]);
  });

  it('transcribes a spoken answer first and marks the transcript as scripted', async () => {
    const talk = await writer.newStory();
    const receipt = await writer.answerAudio(talk, webm(4000));
    expect(receipt.status).toBe('transcribing');
    await writer.advance(work);
    expect((await writer.events()).slice(0, 4)).toEqual([
      'chatMessage.statusUpdated transcribing',
      String.raw`App\Events\ChatMessageTranscribed`,
      'chatMessage.statusUpdated processing',
      'chatMessage.statusUpdated generating_insights',
    ]);
    const [turn] = await writer.turns(talk);
    expect(turn).toMatchObject({ answer: null, transcription_source: 'script', duration_ms: 5200, skipped: false });
    expect(turn?.transcription).toMatch(/lamplighter’s daughter/);
  });

  it('stores typed text unchanged: line ends, spaces, emoji, right-to-left and markup', async () => {
    const text = '  Two lines,\n\n  one <b>bold</b> & "quoted" — שלום 👩‍🚀 \u0000 e\u0301  ';
    const talk = await writer.newStory();
    await answered(text, talk);
    expect((await writer.turns(talk))[0]?.answer).toBe(text);
  });

  it('returns a recording byte for byte, also by range, to its session only', async () => {
    const bytes = webm(300_007);
    const talk = await writer.newStory();
    await writer.answerAudio(talk, bytes);
    const path = (await writer.turns(talk))[0]?.audio ?? '';
    const read = (session: string, range?: string): Promise<Response> =>
      fetch(environment.origin + path, { headers: { 'X-Mock-Session': session, ...(range && { Range: range }) } });
    const whole = await read(writer.session);
    expect(whole.headers.get('content-type')).toBe('audio/webm');
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes);
    const part = await read(writer.session, 'bytes=100-199');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/300007']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
    expect((await read('somebody-else')).status).toBe(404);
    const ledger = await writer.ok<{ data: { sha256: string; bytes: number }[] }>('GET', '/__mock/session/ledger');
    expect(ledger.data).toMatchObject([{ bytes: 300_007, sha256: createHash('sha256').update(bytes).digest('hex') }]);
  });

  it.each([
    { browser: 'Chromium', file: 'chromium.webm', type: 'audio/webm;codecs=opus', served: 'audio/webm' },
    { browser: 'Firefox', file: 'firefox.webm', type: 'audio/webm;codecs=opus', served: 'audio/webm' },
    { browser: 'Safari', file: 'mp4-aac.m4a', type: 'audio/mp4', served: 'audio/mp4' },
  ])('accepts a recording from $browser and serves it with its media type', async ({ file, type, served }) => {
    const bytes = new Uint8Array(await readFile(`tests/support/recordings/${file}`));
    const talk = await writer.newStory();
    await writer.answerAudio(talk, bytes, { name: `answer.${file.split('.')[1]}`, type });
    const path = (await writer.turns(talk))[0]?.audio ?? '';
    const response = await fetch(environment.origin + path, { headers: { 'X-Mock-Session': writer.session } });
    expect(response.headers.get('content-type')).toBe(served);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it('continues after a skipped question without insights and marks it as skipped', async () => {
    const talk = await writer.newStory();
    expect(await writer.ok('POST', talk.actions.skip?.url ?? '')).toMatchObject({ status: 'generating_question' });
    expect((await writer.request('POST', talk.actions.skip?.url ?? '')).status).toBe(422);
    await writer.advance(work);
    expect(await writer.events()).toEqual([
      'chatMessage.statusUpdated generating_question',
      'chatMessage.statusUpdated completed',
      'chatMessage.created',
      'chat.61: chatMessage.created',
    ]);
    expect(await writer.turns(talk)).toMatchObject([{ skipped: true, answer: null }]);
    expect((await writer.latest(talk)).progress).toBe(0);
  });

  it('processes a failed answer again when the writer retries', async () => {
    const talk = await writer.newStory();
    const fault = { operation_id: 'chatMessageAnswer', work_error: 'The recording could not be read.' };
    await writer.ok('POST', '/__mock/session/faults', { body: fault });
    await writer.answerAudio(talk, webm(4000));
    await writer.advance(work);
    expect((await writer.latest(talk)).chat_message).toMatchObject({
      status: 'failed',
      error: 'The recording could not be read.',
    });
    expect(await writer.ok('POST', talk.actions.retry?.url ?? '')).toMatchObject({ status: 'transcribing' });
    await writer.advance(work);
    expect((await writer.latest(talk)).chat_message?.question?.content).toMatch(/^Who stands at the centre/);
    expect((await writer.request('POST', talk.actions.retry?.url ?? '')).status).toBe(422);
  });

  it('fails to process the answer of a request with X-Mock-Work-Error, but not the next one', async () => {
    const talk = await writer.newStory();
    const form = new FormData();
    form.append('session_chat_id', String(talk.session_chat_id));
    form.append('message', 'A harbour.');
    const headers = { 'X-Mock-Work-Error': 'It gave up.' };
    await writer.ok('POST', talk.actions.answer?.url ?? '', { form, headers });
    await writer.advance(work);
    expect((await writer.latest(talk)).chat_message).toMatchObject({ status: 'failed', error: 'It gave up.' });
    await writer.ok('POST', talk.actions.retry?.url ?? '');
    await writer.advance(work);
    expect((await writer.latest(talk)).chat_message).toMatchObject({ status: 'pending', error: null });
  });

  it('replaces an earlier answer without asking another question', async () => {
    const talk = await writer.newStory();
    await answered('First try.', talk);
    const form = new FormData();
    form.append('session_chat_id', String(talk.session_chat_id));
    form.append('message', 'Second try.');
    await writer.ok('POST', talk.actions.answer?.url ?? '', { form });
    expect((await writer.request('POST', talk.actions.answer?.url ?? '', { form })).status).toBe(422);
    await writer.advance(work);
    expect((await writer.turns(talk)).map(({ answer }) => answer)).toEqual(['Second try.']);
    expect((await writer.latest(talk)).chat_message?.question?.content).toMatch(/^Who stands at the centre/);
  });
});

describe('finished story', () => {
  it('lists the story first with its typed name, first answer and progress', async () => {
    const talk = await writer.newStory();
    await answered('A lamplighter’s daughter keeps one street dark on purpose.', talk);
    await answered('Wren. She wants her brother to stay dead on paper.', talk);
    await answered('A mill town.', talk);
    await answered('  The Lamplighter’s Daughter \n', talk);
    await writer.ok('POST', talk.actions.finish?.url ?? '');
    const { data } = await writer.ok<Schemas['StoryResponse']>('GET', '/api/v1/stories/31');
    expect(data).toMatchObject({
      name: 'The Lamplighter’s Daughter',
      description: 'A lamplighter’s daughter keeps one street dark on purpose.',
      percent: 33,
      session_chat_id: talk.session_chat_id,
    });
    expect(data.progress).toContainEqual({ name: 'Characters', progress: 33 });
    const list = await writer.ok<Schemas['StoryListResponse']>('GET', '/api/v1/stories');
    expect(list.data.map(({ id }) => id)).toEqual([31, 21, 22, 23]);
    expect((await writer.request('POST', talk.actions.finish?.url ?? '')).status).toBe(422);
  });

  it('names a story without a typed name by its first answer or the day', async () => {
    const typed = await writer.newStory();
    await answered('There is a street in my town that nobody lights, and nobody asks.', typed);
    const finish = (talk: Conversation): Promise<Schemas['ConversationFinished']> =>
      writer.ok('POST', talk.actions.finish?.url ?? '');
    expect((await finish(typed)).title).toBe('There is a street in my town that nobody lights');
    const spoken = await writer.newStory();
    await writer.answerAudio(spoken, webm(2000));
    expect((await finish(spoken)).title).toMatch(/^Story from \d{1,2} [A-Z][a-z]+$/);
    expect((await writer.turns(spoken))[0]?.transcription).toBeNull();
    await writer.advance(work);
    expect((await writer.turns(spoken))[0]?.transcription).not.toBeNull();
  });

  it('returns the older open interview as the conversation to resume', async () => {
    const { data } = await writer.ok<Schemas['SessionChatLatestResponse']>(
      'GET',
      '/api/v1/conversation/session-chats/latest',
    );
    expect(data).toMatchObject({ session_chat_id: 60, title: 'The Salt Road', question_number: 4 });
    const talk = await writer.ok<Conversation>('GET', '/api/v1/conversation/stories/21');
    await answered('That she was the one who left.', talk);
    expect((await writer.latest(talk)).progress).toBe(70);
    expect((await writer.request('GET', '/api/v1/conversation/stories/22')).status).toBe(204);
    const developed = await writer.ok<Conversation>('POST', '/api/v1/conversation/stories/22');
    expect(developed.chat_message?.question?.content).toMatch(/^What does your main character believe/);
  });
});

describe('insights', () => {
  it('saves and unsaves an insight through its actions, also repeatedly', async () => {
    const talk = await writer.newStory();
    await answered('A street that nobody lights.', talk);
    const read = async (): Promise<Schemas['Insight'][]> => {
      const { data } = await writer.ok<{ data: Schemas['InsightGroup'] }>(
        'GET',
        '/api/v1/development-insights/users/me',
      );
      return data.insights;
    };
    const path = (await read())[0]?.actions.save?.path ?? '';
    const saved = await writer.ok<Schemas['InsightResponse']>('POST', path);
    expect(saved.data.saved_at).not.toBeNull();
    expect(await writer.ok('POST', path)).toEqual(saved);
    expect((await read())[0]).toEqual(saved.data);
    const unsaved = await writer.ok<Schemas['InsightResponse']>('POST', saved.data.actions.unsave?.path ?? '');
    expect(unsaved.data).toMatchObject({ saved_at: null, actions: { save: { method: 'POST', path } } });
  });

  it("returns the insights of the writer's current conversation", async () => {
    const titles = async (): Promise<unknown> => {
      const { data } = await writer.ok<{ data: Schemas['InsightGroup'] }>(
        'GET',
        '/api/v1/development-insights/users/me',
      );
      return data.insights.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['They will side with the one who stayed', 'Let the key come back']);
    await writer.newStory();
    expect(await titles()).toEqual([]);
    await writer.ok('GET', '/api/v1/conversation/stories/21');
    expect(await titles()).toContain('Let the key come back');
  });
});
