import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { plainText, type RichDoc } from '#src/lib/rich-text.ts';
import { toStory } from './story-model.ts';
import { toTurns } from './turn-model.ts';
import { toInterview, toSceneOutline, toStoryText } from './story-text.ts';

const full = toStory(
  emptyEntity('Story', {
    id: 22,
    name: 'Winter Quarters',
    type: 'Novel',
    genres: ['Historical'],
    description: 'A company waits out the thaw.',
    goals: [
      { name: 'Decide who keeps the diary', done: true },
      { name: 'Find the joke', done: false },
    ],
    characters: [emptyEntity('StoryCharacter', { name: 'Jonah Vale', role: 'Protagonist', types: ['Witness'] })],
    impactful_scenes: [
      emptyEntity('ImpactfulScene', { id: 2, priority: 2, name: 'The first water', description: 'The river moves.' }),
      emptyEntity('ImpactfulScene', { name: 'The letter' }),
    ],
    sequences: [{ id: 501, name: 'The return', type: 'Opening' }],
    target_audience: {
      title: 'Readers of quiet war novels',
      description: null,
      prefer: ['Snow'],
      dislike: ['Speeches'],
    },
    market_comps: [{ title: 'The Tartar Steppe', image: null }],
  }),
);

const withQuestions = { hasQuestions: true };

const turns = toTurns([
  emptyEntity('Turn', { chat_message_id: 1, question: 'Where?', answer: 'By the sea.\n\nIn a house\nof salt.' }),
  emptyEntity('Turn', { chat_message_id: 2, question: 'Who?', transcription: 'Mara.', transcription_source: 'audio' }),
  emptyEntity('Turn', {
    chat_message_id: 3,
    question: 'When?',
    audio: '/media/recordings/3',
    duration_ms: 4200,
    transcription: 'Invented for the demo.',
    transcription_source: 'script',
  }),
  emptyEntity('Turn', { chat_message_id: 4, question: 'Why?', skipped: true }),
]);

function getHeadings({ content }: RichDoc): string[] {
  return content
    .filter(({ type }) => type === 'heading')
    .map((node) => `${String(node.attrs?.['level'])} ${plainText({ type: 'doc', content: [node] })}`);
}

describe('toStoryText', () => {
  it("contains the sections of the story's page in its order, scenes by priority", () => {
    const doc = toStoryText(full, [], withQuestions);
    expect(getHeadings(doc)).toEqual([
      '1 Winter Quarters',
      '2 Goals',
      '2 Characters',
      '3 Jonah Vale',
      '2 Impactful scenes',
      '3 The letter',
      '3 The first water',
      '2 Sequences',
      '2 Target audience',
      '2 Market comps',
    ]);
    const text = plainText(doc);
    for (const line of [
      'Novel · Historical',
      'A company waits out the thaw.',
      'Decide who keeps the diary (done)\nFind the joke',
      'Protagonist · Witness',
      'The return · Opening',
      'They like\n\nSnow',
      'They don’t like\n\nSpeeches',
      'The Tartar Steppe',
    ])
      expect(text).toContain(line);
  });

  it('leaves out what a new story lacks', () => {
    expect(plainText(toStoryText(toStory(emptyEntity('Story', { id: 31, name: null })), [], withQuestions))).toBe(
      'Untitled',
    );
  });

  it('contains typed answers in full and real transcripts, and only mentions recordings without one', () => {
    const text = plainText(toStoryText(full, turns, withQuestions));
    expect(text.slice(text.indexOf('In your words'))).toBe(
      [
        'In your words',
        'Where?',
        'By the sea.',
        'In a house\nof salt.',
        'Who?',
        'Mara.',
        'When?',
        'Answered aloud (0:04)',
      ].join('\n\n'),
    );
  });
});

describe('toInterview', () => {
  it('contains the title and each answered question as a heading above its answer', () => {
    const doc = toInterview('Winter Quarters', turns, withQuestions);
    expect(getHeadings(doc)).toEqual(['1 Winter Quarters: interview', '2 Where?', '2 Who?', '2 When?']);
    expect(plainText(doc)).toBe(
      [
        'Winter Quarters: interview',
        'Where?',
        'By the sea.',
        'In a house\nof salt.',
        'Who?',
        'Mara.',
        'When?',
        'Answered aloud (0:04)',
      ].join('\n\n'),
    );
  });

  it('separates the answers by breaks without the questions', () => {
    const answers = ['By the sea.', 'In a house\nof salt.', '* * *', 'Mara.', '* * *', 'Answered aloud (0:04)'];
    expect(plainText(toInterview('Winter Quarters', turns, { hasQuestions: false }))).toBe(
      ['Winter Quarters: interview', ...answers].join('\n\n'),
    );
    expect(plainText(toStoryText(full, turns, { hasQuestions: false }))).toContain(
      ['In your words', ...answers].join('\n\n'),
    );
  });
});

describe('toSceneOutline', () => {
  it('contains the scenes as headings below the logline', () => {
    const doc = toSceneOutline(full);
    expect(getHeadings(doc)).toEqual(['2 The letter', '2 The first water']);
    expect(plainText(doc)).toBe('A company waits out the thaw.\n\nThe letter\n\nThe first water\n\nThe river moves.');
  });
});
