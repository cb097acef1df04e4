import { describe, expect, it } from 'vitest';
import { getRedirectPath } from './session-redirects.ts';

function at(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://lamplight.test');
  return { pathname, search, hash };
}

describe('session redirects', () => {
  it.each([
    ['/auth/login', '/'],
    ['/auth/login?return=%2Fstories%3Ftype%3DNovel', '/stories?type=Novel'],
    ['/auth/login?return=//evil.test', '/'],
    ['/auth/login?return=%2Fauth%2Flogin', '/'],
  ])('redirects a login at %s to %s', (path, next) => {
    expect(getRedirectPath({ phase: 'in', userId: 1 }, at(path))).toBe(next);
  });

  it('redirects a different writer to home instead of the return path', () => {
    expect(getRedirectPath({ phase: 'in', userId: 2, other: true }, at('/auth/login?return=%2Fstories'))).toBe('/');
  });

  it('redirects a login on the magic-link screen to the return path', () => {
    expect(getRedirectPath({ phase: 'in', userId: 1 }, at('/auth/magic-link?return=%2Fstories'))).toBe('/stories');
  });

  it('stays on any other screen after a login', () => {
    expect(getRedirectPath({ phase: 'in', userId: 1 }, at('/stories'))).toBeNull();
  });

  it('redirects to login without a return path after "Log out"', () => {
    expect(getRedirectPath({ phase: 'out', reason: 'loggedOut' }, at('/stories/31'))).toBe('/auth/login');
  });

  // Covers ROUTER-35.
  it.each(['elsewhere', 'expired', 'unreachable'] as const)(
    'redirects a session that ended otherwise (%s) to login with a return path',
    (reason) => {
      expect(getRedirectPath({ phase: 'out', reason }, at('/stories/31?a=1'))).toBe(
        '/auth/login?return=%2Fstories%2F31%3Fa%3D1',
      );
    },
  );

  // Covers ROUTER-35.
  it('stays on the sign-in screens and during a session check', () => {
    expect(getRedirectPath({ phase: 'out', reason: 'elsewhere' }, at('/auth/login'))).toBeNull();
    expect(getRedirectPath({ phase: 'checking' }, at('/stories'))).toBeNull();
  });
});
