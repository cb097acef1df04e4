import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '#mocks/live/testing/fake-interviewer.ts';
import { oddReplies, type Reading } from '#mocks/live/testing/odd-replies.ts';
import { LiveWriter, type LiveMock, startLiveMock } from './live-writer.ts';
import { type Conversation, endCleanly, webm } from './mock-writer.ts';

let live: LiveMock;
let writer: LiveWriter;
let talk: Conversation;
let count = 0;

beforeAll(async () => {
  live = await startLiveMock();
});
afterAll(async () => {
  await endCleanly(live.server);
  await live.fake.close();
});
beforeEach(async () => {
  live.fake.failNext();
  live.fake.replyWith(null);
  live.fake.sayNext();
  count += 1;
  writer = await new LiveWriter(live.server.origin, `failing-${count}`).open();
  talk = await writer.newStory();
});

const answer = 'A street that nobody lights.';
const nextQuestion = 'Who noticed first, when “A street that nobody lights”?';

describe('an interviewer that fails', () => {
  it.each<[Failure[], RegExp]>([
    [['busy-for-long'], /is busy\. Your answer is safe\. Try again in 5 minutes\./],
    [['overloaded'], /failed \(status 500\)\. Your answer is safe\. Try again\./],
    [['rejected-key'], /rejects the key/],
    [['missing-model'], /doesn’t know the model “fake”/],
    [['refusal'], /declined to reply\. Your answer is safe/],
    [['cut'], /The connection to the interviewer broke\. Your answer is safe/],
    [['redirected'], /The connection to the interviewer broke/],
    [['endless'], /The connection to the interviewer broke/],
  ])('%j fails the answer with a plain reason, and a retry succeeds', async (ways, reason) => {
    live.fake.failNext(...ways);
    await writer.answer(talk, answer);
    expect(await writer.state(talk)).toEqual(['failed', expect.stringMatching(reason)]);
    expect((await writer.turns(talk))[0]?.answer).toBe(answer);
    await writer.retry(talk);
    expect(await writer.question(talk)).toBe(nextQuestion);
    expect((await writer.work()).map(({ error }) => error)).toEqual([expect.stringMatching(reason), null]);
  });

  it.each<[Failure, object]>([
    ['busy', { repaired: false, dropped: [] }],
    ['invalid-json', { repaired: true, dropped: [] }],
    ['only-reasoning', { repaired: true, dropped: [] }],
    ['without-format', { repaired: false, dropped: [] }],
  ])('%s once leads to the next question after a second request', async (way, logged) => {
    const before = live.fake.requests.length;
    live.fake.failNext(way);
    await writer.answer(talk, answer);
    expect(await writer.question(talk)).toBe(nextQuestion);
    expect(live.fake.requests.length - before).toBe(2);
    expect(await writer.work()).toEqual([expect.objectContaining({ ...logged, error: null })]);
  });

  it('asks again without reasoning, in the same number of messages, when a response has nothing else', async () => {
    const before = live.fake.requests.length;
    live.fake.failNext('only-reasoning', 'without-format');
    await writer.answer(talk, answer);
    expect(await writer.question(talk)).toBe(nextQuestion);
    const requests = live.fake.requests.slice(before);
    // The second one is rejected for the fields that turn reasoning off.
    expect(requests.map(({ thinks }) => thinks)).toEqual([true, false, true]);
    expect(requests[1]?.content).toBe(
      `${requests[0]?.content}\n\nReply with the JSON object only, without thinking about it first.`,
    );
  });

  it('asks again for a summary that can’t be read, and fails if it never can', async () => {
    const form = new FormData();
    form.append('identifier', '41');
    form.append('audio', new File([webm(3000)], 'update.webm', { type: 'audio/webm' }));
    live.fake.sayNext('No.', 'No.');
    await writer.ok('POST', '/api/v1/user-summaries/update/process', { form });
    await writer.settle();
    expect((await writer.work()).map(({ error }) => error)).toEqual([
      'The interviewer’s response couldn’t be read. Your answer is safe. Try again.',
    ]);
  });

  it('drops the parts that don’t fit, with a log entry and without a second request', async () => {
    const before = live.fake.requests.length;
    live.fake.failNext('wrong-fields');
    await writer.answer(talk, answer);
    expect(await writer.question(talk)).toBe(nextQuestion);
    expect((await writer.latest(talk)).development_insights).toBeNull();
    const [{ dropped } = { dropped: [] }] = await writer.work();
    expect(dropped).toEqual([expect.stringMatching(/^insights: /), expect.stringMatching(/^progress: /)]);
    expect(live.fake.requests.length - before).toBe(1);
  });

  it('asks only the first of two questions, and none twice', async () => {
    live.fake.failNext('two-questions');
    await writer.answer(talk, answer);
    expect(await writer.question(talk)).toBe('“A street that nobody lights”: Who left?');
    live.fake.replyWith({ question: 'who left' });
    await writer.answer(talk, 'Her brother hides behind the bakery.');
    expect(await writer.question(talk)).toMatch(/“Her brother hides behind the bakery”/);
    expect((await writer.work()).at(-1)?.dropped).toEqual(['question: has been asked already']);
    live.fake.replyWith({ question: 'The lamps went out in 1974?' });
    await writer.answer(talk, 'The lamps went out in 1974.');
    expect(await writer.question(talk)).not.toContain('1974?');
  });

  it('asks again for a question in another language than the answer', async () => {
    const before = live.fake.requests.length;
    live.fake.replyWith({ question: 'What does she do with the letters?' });
    await writer.answer(talk, 'Elle lit les lettres que son père a reçues.');
    const [first, second] = live.fake.requests.slice(before);
    expect(first?.content).toContain('Ask one new question in French about ');
    expect(second?.content).toMatch(/question: must be in French$/);
    expect(second?.content).not.toContain('Interviewer:');
    expect(await writer.question(talk)).toBe('“Elle lit les lettres que son père”…?');
    live.fake.replyWith({ question: 'Que dit la dernière des lettres de son père ?' });
    await writer.answer(talk, 'Elle les relit dans la cuisine.');
    expect((await writer.work()).at(-1)).toMatchObject({ repaired: false, dropped: [] });
    live.fake.sayNext('Non.', 'Non.');
    await writer.answer(talk, 'La lettre est restée fermée.');
    expect(await writer.question(talk)).toBe('“La lettre est restée fermée”…?');
  });

  it.each(['I don’t know.', 'I do it on the boat, to go on.', 'Mara', 'Ja.'])(
    'takes the short answer %j as one in English',
    async (short) => {
      const before = live.fake.requests.length;
      live.fake.replyWith({ question: 'What does she do with the letters?' });
      await writer.answer(talk, short);
      expect(live.fake.requests.length - before).toBe(1);
      expect(live.fake.requests.at(-1)?.content).not.toMatch(/ in \p{Lu}\p{L}+ about “/u);
    },
  );

  it('fails a skip like an answer, and a retry asks the next question', async () => {
    live.fake.failNext('overloaded');
    await writer.ok('POST', talk.actions.skip?.url ?? '');
    await writer.settle();
    expect((await writer.state(talk))[0]).toBe('failed');
    await writer.retry(talk);
    expect(await writer.question(talk)).toContain('“(skipped)”');
  });

  it('fails after the time-out', async () => {
    const slow = await startLiveMock({ timeout: 50 });
    const other = await new LiveWriter(slow.server.origin, 'slow').open();
    const story = await other.newStory();
    slow.fake.failNext('silent');
    await other.answer(story, answer);
    expect(await other.state(story)).toEqual(['failed', expect.stringContaining('didn’t respond within 1 second')]);
    await endCleanly(slow.server);
    await slow.fake.close();
  });

  it('asks the question that was whole at the time-out', async () => {
    const slow = await startLiveMock({ timeout: 1000 });
    const other = await new LiveWriter(slow.server.origin, 'stalled').open();
    const story = await other.newStory();
    slow.fake.failNext('stalled');
    await other.answer(story, answer);
    expect(await other.question(story)).toBe(nextQuestion);
    await endCleanly(slow.server);
    await slow.fake.close();
  });

  it('asks the question of a reply that says the same again and again, without waiting for its end', async () => {
    const release = live.fake.holdRest();
    live.fake.sayNext(`{"question": "Who lights it now?", "topic": "${'the street, '.repeat(60)}"insights"`);
    await writer.answer(talk, answer);
    expect(await writer.question(talk)).toBe('Who lights it now?');
    release();
  });

  it('fails while the model’s server isn’t running, and leaves other sessions alone', async () => {
    const stopped = await startLiveMock();
    await stopped.fake.close();
    const other = await new LiveWriter(stopped.server.origin, 'stopped').open();
    const story = await other.newStory();
    await other.answer(story, answer);
    const host = new URL(stopped.fake.url).host;
    expect(await other.state(story)).toEqual([
      'failed',
      `The interviewer isn’t running at ${host}. Your answer is safe. Start it and try again.`,
    ]);
    await endCleanly(stopped.server);
  });
});

