import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../testing/sound.ts';
import { descriptions, plainTexts, summaries } from './descriptions.ts';

const story = ['openapi', 'components', 'schemas', 'Story'];
const list = ['openapi', 'components', 'schemas', 'StoryList', 'properties', 'data'];

describe('descriptions', () => {
  it('accepts a contract in which every schema and property has a description', () => {
    expect(formatFindings(descriptions, validContract())).toEqual([]);
  });

  it.each([
    ['schema Story', story],
    ['schema Story.recorded_at', [...story, 'properties', 'recorded_at']],
    ['schema StoryList.data', list],
  ])('reports %s without a description', (place, way) => {
    expect(formatFindings(descriptions, contractWith([...way, 'description'], undefined))).toEqual([
      `descriptions  ${place}: has no description.`,
    ]);
  });

  it('reports an empty description', () => {
    expect(formatFindings(descriptions, contractWith([...story, 'description'], ' '))).toEqual([
      'descriptions  schema Story: has no description.',
    ]);
  });

  it('reports a nested property without a description', () => {
    const nested = { description: 'The chapter.', type: 'object', properties: { id: { type: 'integer' } } };
    expect(formatFindings(descriptions, contractWith([...story, 'properties', 'chapter'], nested))).toEqual([
      'descriptions  schema Story.chapter.id: has no description.',
    ]);
  });

  it('reports a property without a description in an inline body', () => {
    const way = [
      'openapi',
      'paths',
      '/stories/{story}',
      'patch',
      'requestBody',
      'content',
      'application/json',
      'schema',
    ];
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    expect(formatFindings(descriptions, contractWith(way, schema))).toEqual([
      'descriptions  storyUpdate body.name: has no description.',
    ]);
  });

  it('accepts a bare $ref to a schema with a description', () => {
    const reference = { $ref: '#/components/schemas/Error' };
    expect(formatFindings(descriptions, contractWith([...story, 'properties', 'error'], reference))).toEqual([]);
  });
});

const response = ['openapi', 'paths', '/stories/{story}', 'patch', 'responses', '422'];
const schemas = ['openapi', 'components', 'schemas'];

describe('plain-texts', () => {
  it('accepts a contract in plain English', () => {
    expect(formatFindings(plainTexts, validContract())).toEqual([]);
  });

  it('reports a phrase that is out with its location and a replacement', () => {
    const documents = contractWith([...response, 'description'], 'Something in the request does not hold.');
    expect(formatFindings(plainTexts, documents)).toEqual([
      'plain-texts  openapi paths /stories/{story} patch responses 422 description: says "does not hold"; write: is invalid, fails.',
    ]);
  });

  it('reports a reference to a section of the specification, which backend teams lack', () => {
    const documents = contractWith([...response, 'description'], 'As in section 3.');
    expect(formatFindings(plainTexts, documents)).toEqual([
      `plain-texts  openapi paths /stories/{story} patch responses 422 description: refers to "section 3" of a document that its readers don't have.`,
    ]);
  });

  it('reports a repeated text once', () => {
    const documents = contractWith([...response, 'description'], 'Made anew.');
    documents.asyncapi['info'] = { description: 'Made anew.' };
    expect(formatFindings(plainTexts, documents)).toHaveLength(1);
  });

  it('checks the description of a field called value', () => {
    const field = { type: 'object', properties: { value: { type: 'string', description: 'Made anew.' } } };
    expect(formatFindings(plainTexts, contractWith([...schemas, 'Fact'], field))).toEqual([
      'plain-texts  openapi components schemas Fact properties value description: says "anew"; write: again, or a verb with re-.',
    ]);
  });

  it('ignores example data', () => {
    const example = { summary: 'A title', value: { title: 'What nobody told her, told anew' } };
    const way = [...response, 'content', 'application/json', 'examples', 'anew'];
    expect(formatFindings(plainTexts, contractWith(way, example))).toEqual([]);
  });
});

const summary = ['openapi', 'paths', '/stories/{story}', 'patch', 'summary'];

describe('summaries', () => {
  it('accepts a contract in which every summary is a verb with its object', () => {
    expect(formatFindings(summaries, validContract())).toEqual([]);
  });

  it.each([undefined, '', ' '])('reports an operation whose summary is %j', (value) => {
    expect(formatFindings(summaries, contractWith(summary, value))).toEqual([
      'summaries  storyUpdate: has no summary.',
    ]);
  });

  it('reports a summary of more than six words', () => {
    expect(formatFindings(summaries, contractWith(summary, 'Resume the new story that is being told'))).toEqual([
      'summaries  storyUpdate: has a summary of 8 words: "Resume the new story that is being told". Use at most 6.',
    ]);
  });

  it.each(['Work on a failed answer again', 'The story', 'update a story'])(
    'reports a summary that does not start with a known verb: %j',
    (value) => {
      expect(formatFindings(summaries, contractWith(summary, value))).toEqual([
        expect.stringMatching(`^summaries  storyUpdate: has a summary that starts with "${value.split(' ')[0]}", `),
      ]);
    },
  );
});
