import { describe, expect, it } from 'vitest';
import { contractWith, formatFindings, validContract } from '../fixtures/sound.ts';
import { operationIds } from './operation-ids.ts';

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
