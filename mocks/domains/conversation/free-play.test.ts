import { describe, expect, it } from 'vitest';
import { createBroadcasts } from '#mocks/contract/broadcasts.ts';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createRandom } from '#mocks/engine/random.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { loadScenario } from '#mocks/scenarios/load-scenario.ts';
import { createFreePlayQuestion, extractPhrases, repeatCooldown } from './free-play.ts';

const scenario = loadScenario('mocks/scenarios/first-story', {
  document: readOpenApi(),
  operationIds: new Set(),
  broadcasts: createBroadcasts,
});

type Turn = { readonly answer: string | null; readonly spoken?: boolean; readonly question?: string };

function message({ answer, spoken = false, question = '' }: Turn, id: number): ChatMessageRow {
  return {
    id,
    session_chat_id: 1,
    slug: null,
    question: { type: null, content: question, title: null, audio: null },
    status: 'completed',
    error: null,
    answer,
    transcription: null,
    transcription_source: null,
    spoken,
    duration_ms: null,
    counted_aloud: false,
    audio_processed: false,
    skipped: answer === null && !spoken,
    created_at: '',
    answered_at: '',
  };
}

const chat: SessionChatRow = {
  id: 1,
  user_id: 1,
  subject: { endpoint: 'stories', identifier: 1, project_id: null },
  kind: 'new',
  state: 'open',
  opened: 1,
  asked: [],
  path: [],
  extracted: [],
  progress: 0,
  updated_at: '',
};

function sessionWith(seed: number): MockSession {
  const random = createRandom(seed);
  return { scenario, random: () => random } as unknown as MockSession;
}

function createQuestion(
  seed: number,
  turns: readonly Turn[],
  askedSlugs: readonly string[] = [],
): ReturnType<typeof createFreePlayQuestion> {
  return createFreePlayQuestion(sessionWith(seed), { ...chat, asked: askedSlugs }, turns.map(message));
}

describe('free-play questions', () => {
  it('quotes a phrase of the last typed answer', () => {
    const { content, audio } = createQuestion(1, [
      { answer: 'The keeper counts the boats. Twice each night he counts them.' },
    ]);
    expect(content).toMatch(/“(The keeper counts the boats|Twice each night he counts them)”/);
    expect(audio).toBeNull();
  });

  it('quotes the last typed answer after a skip, but each phrase only once', () => {
    const answer = 'The keeper counts the boats.';
    const quoted = 'You wrote “The keeper counts the boats”. What now?';
    expect(createQuestion(2, [{ answer }, { answer: null }]).content).toContain('“The keeper counts the boats”');
    expect(createQuestion(2, [{ answer }, { answer: null, question: quoted }]).content).not.toContain('“');
  });

  it('quotes nothing after a spoken answer or an emoji', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      expect(
        createQuestion(seed, [{ answer: 'The keeper counts the boats.' }, { answer: null, spoken: true }]).content,
      ).not.toContain('“');
      expect(createQuestion(seed, [{ answer: '👍' }]).content).not.toContain('“');
    }
  });

  it('includes an audio file where the plain form of the question has one', () => {
    const questions = Array.from({ length: 60 }, (_, seed) => createQuestion(seed, [{ answer: null, spoken: true }]));
    const audioUrls = questions.flatMap(({ audio }) => audio ?? []);
    expect(audioUrls.length).toBeGreaterThan(0);
    for (const audioUrl of audioUrls) expect(audioUrl).toMatch(/^\/media\/questions\/free-[\w-]+\.mp3$/);
  });

  it('never repeats a question within twenty turns', () => {
    const session = sessionWith(7);
    const askedSlugs: string[] = [];
    for (let turn = 0; turn < 500; turn += 1) {
      const { slug } = createFreePlayQuestion(session, { ...chat, asked: askedSlugs }, [
        message({ answer: `Answer number ${turn} of many` }, 1),
      ]);
      expect(askedSlugs.slice(-repeatCooldown)).not.toContain(slug);
      askedSlugs.push(slug);
    }
  });

  it('treats replacement patterns such as $& in an answer as plain text', () => {
    expect(createQuestion(3, [{ answer: 'It cost $& and $1 and $$ altogether' }]).content).not.toContain('{phrase}');
  });
});

describe('quotable phrases of an answer', () => {
  it("extracts short phrases in the writer's own spelling, the most meaningful first", () => {
    expect(extractPhrases('The lamps were never lit on purpose. She knows.')).toEqual([
      'The lamps were never lit on purpose',
    ]);
    expect(extractPhrases('Her aunt brings soup every Thursday and counts the spoons. He was gone for days.')).toEqual([
      'Her aunt brings soup every Thursday',
      'He was gone for days',
    ]);
  });

  it('ends a phrase at a clause boundary and not on a hanging word', () => {
    expect(extractPhrases('When she lights the lamp herself and everybody sees who stands beneath it')).toEqual([
      'she lights the lamp herself',
    ]);
    expect(extractPhrases('the wheel turning slowly under the bridge at the old mill')).toEqual([
      'the wheel turning slowly under the bridge',
    ]);
  });

  it('ends a phrase at quotes, brackets and line breaks', () => {
    for (const phrase of extractPhrases(
      'She said “never come back here again” (twice, at least that) and\nshe meant every word',
    )) {
      expect(phrase).not.toMatch(/[“”"()\n]/);
    }
  });

  it('limits a phrase to eight words and sixty characters', () => {
    for (const phrase of extractPhrases(
      `${'word '.repeat(50)}. ${'x'.repeat(80)} ${'y'.repeat(80)} ${'z'.repeat(80)}`,
    )) {
      expect(phrase.split(' ').length).toBeLessThanOrEqual(8);
      expect(phrase.length).toBeLessThanOrEqual(60);
    }
  });

  it.each([
    '',
    'Wren.',
    '👩‍🚀 🎉',
    '???',
    'see https://example.test/a/b/c for it',
    'write to ana@lamplight.test please now',
    '   \n ',
    'no idea lol',
    'I don’t know yet! Maybe she would lose the house',
    'yes, sure',
  ])('extracts no phrase from %j', (answer) => {
    expect(extractPhrases(answer)).toEqual([]);
  });

  it('extracts phrases in other languages', () => {
    expect(extractPhrases('Der Hafen schweigt seit neunzehn Jahren')).toEqual([
      'Der Hafen schweigt seit neunzehn Jahren',
    ]);
  });

  it('extracts phrases from the start of a very long answer without delay', () => {
    expect(extractPhrases('Nobody lights this street any more. '.repeat(10_000))).toEqual([
      'Nobody lights this street any more',
    ]);
  });
});
