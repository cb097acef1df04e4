import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { plainTexts } from './plain-texts.ts';

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
