import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelClient, InterviewerError } from './model-client.ts';
import { readReply, splitThoughts } from './read-reply.ts';
import { compiledForm } from './reply-schema.ts';
import { type FakeInterviewer, type Said, startFakeInterviewer } from './testing/fake-interviewer.ts';
import { json, oddReplies, type Reading, reply } from './testing/odd-replies.ts';

describe('a model’s response', () => {
  let fake: FakeInterviewer;
  beforeAll(async () => {
    fake = await startFakeInterviewer();
  });
  afterAll(() => fake.close());

  /** Reads a response as the client returns it. */
  async function read(said: Said): Promise<readonly [Reading, unknown]> {
    const client = createModelClient(
      { role: 'interviewer', url: fake.url, model: 'fake', key: undefined, timeout: 30_000 },
      null,
    );
    fake.sayNext(said);
    try {
      const { schema, limited } = compiledForm('reply');
      const text = await client.chat(
        { messages: [], schema, limited, thinks: true, onWritten: () => false },
        new AbortController().signal,
      );
      if (text === null) return ['unreadable', null];
      const { parts, problems } = readReply('reply', text);
      const question = parts?.['question'] ?? null;
      if (question === null || question === '…?') return ['replaced', null];
      return [problems.length === 0 ? 'read' : 'partial', question];
    } catch (error) {
      if (error instanceof InterviewerError) return ['declined', null];
      throw error;
    }
  }

  it.each(oddReplies)('with %s is %s', async (_name, reading, said, question) => {
    expect(await read(said)).toEqual([reading, ['read', 'partial'].includes(reading) ? question : null]);
  });
});

describe('readReply', () => {
  it('never takes a piece of a text for the whole, wherever a response ends', () => {
    for (let end = 0; end < json.length; end += 1) {
      const { parts, problems } = readReply('reply', json.slice(0, end));
      expect(problems).not.toEqual([]);
      const present = Object.entries(parts ?? {}).filter(([, part]) => part !== null && JSON.stringify(part) !== '[]');
      expect(reply).toMatchObject(Object.fromEntries(present));
    }
  });

  it('keeps a question whole when any one character before or after it is missing', () => {
    const [start, end] = [json.indexOf('What did'), json.indexOf('","topic')];
    for (let at = 0; at < json.length; at += 1) {
      if (at >= start && at < end) continue;
      const { parts } = readReply('reply', json.slice(0, at) + json.slice(at + 1));
      expect(parts?.['question'] ?? reply.question).toContain(reply.question);
    }
  });

  it('reads the whole parts of a reply that breaks off after a line break in a text', () => {
    const begun =
      '{"question": "Who lights it?", "facts": [{"name": "Street", "value": "dark\nand long"}], "title": "The';
    expect(readReply('reply', begun).parts).toMatchObject({ question: 'Who lights it?', facts: [{ name: 'Street' }] });
  });

  it('reads a story’s page, never one of the objects in it', () => {
    const page = { description: 7, characters: [{ role: null, name: 'Wren', types: [], description: 'A keeper' }] };
    expect(readReply('story', JSON.stringify(page)).parts).toMatchObject({ description: null, summary: null });
    expect(readReply('story', JSON.stringify(page).slice(0, -2)).parts).toBeNull();
  });

  const words = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('{', '}', '[', ']', '"', '\\', '`', ':', ',', '\n', '</think>')))
    .map((pieces) => `a${pieces.join('').slice(0, 38)}?`);
  const valid = fc.record({
    question: words,
    topic: words,
    title: fc.option(words),
    insights: fc.constant([]),
    facts: fc.array(fc.record({ name: fc.constant('name'), value: words }), { maxLength: 2 }),
    progress: fc.integer({ min: 0, max: 100 }),
  });
  const piece = [
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    '\\',
    '`',
    ',',
    ':',
    '\n',
    '//',
    '/*',
    'null',
    '{}',
    '{"a',
    '{"a":',
    '{"x": 1}',
  ];
  const noise = fc
    .array(fc.oneof(fc.constantFrom(...piece, '```json\n', '<think>', '</think>', 'Hope {that} helps.'), fc.string()), {
      maxLength: 12,
    })
    .map((pieces) => pieces.join(''));

  it('reads a valid reply exactly, whatever is around it', () => {
    fc.assert(
      fc.property(valid, noise, noise, fc.constantFrom(undefined, 2), (value, before, after, spaces) => {
        const text = before + JSON.stringify(value, null, spaces) + after;
        expect(readReply('reply', text)).toEqual({ parts: value, problems: [] });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('splitThoughts', () => {
  it('leaves tags in the texts of objects alone', () => {
    const said = JSON.stringify({ question: 'Why </think>?' });
    expect(splitThoughts(`<think>Hm.</think>${said}`)).toEqual({ said, thought: 'Hm.' });
  });
});