describe('an interviewer that always replies with', () => {
  const reasons: Partial<Record<Reading, RegExp>> = {
    unreadable: /couldn’t be read\. /,
    declined: /declined to reply\. /,
  };

  it.each(oddReplies)('%s: its reply is %s', async (_name, reading, said, question) => {
    const before = live.fake.requests.length;
    live.fake.sayNext(said, said);
    await writer.answer(talk, answer);
    expect(live.fake.requests.length - before).toBe(reading === 'replaced' || reading === 'unreadable' ? 2 : 1);
    const reason = reasons[reading];
    expect(await writer.state(talk)).toEqual(reason ? ['failed', expect.stringMatching(reason)] : ['pending', null]);
    if (reason) {
      live.fake.sayNext();
      await writer.retry(talk);
      expect(await writer.question(talk)).toBe(nextQuestion);
      return;
    }
    const asked = await writer.question(talk);
    if (reading === 'replaced') expect(asked).toMatch(/“A street that nobody lights”/);
    // A question without the writer's words begins with them.
    else expect(asked).toBe(question.includes('street') ? question : `“A street that nobody lights”: ${question}`);
    expect(await writer.turns(talk)).toMatchObject([{ answer }]);
  });

  const unread = oddReplies.filter(([, reading]) => reading === 'replaced' || reading === 'unreadable');
  it.each(unread)('%s asks the second response’s question', async (_name, _reading, said) => {
    live.fake.sayNext(said);
    await writer.answer(talk, answer);
    expect(await writer.question(talk)).toBe(nextQuestion);
  });
});

