import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardActionUrl } from './action-url.ts';

const api = 'https://app.lamplight.test';
const answer = '/api/v1/conversation/session-chats/9/chat-messages/41/answer';

const hostile: unknown[] = [
  // foreign hosts
  'https://evil.test/api/v1/x',
  'http://evil.test/api/v1/x',
  'https://app.lamplight.test.evil.test/api/v1/x',
  'https://evil.test/?https://app.lamplight.test/api/v1/x',
  'https://app.lamplight.test@evil.test/api/v1/x',
  'https://app.lamplight.test:443@evil.test/api/v1/x',
  'https://user:pass@app.lamplight.test/api/v1/x',
  'https://@app.lamplight.test/api/v1/x',
  'https://app.lamplight.test:8443/api/v1/x',
  'http://app.lamplight.test/api/v1/x',
  'https://sub.app.lamplight.test/api/v1/x',
  'https://app.lamplight.test%2eevil.test/api/v1/x',
  'https://app.lamplight.test\u3002evil.test/api/v1/x',
  '//evil.test/api/v1/x',
  '///evil.test/api/v1/x',
  '/\\evil.test/api/v1/x',
  '\\\\evil.test/api/v1/x',
  'https:\\\\evil.test/api/v1/x',
  'https:///evil.test/api/v1/x',
  'https:////app.lamplight.test/api/v1/x',
  'https:/api/v1/x',
  'https:api/v1/x',
  '/\t/evil.test/api/v1/x',
  '\thttps://evil.test/api/v1/x',
  ' https://app.lamplight.test/api/v1/x',
  'ht\ntps://evil.test/api/v1/x',
  // other schemes
  'javascript:alert(1)//api/v1/',
  'data:text/html,/api/v1/',
  'blob:https://app.lamplight.test/api/v1/x',
  'file:///api/v1/x',
  'wss://app.lamplight.test/api/v1/x',
  'ftp://app.lamplight.test/api/v1/x',
  // traversal and other paths of the same host
  '/api/v1/../../sanctum/csrf-cookie',
  '/api/v1/x/..',
  '/api/v1/./x',
  '/api/v1/%2e%2e/admin',
  '/api/v1/%2E%2E/admin',
  '/api/v1/.%2e/admin',
  '/api/v1/%252e%252e/admin',
  '/api/v1/..%2fadmin',
  '/api/v1/x%2f..%2f..%2fadmin',
  '/api/v1/x%5c..%5cadmin',
  '/api/v1//evil.test',
  '/api/v1/x//y',
  '/api/v10/x',
  '/api/v1',
  '/api/v2/x',
  '/API/v1/x',
  '/api/broadcasting/auth',
  '/sanctum/csrf-cookie',
  '/__mock/session',
  'api/v1/x',
  './api/v1/x',
  '?x=/api/v1/',
  'https://app.lamplight.test/api/v1/../../x',
  'https://app.lamplight.test/other',
  // characters
  '/api/v1/x#fragment',
  '/api/v1/x#',
  '/api/v1/x y',
  '/api/v1/x\u0000',
  '/api/v1/x\r\nX-Evil: 1',
  '/api/v1/x%00',
  '/api/v1/x%0d%0aX-Evil:1',
  '/api/v1/x%zz',
  '/api/v1/x%',
  '/api/v1/\u202ex',
  '/api/v1/\uff0e\uff0e/x',
  `/api/v1/${'a'.repeat(2048)}`,
  // not addresses at all
  '',
  ' ',
  null,
  undefined,
  7,
  {},
  ['/api/v1/x'],
  { toString: () => '/api/v1/x' },
];

describe('the guard of server-given actions', () => {
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
  ])('lets %s through', (raw, url) => {
    expect(guardActionUrl(raw, api)).toEqual({ ok: true, url });
  });

  it.each(hostile.map((raw) => [raw]))('refuses %j', (raw) => {
    expect(guardActionUrl(raw, api)).toMatchObject({ ok: false, reason: expect.any(String) as string });
  });

  it('knows at least the 46 hostile addresses that were measured', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(46);
  });

  it('keeps to the port of a local server', () => {
    expect(guardActionUrl('/api/v1/x', 'http://127.0.0.1:4173')).toEqual({
      ok: true,
      url: 'http://127.0.0.1:4173/api/v1/x',
    });
    expect(guardActionUrl('http://127.0.0.1:4174/api/v1/x', 'http://127.0.0.1:4173').ok).toBe(false);
    expect(guardActionUrl('http://localhost:4173/api/v1/x', 'http://127.0.0.1:4173').ok).toBe(false);
  });

  it('refuses everything when its own setting is broken', () => {
    expect(guardActionUrl(answer, 'not an origin').ok).toBe(false);
  });

  const pieces = fc.constantFrom(
    'https://',
    'http://',
    'app.lamplight.test',
    'evil.test',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '#',
    '?',
    'api',
    '/api/v1/',
    'v1',
    'x',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '%00',
    '%25',
    'javascript:',
    '\uff0f',
    '443',
  );
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 6 }).map((parts) => `/api/v1/${parts.join('')}`),
    fc.array(pieces, { maxLength: 6 }).map((parts) => `${api}/api/v1/${parts.join('')}`),
  );

  it('never lets an address out of the API, whatever it is made of', () => {
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
