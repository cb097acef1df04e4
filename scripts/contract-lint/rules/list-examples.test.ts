import { describe, expect, it } from 'vitest';
import { contractWith, said, soundContract } from '../fixtures/sound.ts';
import { listExamples } from './list-examples.ts';

const responses = ['openapi', 'paths', '/stories', 'get', 'responses'];
const examples = [...responses, '200', 'content', 'application/json', 'examples'];

describe('list-examples', () => {
  it('takes a list that is shown empty and filled', () => {
    expect(said(listExamples, soundContract())).toEqual([]);
  });

  it('finds a list within data, and the body that is a list itself', () => {
    const nested = { filled: { value: { data: { title: 'All', insights: [1] } } }, empty: { value: [] } };
    expect(said(listExamples, contractWith(examples, nested))).toEqual([]);
  });

  it('names a list that is never shown empty, or never filled', () => {
    expect(said(listExamples, contractWith([...examples, 'empty'], undefined))).toEqual([
      'list-examples  storyList 200: has no example of an empty list.',
    ]);
    expect(said(listExamples, contractWith([...examples, 'library'], undefined))).toEqual([
      'list-examples  storyList 200: has no example of a filled list.',
    ]);
  });

  it('wants 200 of an operation that lists', () => {
    expect(said(listExamples, contractWith([...responses, '200'], undefined))).toEqual([
      'list-examples  storyList: is a list operation but does not document 200.',
    ]);
  });
});
