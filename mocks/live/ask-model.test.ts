import { beforeAll, describe, expect, it } from 'vitest';
import { askModel } from './ask-model.ts';
import { nameLanguage } from './language.ts';
import type { ModelClient } from './model-client.ts';
import type { Parts } from './reply-schema.ts';

const question = 'Who lights the street?';

/** Writes the replies in turn, a few characters at a time, and keeps what it was let write. */
function createWriter(replies: readonly object[]): { client: ModelClient; written: string[] } {
  const written: string[] = [];
  const client: ModelClient = {
    chat: async ({ onWritten }) => {
      const reply = JSON.stringify(replies[written.length]);
      let text = '';
      for (const piece of reply.match(/.{1,12}/g) ?? []) {
        text += piece;
        if (onWritten(text)) break;
        await new Promise((resolve) => setImmediate(resolve));
      }
      written.push(text);
      return text;
    },
    transcribe: () => Promise.reject(new Error('There is no sound.')),
  };
  return { client, written };
}

const rest = { topic: 'The street', title: null, insights: [], facts: [], progress: 10 };

// Loads the languages: the first check would take longer than the writer.
beforeAll(() => nameLanguage(question));

describe('a reply that is still written', () => {
  const request = { form: 'reply', messages: [{ role: 'user', content: 'Ask.' }] } as const;
  const { signal } = new AbortController();

  it('ends early with a repeated question, which is asked for again', async () => {
    const long = Array.from({ length: 4 }, () => ({ name: 'The street', value: 'Nobody lights it. '.repeat(8) }));
    const { client, written } = createWriter([
      { question, ...rest, facts: long },
      { question: 'What does she fear most?', ...rest },
    ]);
    const { parts } = await askModel(client, { ...request, asked: [question], answer: 'Nobody does.' }, signal);
    expect(parts['question']).toContain('What does she fear most?');
    expect(written[0]).toContain('"topic":"The street"');
    expect(written[0]).not.toContain('progress');
  });

  it('passes nothing on for the free play to ask, if the second question is a repetition too', async () => {
    const { client } = createWriter([
      { question, ...rest },
      { question, ...rest },
    ]);
    const questions: unknown[] = [];
    const onQuestion = (parts: Parts): number => questions.push(parts['question']);
    const { parts } = await askModel(
      client,
      { ...request, asked: [question], answer: 'Nobody does.', onQuestion },
      signal,
    );
    expect(questions).toEqual([null]);
    expect(parts).toMatchObject({ question: null, progress: 10 });
  });

  it('passes its checked question on once, and can end after it', async () => {
    const { client, written } = createWriter([{ question, ...rest }]);
    const questions: unknown[] = [];
    const onQuestion = (parts: Parts): number => questions.push(parts);
    const isUrgent = (): boolean => questions.length > 0;
    const { parts } = await askModel(
      client,
      { ...request, answer: 'The street is dark.', onQuestion, isUrgent },
      signal,
    );
    expect(questions).toEqual([expect.objectContaining({ question, topic: 'The street', facts: [] })]);
    expect(parts).toMatchObject({ question, topic: 'The street', progress: null });
    expect(written[0]).not.toContain('progress');
  });
});
