import { describe, expect, it } from 'vitest';
import { conversationPath, placeAround } from './conversation-places.ts';
import type { ConversationSubject } from './conversation-subject.ts';

const table: readonly [ConversationSubject, path: string, around: string][] = [
  [{ endpoint: 'stories', story: null }, '/stories/new', '/stories'],
  [{ endpoint: 'stories', story: 21 }, '/stories/21/develop', '/stories/21'],
  [{ endpoint: 'writer' }, '/profile/develop', '/'],
  [{ endpoint: 'users/achievement', achievement: 7, project: null }, '/profile/achievements/7/develop', '/'],
  [
    { endpoint: 'users/achievement', achievement: 7, project: 'road' },
    '/projects/road/conversation/user-achievements/7',
    '/',
  ],
  [{ endpoint: 'summaries', summary: 41 }, '/summary/41', '/'],
  [{ endpoint: 'projects', project: 'road' }, '/projects/road/conversation', '/'],
  [
    { endpoint: 'narrative-elements', project: 'road', element: 'mara' },
    '/projects/road/conversation/narrative-elements/mara',
    '/',
  ],
  [{ endpoint: 'projects', project: 'ærø' }, '/projects/%C3%A6r%C3%B8/conversation', '/'],
];

describe('the places of a conversation', () => {
  it.each(table)('%j has its screen at %s, and leads back to %s', (subject, path, around) => {
    expect(conversationPath(subject)).toBe(path);
    expect(placeAround(subject)).toBe(around);
  });
});
