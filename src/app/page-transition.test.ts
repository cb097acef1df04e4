import { describe, expect, it } from 'vitest';
import { getPageTransition } from './page-transition.ts';

const road = '/projects/the-salt-road';

describe('page transitions', () => {
  it.each([
    ['/', '/stories'],
    ['/stories', '/elements'],
    ['/elements', '/elements/characters'],
    ['/profile', '/stories'],
    ['/stories', '/profile'],
    [road, `${road}/outline`],
    [`${road}/characters`, `${road}/notes`],
    [road, '/projects/winter-quarters'],
    [`${road}/characters/mara-ellery`, `${road}/characters/tobias`],
  ])('uses no motion between the sibling screens %s and %s', (from, to) => {
    expect(getPageTransition(from, to)).toBe('none');
    expect(getPageTransition(to, from)).toBe('none');
  });

  it.each([
    ['/', '/profile'],
    ['/', '/profile/edit'],
    ['/profile', '/profile/edit'],
    ['/', road],
    ['/', `${road}/characters/mara-ellery`],
    ['/', '/stories/21'],
    ['/stories', '/stories/21'],
    [road, `${road}/write`],
    [`${road}/notes`, `${road}/notes/81`],
    [`${road}/notes`, `${road}/notes/81/`],
    [`${road}/characters`, `${road}/characters/mara-ellery`],
    [`${road}/characters/mara-ellery`, `${road}/characters/mara-ellery/themes`],
    ['/elements/characters', `${road}/characters/mara-ellery`],
  ])('slides from %s into %s and back out', (from, to) => {
    expect(getPageTransition(from, to)).toBe('slide');
    expect(getPageTransition(to, from)).toBe('back');
  });

  it.each([
    '/stories/new',
    '/stories/21/develop',
    '/profile/develop',
    '/profile/achievements/7/develop',
    '/summary/41',
    '/conversation',
    '/conversation/stories/21',
    `${road}/conversation`,
    `${road}/conversation/narrative-elements/mara-ellery`,
    '/test/conversation-engine',
  ])('slides from any screen into the conversation at %s and back out', (talk) => {
    for (const path of ['/', '/stories', '/stories/21', '/profile', `${road}/notes/81`]) {
      expect(getPageTransition(path, talk)).toBe('slide');
      expect(getPageTransition(talk, path)).toBe('back');
    }
    expect(getPageTransition(talk, '/conversation/projects/x')).toBe('none');
  });

  it('uses no motion for standalone screens except between login and code entry', () => {
    expect(getPageTransition('/auth/login', '/')).toBe('none');
    expect(getPageTransition('/stories/21/develop', '/auth/login')).toBe('none');
    expect(getPageTransition('/onboard', '/stories/new')).toBe('none');
    expect(getPageTransition('/auth/login', '/auth/magic-link')).toBe('slide');
    expect(getPageTransition('/auth/magic-link', '/auth/login')).toBe('back');
  });
});
