import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '#src/lib/return-path.ts';
import { loginPath } from './guards.ts';

describe('the way to the login screen', () => {
  it('needs no return for home', () => {
    expect(loginPath('/')).toBe('/auth/login');
  });

  it.each(['/stories', '/stories?type=Novel&sort=name', '/stories/31/develop?referral=A%26B'])(
    'leads back to %s afterwards',
    (wanted) => {
      const { searchParams } = new URL(loginPath(wanted), 'https://lamplight.test');
      expect(safeReturnPath(searchParams.get('return'))).toBe(wanted);
    },
  );
});
