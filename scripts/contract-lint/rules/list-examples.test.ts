import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { listExamples } from './list-examples.ts';

const responses = ['openapi', 'paths', '/stories', 'get', 'responses'];
const examples = [...responses, '200', 'content', 'application/json', 'examples'];

describe('list-examples', () => {
  it('accepts a list with an empty and a filled example', () => {
    expect(formatFindings(listExamples, validContract())).toEqual([]);
  });

  it('recognises a list inside data and a body that is a list', () => {
    const nested = { filled: { value: { data: { title: 'All', insights: [1] } } }, empty: { value: [] } };
    expect(formatFindings(listExamples, contractWith(examples, nested))).toEqual([]);
  });

  it('reports a list without an empty or without a filled example', () => {
    expect(formatFindings(listExamples, contractWith([...examples, 'empty'], undefined))).toEqual([
      'list-examples  storyList 200: has no example of an empty list.',
    ]);
    expect(formatFindings(listExamples, contractWith([...examples, 'library'], undefined))).toEqual([
      'list-examples  storyList 200: has no example of a filled list.',
    ]);
  });

  it('reports a list operation without a 200 response', () => {
    expect(formatFindings(listExamples, contractWith([...responses, '200'], undefined))).toEqual([
      'list-examples  storyList: is a list operation but does not document 200.',
    ]);
  });
});
