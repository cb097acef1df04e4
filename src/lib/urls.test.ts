import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileUrls } from './testing/hostile-urls.ts';
import { guardActionUrl, parseUrl, referralFrom, safeMediaUrl, safeReturnPath, withoutLink } from './urls.ts';

describe('parseUrl', () => {
  it('parses an absolute URL and a path relative to a base', () => {
    expect(parseUrl('https://a.example/b?c')?.href).toBe('https://a.example/b?c');
    expect(parseUrl('/b', 'https://a.example')?.href).toBe('https://a.example/b');
  });

  it.each(['', 'no address', '/path', 'https://'])('returns null for %j', (text) => {
    expect(parseUrl(text)).toBeNull();
  });
});

const api = 'https://app.lamplight.test';
const answer = '/api/v1/conversation/session-chats/9/chat-messages/41/answer';

describe('guardActionUrl', () => {
  it.each([
    [answer, `${api}${answer}`],
    [`${api}${answer}`, `${api}${answer}`],
    [`${api}:443${answer}`, `${api}${answer}`],
    [`HTTPS://APP.lamplight.test${answer}`, `${api}${answer}`],
    [
      '/api/v1/development-insights/3/save?signature=ab12&expires=99',
      `${api}/api/v1/development-insights/3/save?signature=ab12&expires=99`,
    ],
    ['/api/v1/reconciliations/salt%20road/process', `${api}/api/v1/reconciliations/salt%20road/process`],
    ['/api/v1/conversation/session-chats/9/finish', `${api}/api/v1/conversation/session-chats/9/finish`],
  ])('accepts the action URL %s', (raw, url) => {
    expect(guardActionUrl(raw, api)).toEqual({ ok: true, url });
  });

  it.each(hostileUrls.map((raw) => [raw]))('rejects the action URL %j', (raw) => {
    expect(guardActionUrl(raw, api)).toHaveProperty('reason');
  });

  it('covers at least 46 different hostile URLs', () => {
    expect(new Set(hostileUrls).size).toBeGreaterThanOrEqual(46);
  });

  it('accepts only the exact host and port of a local server', () => {
    expect(guardActionUrl('/api/v1/x', 'http://127.0.0.1:4173')).toEqual({
      ok: true,
      url: 'http://127.0.0.1:4173/api/v1/x',
    });
    expect(guardActionUrl('http://127.0.0.1:4174/api/v1/x', 'http://127.0.0.1:4173').ok).toBe(false);
    expect(guardActionUrl('http://localhost:4173/api/v1/x', 'http://127.0.0.1:4173').ok).toBe(false);
  });

  it('rejects every URL when the API origin is configured wrongly', () => {
    expect(guardActionUrl(answer, 'not an origin').ok).toBe(false);
  });
});

const segments =
  'https:// http:// app.lamplight.test evil.test / // @ : . .. %2e %2f %5c # ? api /api/v1/ v1 x %00 %25 443';
const segment = fc.constantFrom(...segments.split(' '), '\\', ' ', '\t', '\n', '\u0000', '\uff0f');
const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.array(segment, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(segment, { maxLength: 6 }).map((parts) => `/api/v1/${parts.join('')}`),
  fc.array(segment, { maxLength: 6 }).map((parts) => `${api}/api/v1/${parts.join('')}`),
);

