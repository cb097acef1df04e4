import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { latestConversation } from './latest-conversation.ts';

const ref = emptyEntity('SessionChatRef', { title: 'The Salt Road' });

describe('latestConversation', () => {
  it.each([
    [ref, '/stories/21/develop'],
    [{ ...ref, identifier: { id: 21 } }, '/stories/21/develop'],
    [{ ...ref, endpoint: 'writer', identifier: 1 }, '/profile/develop'],
    [{ ...ref, endpoint: 'summaries', identifier: { value: 41 } }, '/summary/41'],
    [{ ...ref, endpoint: 'users/achievement', identifier: 7 }, '/profile/achievements/7/develop'],
    [{ ...ref, endpoint: 'projects', project_slug: 'road' }, '/projects/road/conversation'],
    [
      { ...ref, endpoint: 'narrative-elements', project_slug: 'road', element_slug: 'mara' },
      '/projects/road/conversation/narrative-elements/mara',
    ],
  ])('resumes %j at %s', (chat, path) => {
    expect(latestConversation(chat)?.path).toBe(path);
  });

  it('has no path for an endpoint that this version does not know', () => {
    expect(latestConversation({ ...ref, endpoint: 'horoscopes' })).toMatchObject({
      path: null,
      title: 'The Salt Road',
    });
  });

  it.each([
    { ...ref, endpoint: '' },
    { ...ref, identifier: -1 },
    { ...ref, endpoint: 'projects', identifier: 1.5 },
  ])('returns null for %j', (chat) => {
    expect(latestConversation(chat)).toBeNull();
  });
});
