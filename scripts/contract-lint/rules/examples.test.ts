import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../testing/sound.ts';
import { listExamples, namedExamples } from './examples.ts';

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

const media = ['content', 'application/json', 'examples'];
const response = ['openapi', 'paths', '/stories', 'get', 'responses', '200', ...media];
const body = ['openapi', 'paths', '/stories/{story}', 'patch', 'requestBody', ...media];
const shared = ['openapi', 'components', 'responses', 'NotFound', ...media];
const message = ['asyncapi', 'channels', 'user', 'messages', 'notice', 'examples'];

describe('named-examples', () => {
  it('accepts a contract with a named example for each body and message', () => {
    expect(formatFindings(namedExamples, validContract())).toEqual([]);
  });

  it.each([
    ['an answer', response, 'storyList 200: has no named example.'],
    ['a body', body, 'storyUpdate body: has no named example.'],
    ['a shared answer', shared, 'response NotFound: has no named example.'],
    ['a message', message, 'user notice: has no example.'],
  ])('reports %s without a named example', (_, way, sentence) => {
    expect(formatFindings(namedExamples, contractWith(way, undefined))).toEqual([`named-examples  ${sentence}`]);
  });

  it('reports an unnamed example', () => {
    const documents = contractWith([...response.slice(0, -1), 'example'], { data: [] });
    expect(formatFindings(namedExamples, documents)).toEqual([
      'named-examples  storyList 200: has an unnamed example; move it to `examples`.',
    ]);
  });

  it('reports an example that is still in another file', () => {
    expect(formatFindings(namedExamples, contractWith([...response, 'empty'], { $ref: 'empty.json' }))).toEqual([
      'named-examples  storyList 200 example empty: has no inline value.',
    ]);
  });

  it('requires a summary for an example with a meaningless name', () => {
    const sentence = 'needs a name or a summary that describes its case.';
    expect(formatFindings(namedExamples, contractWith([...response, 'example2'], { value: { data: [] } }))).toEqual([
      `named-examples  storyList 200 example example2: ${sentence}`,
    ]);
    const explained = { summary: 'A second page', value: { data: [] } };
    expect(formatFindings(namedExamples, contractWith([...response, 'example2'], explained))).toEqual([]);
  });

  it('requires no example for binary content', () => {
    const content = { 'image/webp': { schema: { type: 'string', format: 'binary' } } };
    expect(formatFindings(namedExamples, contractWith([...response.slice(0, -2)], content))).toEqual([]);
  });

  it.each([
    [{ summary: 'A greeting', payload: {} }, 'user notice: has an example (number 1) without a name.'],
    [{ name: 'hello', payload: {} }, 'user notice example hello: has no summary.'],
    [{ name: 'hello', summary: 'A greeting' }, 'user notice example hello: has no payload.'],
  ])("requires a name, a summary and a payload in a message's example", (example, sentence) => {
    expect(formatFindings(namedExamples, contractWith(message, [example]))).toEqual([`named-examples  ${sentence}`]);
  });

  it('reports two examples with the same name in a message', () => {
    const example = { name: 'hello', summary: 'A greeting', payload: { type: 'info' } };
    expect(formatFindings(namedExamples, contractWith(message, [example, example]))).toEqual([
      'named-examples  user notice example hello: has the same name as another example.',
    ]);
  });
});
