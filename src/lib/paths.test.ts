import { describe, expect, it } from 'vitest';
import { conversationPath, subjectPath, isInProject, projectPath, readSceneHash, scenePath } from './paths.ts';
import type { ConversationSubject } from './conversation-subject.ts';

const table: readonly [ConversationSubject, path: string, around: string][] = [
  [{ endpoint: 'stories', story: null }, '/stories/new', '/stories'],
  [{ endpoint: 'stories', story: 21 }, '/stories/21/develop', '/stories/21'],
  [{ endpoint: 'writer' }, '/profile/develop', '/profile'],
  [
    { endpoint: 'users/achievement', achievement: 7, project: null },
    '/profile/achievements/7/develop',
    '/profile#achievements',
  ],
  [
    { endpoint: 'users/achievement', achievement: 7, project: 'road' },
    '/projects/road/conversation/user-achievements/7',
    '/projects/road',
  ],
  [{ endpoint: 'summaries', summary: 41 }, '/summary/41', '/stories#summaries'],
  [{ endpoint: 'projects', project: 'road' }, '/projects/road/conversation', '/projects/road'],
  [
    { endpoint: 'narrative-elements', project: 'road', element: 'mara' },
    '/projects/road/conversation/narrative-elements/mara',
    '/projects/road',
  ],
  [{ endpoint: 'projects', project: 'ærø' }, '/projects/%C3%A6r%C3%B8/conversation', '/projects/%C3%A6r%C3%B8'],
];

describe('scene paths', () => {
  it.each(['s1', 'ærø 2', 'a/b#c'])('name scene %j in the hash', (id) => {
    expect(readSceneHash(new URL(scenePath('road', id), 'https://lamplight.test').hash)).toBe(id);
  });

  it.each(['', '#achievements', '#scene-%'])('find no scene in %j', (hash) => {
    expect(readSceneHash(hash)).toBeNull();
  });
});

describe('conversation paths', () => {
  it.each(table)('shows %j at %s and leads back to %s', (subject, path, around) => {
    expect(conversationPath(subject)).toBe(path);
    expect(subjectPath(subject)).toBe(around);
  });

  it('replaces half a surrogate pair in a slug', () => {
    expect(projectPath('salt-\ud800road', 'outline')).toBe('/projects/salt-%EF%BF%BDroad/outline');
  });

  it.each([
    ['/projects/road', 'road', true],
    ['/projects/road/notes/7', 'road', true],
    ['/projects/roadside', 'road', false],
    ['/stories/21', 'road', false],
    ['/projects/%C3%A6r%C3%B8/write', 'ærø', true],
    ['/projects/salt-%EF%BF%BDroad', 'salt-\ud800road', true],
    ['/projects/road', 'salt-\ud800road', false],
  ])('recognises the pages of a project: %s, %j', (pathname, slug, isInside) => {
    expect(isInProject(pathname, slug)).toBe(isInside);
  });

  it('leads back to an element whose kind is clear, otherwise to its project', () => {
    const mara = { endpoint: 'narrative-elements', project: 'road', element: 'mara' } as const;
    expect(subjectPath(mara, 'characters')).toBe('/projects/road/characters/mara');
    for (const odd of ['notes', 'write', '', '../..', null]) expect(subjectPath(mara, odd)).toBe('/projects/road');
  });
});