describe('a recording', () => {
  async function speak(): Promise<void> {
    await writer.answerAudio(talk, webm(4000));
    await writer.settle();
  }

  async function type(transcription: string): Promise<void> {
    const { actions } = await writer.latest(talk);
    const [turn] = (await writer.turns(talk)).slice(-1);
    const url = turn?.actions.transcription?.url ?? actions?.transcription?.url ?? '';
    await writer.ok('POST', url, { body: { transcription } });
    await writer.settle();
  }

  it('that the transcriber fails on can be retried', async () => {
    live.fake.failNext('overloaded');
    await speak();
    expect(await writer.state(talk)).toEqual([
      'failed',
      expect.stringContaining('The transcriber failed (status 500)'),
    ]);
    live.fake.hear('The keeper counts the boats.');
    await writer.retry(talk);
    expect(await writer.question(talk)).toContain('“The keeper counts the boats”');
  });

  it('without words can be typed instead, and the interview continues from that text', async () => {
    live.fake.hear('  ');
    await speak();
    expect(await writer.state(talk)).toEqual(['failed', expect.stringContaining('No words were heard in it.')]);
    await type(answer);
    expect(await writer.question(talk)).toBe(nextQuestion);
    expect((await writer.turns(talk))[0]).toMatchObject({
      transcription: answer,
      transcription_source: null,
      answer: null,
    });
  });

  it('isn’t transcribed without a transcriber, and says so', async () => {
    const deaf = await startLiveMock({ transcribes: false });
    writer = await new LiveWriter(deaf.server.origin, 'deaf').open();
    talk = await writer.newStory();
    await speak();
    expect(await writer.state(talk)).toEqual(['failed', expect.stringContaining('no transcriber is set')]);
    expect(deaf.fake.requests).toEqual([]);
    await type(answer);
    expect(await writer.question(talk)).toBe(nextQuestion);
    await endCleanly(deaf.server);
    await deaf.fake.close();
  });

  it('whose transcription is corrected changes the unanswered question that followed it', async () => {
    live.fake.hear('Her name is Ren.');
    await speak();
    const { chat_message: before } = await writer.latest(talk);
    expect(before?.question?.content).toContain('“Her name is Ren”');
    await type('Her name is Wren.');
    const { chat_message: after } = await writer.latest(talk);
    expect(after).toMatchObject({ id: before?.id, status: 'pending' });
    expect(after?.question?.content).toContain('“Her name is Wren”');
  });

  it('whose transcription is corrected after the next answer asks nothing again', async () => {
    live.fake.hear('Her name is Ren.');
    await speak();
    await writer.answer(talk, answer);
    const asked = await writer.question(talk);
    const [spoken] = await writer.turns(talk);
    await writer.ok('POST', spoken?.actions.transcription?.url ?? '', { body: { transcription: 'Her name is Wren.' } });
    await writer.settle();
    expect(await writer.question(talk)).toBe(asked);
    await writer.answer(talk, 'She hides him.');
    expect(live.fake.requests.at(-1)?.content).toContain('Her name is Wren.');
  });
});

