import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../testing/sound.ts';
import { operationIds, sharedErrors } from './operations.ts';

function withId(id: string | undefined): string[] {
  return formatFindings(operationIds, contractWith(['openapi', 'paths', '/stories', 'get', 'operationId'], id));
}

describe('operation-ids', () => {
  it('accepts ids with the noun first and a known verb last', () => {
    expect(formatFindings(operationIds, validContract())).toEqual([]);
    expect(withId('storyConversationResume')).toEqual([]);
  });

  it('reports an operation without an id by its method and path', () => {
    expect(withId(undefined)).toEqual(['operation-ids  GET /stories: has no operationId.']);
  });

  it.each([
    ['story_list', "isn't camelCase with a noun and a verb, such as storyRead."],
    ['StoryList', "isn't camelCase with a noun and a verb, such as storyRead."],
    ['stories', "isn't camelCase with a noun and a verb, such as storyRead."],
    ['readStoryList', 'starts with the verb "read"; put the noun first, as in storyRead.'],
    ['storyCreate', 'ends in "Create" but is GET; expected POST.'],
    ['storyUnsave', 'ends in "Unsave" but is GET; expected POST or DELETE.'],
  ])('reports the operation id %s', (id, sentence) => {
    expect(withId(id)).toEqual([`operation-ids  ${id}: ${sentence}`]);
  });

  it('lists the known verbs when an id ends in another word', () => {
    expect(withId('storyHistory')).toEqual([
      expect.stringMatching(/^operation-ids {2}storyHistory: ends in "History"; expected one of Answer, .*, Upload\.$/),
    ]);
  });
});

const read = ['openapi', 'paths', '/stories', 'get'];
const update = ['openapi', 'paths', '/stories/{story}', 'patch'];
const written = { description: 'Written out.', content: {} };

describe('shared-errors', () => {
  it('accepts operations that refer to every error they can return', () => {
    expect(formatFindings(sharedErrors, validContract())).toEqual([]);
  });

  it.each([
    ['401', 'any authenticated request can return it.'],
    ['403', 'a request with a path parameter can return it.'],
    ['404', 'a request with a path parameter can return it.'],
    ['408', 'any request can return it.'],
    ['419', 'a request that changes data can return it.'],
    ['422', 'a request with a body can return it.'],
    ['429', 'any request can return it.'],
    ['500', 'any request can return it.'],
    ['5XX', 'any request can return it.'],
  ])('reports a missing %s with the reason for it', (status, why) => {
    expect(formatFindings(sharedErrors, contractWith([...update, 'responses', status], undefined))).toEqual([
      `shared-errors  storyUpdate ${status}: is not documented, but ${why}`,
    ]);
  });

  it('reports an upload without 413', () => {
    const upload = { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Story' } } } };
    expect(formatFindings(sharedErrors, contractWith([...update, 'requestBody'], upload))).toEqual([
      'shared-errors  storyUpdate 413: is not documented, but an upload can return it.',
    ]);
  });

  it.each([
    ['402', 'TrialExceeded'],
    ['500', 'ServerError'],
  ])('reports an inline %s', (status, name) => {
    expect(formatFindings(sharedErrors, contractWith([...read, 'responses', status], written))).toEqual([
      `shared-errors  storyList ${status}: is inline; use a $ref to #/components/responses/${name}.`,
    ]);
  });

  it("reports a status that refers to another status's response", () => {
    const other = { $ref: '#/components/responses/Forbidden' };
    expect(formatFindings(sharedErrors, contractWith([...update, 'responses', '404'], other))).toEqual([
      'shared-errors  storyUpdate 404: is inline; use a $ref to #/components/responses/NotFound.',
    ]);
  });

  it('reports a 422 without the shared schema', () => {
    const inlineResponse = { description: 'No.', content: { 'application/json': { schema: { type: 'string' } } } };
    expect(formatFindings(sharedErrors, contractWith([...update, 'responses', '422'], inlineResponse))).toEqual([
      'shared-errors  storyUpdate 422: does not use the schema #/components/schemas/ValidationError.',
    ]);
  });

  it('requires no 401 for a public operation and accepts an inline one', () => {
    const open = contractWith([...read, 'security'], []);
    expect(formatFindings(sharedErrors, open)).toEqual([]);
    const documents = contractWith([...read, 'responses', '401'], written);
    documents.openapi['security'] = [];
    expect(formatFindings(sharedErrors, documents)).toEqual([]);
  });
});
