import { describe, expect, it } from 'vitest';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { createRandom } from '#mocks/engine/random.ts';
import type { ChatMessageRow, SessionChatRow } from '#mocks/model/tables.ts';
import { createBroadcasts } from '#mocks/contract/broadcasts.ts';
import { loadScenario } from '#mocks/scenarios/load-scenario.ts';
import { createUnscriptedQuestion, repeatCooldown } from './unscripted.ts';

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
): ReturnType<typeof createUnscriptedQuestion> {
  return createUnscriptedQuestion(sessionWith(seed), { ...chat, asked: askedSlugs }, turns.map(message));
}

describe('unscripted questions', () => {
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
      const { slug } = createUnscriptedQuestion(session, { ...chat, asked: askedSlugs }, [
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
