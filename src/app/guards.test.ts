import { afterEach, describe, expect, it } from 'vitest';
import { type Session, session$ } from '#src/features/session/session-state.ts';
import { safeReturnPath } from '#src/lib/urls.ts';
import { getPathAfterLogin, getRedirectPath, loginPath, requireLogout, toLogin } from './guards.ts';

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

  it.each(['elsewhere', 'expired', 'unreachable'] as const)(
    'redirects a session that ended otherwise (%s) to login with a return path',
    (reason) => {
      expect(getRedirectPath({ phase: 'out', reason }, at('/stories/31?a=1'))).toBe(
        '/auth/login?return=%2Fstories%2F31%3Fa%3D1',
      );
    },
  );

  it('stays on the sign-in screens and during a session check', () => {
    expect(getRedirectPath({ phase: 'out', reason: 'elsewhere' }, at('/auth/login'))).toBeNull();
    expect(getRedirectPath({ phase: 'checking' }, at('/stories'))).toBeNull();
  });
});

describe('login path', () => {
  it('omits the return path for home', () => {
    expect(loginPath('/')).toBe('/auth/login');
  });

  it.each(['/stories', '/stories?type=Novel&sort=name', '/stories/31/develop?referral=A%26B'])(
    'returns to %s after login',
    (returnPath) => {
      const { searchParams } = new URL(loginPath(returnPath), 'https://lamplight.test');
      expect(safeReturnPath(searchParams.get('return'))).toBe(returnPath);
    },
  );
});

const origin = 'https://lamplight.test';
const nobody: Session = { phase: 'out', reason: 'none' };
const ana: Session = { phase: 'in', userId: 1 };

async function leadsTo(loader: typeof toLogin | typeof requireLogout, address: string, who: Session) {
  session$.set(who);
  const request = new Request(`${origin}${address}`);
  const response = await loader({ request, url: new URL(request.url), params: {}, pattern: '', context: {} }).catch(
    (thrown: unknown) => thrown,
  );
  return response instanceof Response ? response.headers.get('Location') : response;
}

describe('sign-in routes', () => {
  afterEach(() => session$.set({ phase: 'checking' }));

  it.each([
    ['/auth?x=1', nobody, '/auth/login?x=1'],
    ['/auth?referral=A&x=1', ana, '/onboard?referral=A&x=1'],
    ['/auth', ana, '/onboard'],
  ])('redirects %s by login state and keeps its query', async (address, who, next) => {
    expect(await leadsTo(toLogin, address, who)).toBe(next);
  });

  it.each([
    ['/auth/login', nobody, null],
    ['/auth/magic-link?email=a&code=b', nobody, null],
    ['/auth/login', ana, '/onboard'],
    ['/auth/login?referral=A&x=1', ana, '/onboard?referral=A&x=1'],
    ['/auth/magic-link?return=%2Fstories', ana, '/onboard?return=%2Fstories'],
    ['/auth/magic-link?email=a&code=b&x=1', ana, '/onboard?x=1'],
    ['/auth/login', { phase: 'in', userId: 2, other: true } as const, '/onboard'],
  ])('opens %s only for logged-out writers, others go to onboarding', async (address, who, next) => {
    expect(await leadsTo(requireLogout, address, who)).toBe(next);
  });
});

describe('new writer', () => {
  const isNew = { ...ana, isNew: true } as const;

  it.each([
    ['/auth/login', isNew, '/onboard'],
    ['/auth/login?return=//evil.test', isNew, '/onboard'],
    ['/auth/magic-link?email=a&code=b', isNew, '/onboard'],
    ['/auth/login?return=%2Fstories', { ...isNew, other: true } as const, '/onboard'],
    ['/auth/login?return=%2Fstories', isNew, '/stories'],
  ])('redirects a new writer to onboarding unless a return path applies: %s', (address, who, next) => {
    expect(getPathAfterLogin(who, new URL(`${origin}${address}`).search)).toBe(next);
  });
});
