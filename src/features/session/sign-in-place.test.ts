import { describe, expect, it } from 'vitest';
import { cleanCode, parseOpenedLink, parsePendingSignIn, withoutLink } from './sign-in-place.ts';

const mail = { email: 'ana@lamplight.test', sentAt: 1000, waitMs: 30_000, lastsMs: 900_000, digits: 6 };

describe('a code that is typed or pasted', () => {
  it.each([
    ['418302', '418302'],
    ['418 302', '418302'],
    [' 418-302\n', '418302'],
    ['418\u2013302', '418302'],
    ['\u200b418302', '418302'],
    ['aB3x', 'aB3x'],
    ['https://lamplight.test/auth/magic-link?email=a%40b.c&code=xYz9', 'xYz9'],
    ['', ''],
  ])('%j counts as %j', (typed, code) => {
    expect(cleanCode(typed)).toBe(code);
  });
});

describe('an emailed link', () => {
  it('names the address and holds the code', () => {
    expect(parseOpenedLink('?email=ana%40lamplight.test&code=abc')).toEqual({
      email: 'ana@lamplight.test',
      code: 'abc',
    });
  });

  it.each(['?code=abc', '?email=&code=abc', `?email=a&code=${'x'.repeat(600)}`])('is broken: %.40s', (search) => {
    expect(parseOpenedLink(search)).toBe('broken');
  });

  it.each(['', '?return=%2Fstories', '?email=ana%40lamplight.test', '?email=a&code='])('is none: %j', (search) => {
    expect(parseOpenedLink(search)).toBeNull();
  });

  it.each<[string, string | null, string]>([
    ['?email=a&code=b', null, ''],
    ['?email=a&code=b&return=%2Fx', '/stories', '?return=%2Fx'],
    ['?email=a&code=b&referral=R', '/stories', '?referral=R&return=%2Fstories'],
  ])('leaves %s, on the way to %s, as %j in the address bar', (search, wanted, rest) => {
    expect(withoutLink(search, wanted)).toBe(rest);
  });
});

describe('what the history holds of a sign-in', () => {
  it('is there again after a reload', () => {
    const link = { email: 'ana@lamplight.test', code: 'abc' };
    expect(parsePendingSignIn(structuredClone({ mail, link }))).toEqual({ mail, link });
  });

  it.each([null, undefined, 'text', 5, {}, { mail: 'x', link: 4 }, { mail: { email: 'a' }, link: { code: 'b' } }])(
    'is nothing when it is %j',
    (state) => {
      expect(parsePendingSignIn(state)).toEqual({ mail: null, link: null });
    },
  );

  it('does without what the server did not say', () => {
    expect(parsePendingSignIn({ mail: { email: 'a', sentAt: 5 } }).mail).toEqual({
      email: 'a',
      sentAt: 5,
      waitMs: 0,
      lastsMs: null,
      digits: null,
    });
  });
});
