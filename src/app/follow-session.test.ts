import { describe, expect, it } from 'vitest';
import { getRedirectPath } from './follow-session.ts';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://lamplight.test');
  return { pathname, search, hash };
};

describe('where a change of the session leads', () => {
  it.each([
    ['/auth/login', '/'],
    ['/auth/login?return=%2Fstories%3Ftype%3DNovel', '/stories?type=Novel'],
    ['/auth/login?return=//evil.test', '/'],
    ['/auth/login?return=%2Fauth%2Flogin', '/'],
  ])('a login at %s leads to %s', (path, next) => {
    expect(getRedirectPath({ phase: 'in', userId: 1 }, at(path))).toBe(next);
  });

  it('another writer than before begins at home, wherever that one was going', () => {
    expect(getRedirectPath({ phase: 'in', userId: 2, other: true }, at('/auth/login?return=%2Fstories'))).toBe('/');
  });

  it('a login on the magic-link screen leads to where the writer was going, too', () => {
    expect(getRedirectPath({ phase: 'in', userId: 1 }, at('/auth/magic-link?return=%2Fstories'))).toBe('/stories');
  });

  it('a login seen from any other screen changes nothing', () => {
    expect(getRedirectPath({ phase: 'in', userId: 1 }, at('/stories'))).toBeNull();
  });

  it('pressing "Log out" leads to the login, without a way back', () => {
    expect(getRedirectPath({ phase: 'out', reason: 'loggedOut' }, at('/stories/31'))).toBe('/auth/login');
  });

  // Covers ROUTER-35.
  it.each(['elsewhere', 'expired', 'unreachable'] as const)(
    'a session that ended otherwise (%s) leads to the login and back',
    (reason) => {
      expect(getRedirectPath({ phase: 'out', reason }, at('/stories/31?a=1'))).toBe(
        '/auth/login?return=%2Fstories%2F31%3Fa%3D1',
      );
    },
  );

  // Covers ROUTER-35.
  it('nobody is moved off the sign-in screens, nor while a session is checked', () => {
    expect(getRedirectPath({ phase: 'out', reason: 'elsewhere' }, at('/auth/login'))).toBeNull();
    expect(getRedirectPath({ phase: 'checking' }, at('/stories'))).toBeNull();
  });
});