const hostileText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '\u0000\uD800',
    'ش'.repeat(3000),
    '?'.repeat(900),
  ),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.array(hostileText, { maxLength: 60 }),
  fc.constantFrom<unknown>(null, -1, 1e308, [], {}),
);
const parts = ['question', 'topic', 'title', 'insights', 'facts', 'progress', 'changes', '__proto__', 'constructor'];
const hostileReply = fc.oneof(
  hostileText,
  fc.dictionary(fc.constantFrom(...parts), hostileValue).map((reply) => JSON.stringify(reply)),
  fc
    .record({
      question: hostileText,
      topic: hostileText,
      insights: fc.array(fc.record({ type: fc.constant('development_tip'), title: hostileText, content: hostileText })),
      facts: fc.array(fc.record({ name: hostileText, value: hostileText }), { maxLength: 20 }),
      progress: fc.integer({ min: 0, max: 100 }),
      changes: fc.array(
        fc.record({
          element: fc.option(fc.constantFrom('mara-ellery', 'nobody')),
          type: fc.constantFrom('characters', 'places'),
          name: hostileText,
          field: hostileText,
          value: hostileText,
        }),
      ),
    })
    .map((reply) => `<think>?</think>\`\`\`json\n${JSON.stringify(reply)}\n\`\`\``),
);

describe('any response of a model', () => {
  it('ends in a valid next state: one question, or a failed answer that can be retried', async () => {
    talk = await writer.start('projects/the-salt-road');
    await fc.assert(
      fc.asyncProperty(hostileReply, hostileReply, async (first, second) => {
        live.fake.sayNext(first, second);
        await writer.answer(talk, answer);
        const [status, error] = await writer.state(talk);
        live.fake.sayNext();
        if (status === 'failed') {
          expect(error).toMatch(/Your answer is safe/);
          await writer.retry(talk);
        }
        const question = await writer.question(talk);
        expect((await writer.state(talk))[0]).toBe('pending');
        expect(question.trim()).not.toBe('');
        expect(question.match(/[?？]+/g)?.length ?? 0).toBeLessThanOrEqual(1);
        expect((await writer.turns(talk)).at(-1)?.answer).toBe(answer);
      }),
      { numRuns: 60 },
    );
  });
});
