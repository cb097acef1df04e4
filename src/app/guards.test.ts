import { afterEach, describe, expect, it } from 'vitest';
import { type Session, session$ } from '#src/features/session/session-state.ts';
import { safeReturnPath } from '#src/lib/return-path.ts';
import { loginPath, getPathAfterLogin, requireLogout, toLogin } from './guards.ts';

describe('login path', () => {
  it('omits the return path for home', () => {
    expect(loginPath('/')).toBe('/auth/login');
  });

  // Covers ROUTER-33.
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

  // Covers ROUTER-29, ROUTER-30.
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
    ['/auth/login', ana, '/'],
    ['/auth/magic-link?return=%2Fstories', ana, '/stories'],
    ['/auth/login?return=//evil.test', ana, '/'],
    ['/auth/login?return=%2Fstories', { phase: 'in', userId: 2, other: true } as const, '/'],
  ])('opens %s only for logged-out writers', async (address, who, next) => {
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