describe('guardActionUrl with arbitrary input', () => {
  it('accepts only URLs within the API', () => {
    fc.assert(
      fc.property(address, (raw) => {
        const guarded = guardActionUrl(raw, api);
        if (!guarded.ok) return;
        const url = new URL(guarded.url);
        expect(url.origin).toBe(api);
        expect(url.pathname).toMatch(/^\/api\/v1\//);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/\/\/|\.\.|\\/);
        expect(url.username + url.password + url.hash).toBe('');
      }),
      { numRuns: 5000 },
    );
  });
});

const hosts = {
  pageOrigin: 'http://127.0.0.1:4173',
  apiOrigin: 'https://api.lamplight.test',
  extraOrigins: ['https://img.lamplight.test'],
};

describe('image and audio URLs from the server', () => {
  it.each([
    ['/media/questions/the-idea.mp3', 'https://api.lamplight.test/media/questions/the-idea.mp3'],
    ['media/cover.webp', 'https://api.lamplight.test/media/cover.webp'],
    ['http://127.0.0.1:4173/media/cover.webp', 'http://127.0.0.1:4173/media/cover.webp'],
    ['https://api.lamplight.test/media/a.webp?size=2', 'https://api.lamplight.test/media/a.webp?size=2'],
    ['https://img.lamplight.test/a.svg', 'https://img.lamplight.test/a.svg'],
  ])('accepts the media URL %s', (raw, url) => {
    expect(safeMediaUrl(raw, hosts)).toBe(url);
  });

  it.each([
    [['javascript', 'alert(1)'].join(':')],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:image/png;base64,AAAA'],
    ['blob:https://api.lamplight.test/1'],
    ['file:///etc/passwd'],
    ['ftp://api.lamplight.test/a.webp'],
    ['http://img.lamplight.test/a.webp'],
    ['http://api.lamplight.test/a.webp'],
    ['https://evil.test/a.webp'],
    ['//evil.test/a.webp'],
    ['/\\evil.test/a.webp'],
    ['https://api.lamplight.test@evil.test/a.webp'],
    ['https://me:secret@api.lamplight.test/a.webp'],
    ['https://img.lamplight.test.evil.test/a.webp'],
    ['java\nscript:alert(1)'],
    [''],
    [null],
    [undefined],
    [{}],
  ])('rejects the media URL %j', (raw) => {
    expect(safeMediaUrl(raw, hosts)).toBeNull();
  });

  it('returns only URLs of allowed hosts', () => {
    const origins = [hosts.pageOrigin, hosts.apiOrigin, ...hosts.extraOrigins];
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (raw) => {
        const safe = safeMediaUrl(raw, hosts);
        if (safe !== null) expect(origins).toContain(new URL(safe).origin);
      }),
    );
  });
});

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

describe('referral codes in URLs', () => {
  it.each([
    ['?referral=ABC', 'ABC'],
    ['referral=ABC', 'ABC'],
    ['?referral_code=spring-24_x', 'spring-24_x'],
    ['?referral=one&referral_code=two', 'two'],
    ['?referral_code=two&referral=one', 'two'],
    ['?referral=one&referral=two', 'two'],
    ['?referral=one&referral=%3Cscript%3E', 'one'],
    [`?referral=${'a'.repeat(64)}`, 'a'.repeat(64)],
  ])('reads %s as the referral code %s', (search, expected) => {
    expect(referralFrom(search)).toBe(expected);
  });

  it.each([
    [''],
    ['?'],
    ['?referral='],
    ['?referral=<script>'],
    ['?referral=a b'],
    ['?referral=a%0Ab'],
    [`?referral=${'a'.repeat(65)}`],
    [`?referral=${'a'.repeat(5000)}`],
    ['?Referral=ABC'],
  ])('returns no referral code for %s', (search) => {
    expect(referralFrom(search)).toBeNull();
  });

  it('returns only short plain codes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, other) => {
        const result = referralFrom(new URLSearchParams({ referral: code, referral_code: other }).toString());
        if (result !== null) expect(result).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      }),
    );
  });
});

describe('withoutLink', () => {
  it.each<[string, string | null, string]>([
    ['?email=a&code=b', null, ''],
    ['?email=a&code=b&return=%2Fx', '/stories', '?return=%2Fx'],
    ['?email=a&code=b&referral=R', '/stories', '?referral=R&return=%2Fstories'],
  ])('removes the link from %s, on the way to %s, and leaves %j', (search, returnPath, rest) => {
    expect(withoutLink(search, returnPath)).toBe(rest);
  });
});
