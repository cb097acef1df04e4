import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('the return path after login', () => {
  it.each([
    ['/'],
    ['/stories'],
    ['/stories/12?tab=scenes#third'],
    ['/projects/the-salt-road/conversation?narrative_element_slug=mara'],
    ['/elements/characters'],
    ['/authors'],
  ])('accepts the return path %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ['//evil.test'],
    ['///evil.test'],
    ['/\\evil.test'],
    ['\\\\evil.test'],
    ['/\t/evil.test'],
    ['/\n/evil.test'],
    ['/.//evil.test'],
    ['/x/..//evil.test'],
    ['/stories\\..\\evil'],
    ['https://evil.test/'],
    ['https:evil.test'],
    [['javascript', 'alert(1)'].join(':')],
    ['data:text/html,x'],
    ['/auth'],
    ['/auth/login'],
    ['/auth/login?return=/stories'],
    ['/auth/magic-link'],
    ['/Auth/Login'],
    ['/%61uth/login'],
    ['/stories/../auth/login'],
    ['/%'],
    ['stories'],
    [''],
    [' /stories'],
    [`/${'a'.repeat(3000)}`],
    [null],
    [undefined],
    [7],
  ])('replaces the return path %j with the home path', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });
});

describe('the return path after login with arbitrary input', () => {
  it('returns only paths in the application and off the sign-in screens', () => {
    const segment = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'evil.test',
      ':',
      '@',
      '\t',
      '%2f',
      'auth',
      'stories',
      '?',
      '#',
      'https:',
    );
    const path = fc.oneof(
      fc.string(),
      fc.array(segment).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(path, (raw) => {
        const safe = safeReturnPath(raw);
        const landed = new URL(safe, 'https://app.lamplight.test');
        expect(landed.origin).toBe('https://app.lamplight.test');
        expect(landed.pathname).not.toMatch(/^\/auth(\/|$)/i);
        expect(safeReturnPath(safe)).toBe(safe);
      }),
      { numRuns: 3000 },
    );
  });
});
