import { describe, expect, it } from 'vitest';
import type { Exchange } from '#verify/base/exchange.ts';
import { createSecrets, hideIn } from './secrets.ts';

const token = '7|AbCdEfGhIjKlMnOpQrStUvWxYz012345';
const cookie = 'eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6%2FlJvYWQiLC%3D';

function bytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

const login: Exchange = {
  method: 'POST',
  target: '/api/v1/auth/login',
  requestHeaders: [
    ['Authorization', 'Bearer opaque-and-of-no-known-form'],
    ['Cookie', `lamp=${cookie}; theme=dark`],
    ['Content-Type', 'application/json'],
  ],
  requestBody: bytes({ email: 'ana@example.com', password: 'Correct horse 7' }),
  sentAt: 0,
  failure: null,
  response: {
    status: 200,
    headers: [
      ['Content-Type', 'application/json'],
      ['Set-Cookie', 'lamp_next=set-by-the-answer; Path=/'],
    ],
    body: bytes({ data: { token: 'a-token-of-another-form' } }),
    receivedAt: 1,
  },
};

describe('observed secrets', () => {
  const secrets = createSecrets(['given-on-the-line']);
  secrets.learn(login);
  const decoded = decodeURIComponent(cookie);

  it.each([
    ['the login of a call', 'opaque-and-of-no-known-form'],
    ['a cookie', cookie],
    ['a cookie as the server reads it', decoded],
    ['a cookie as PHP writes it into JSON', decoded.replaceAll('/', String.raw`\/`)],
    ['a cookie that the server set', 'set-by-the-answer'],
    ['a token that was given', 'a-token-of-another-form'],
    ['a password that was sent', 'Correct horse 7'],
    ['a password of the command line', 'given-on-the-line'],
  ])('hides %s anywhere in a text', (_what, secret) => {
    expect(secrets.hide(`The page says ${secret} and goes on.`)).toBe('The page says … and goes on.');
  });

  it('hides the start of a secret in a shortened text', () => {
    expect(secrets.hide('header: opaque-and-of-n…')).toBe('header: …');
  });

  it('leaves ordinary words unchanged', () => {
    secrets.learn({ ...login, requestBody: bytes({ password: 'message', code: 'not_found_1' }) });
    const text = 'The message of theme=dark has not_found_1.';
    expect(secrets.hide(text)).toBe(text);
  });
});

describe('secret patterns', () => {
  const { hide } = createSecrets();

  it.each([
    [`{"token":"${token}","id":1}`, '{"token":"…","id":1}'],
    ['{"password": "short"}', '{"password": "…"}'],
    ['{"data":{"token":"cut in the mid', '{"data":{"token":"…'],
    ['GET /auth/magic-link?token=204817&next=/home', 'GET /auth/magic-link?token=…&next=/home'],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer …'],
    ['XSRF-TOKEN=eyJp; laravel_session=abc; theme=dark', 'XSRF-TOKEN=…; laravel_session=…; theme=dark'],
    [`the token ${token}.`, 'the token ….'],
  ])('hides an unobserved secret by its pattern: %s', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  it('hides secrets in every string of a finding', () => {
    const finding = hideIn(createSecrets(), {
      kind: 'answer-schema',
      part: 'passive',
      subject: { call: `GET /x?token=${token}`, status: 200 },
      at: '/data',
      text: `“Bearer ${token}” stands there.`,
      hint: token,
      evidence: [`Cookie: XSRF-TOKEN=${cookie}`],
    });
    expect(JSON.stringify(finding)).not.toMatch(/AbCdEf|eyJpdi/);
    expect(finding.subject.status).toBe(200);
  });
});
