import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardActionUrl } from './action-url.ts';
import { hostileUrls } from './testing/hostile-urls.ts';

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
