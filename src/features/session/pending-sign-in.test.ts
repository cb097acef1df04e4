import { describe, expect, it } from 'vitest';
import { cleanCode, parseOpenedLink, parsePendingSignIn } from './pending-sign-in.ts';

const mail = { email: 'ana@lamplight.test', sentAt: 1000, waitMs: 30_000, lastsMs: 900_000, digits: 6 };

describe('sign-in code', () => {
  it.each([
    ['418302', '418302'],
    ['418 302', '418302'],
    [' 418-302\n', '418302'],
    ['418\u2013302', '418302'],
    ['\u200b418302', '418302'],
    ['aB3x', 'aB3x'],
    ['https://lamplight.test/auth/magic-link?email=a%40b.c&code=xYz9', 'xYz9'],
    ['', ''],
  ])('reads %j as the code %j', (typed, code) => {
    expect(cleanCode(typed)).toBe(code);
  });
});

describe('sign-in link', () => {
  it('reads the email address and the code', () => {
    expect(parseOpenedLink('?email=ana%40lamplight.test&code=abc')).toEqual({
      email: 'ana@lamplight.test',
      code: 'abc',
    });
  });

  it.each(['?code=abc', '?email=&code=abc', `?email=a&code=${'x'.repeat(600)}`])(
    'reports a broken link: %.40s',
    (search) => {
      expect(parseOpenedLink(search)).toBe('broken');
    },
  );

  it.each(['', '?return=%2Fstories', '?email=ana%40lamplight.test', '?email=a&code='])(
    'returns null without a link: %j',
    (search) => {
      expect(parseOpenedLink(search)).toBeNull();
    },
  );
});

describe('parsePendingSignIn', () => {
  it('reads a stored sign-in back after a reload', () => {
    const link = { email: 'ana@lamplight.test', code: 'abc' };
    expect(parsePendingSignIn(structuredClone({ mail, link }))).toEqual({ mail, link });
  });

  it.each([null, undefined, 'text', 5, {}, { mail: 'x', link: 4 }, { mail: { email: 'a' }, link: { code: 'b' } }])(
    'returns no sign-in for %j',
    (state) => {
      expect(parsePendingSignIn(state)).toEqual({ mail: null, link: null });
    },
  );

  it("fills in values that the server didn't send", () => {
    expect(parsePendingSignIn({ mail: { email: 'a', sentAt: 5 } }).mail).toEqual({
      email: 'a',
      sentAt: 5,
      waitMs: 0,
      lastsMs: null,
      digits: null,
    });
  });
});
