import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { http, lost } from '#src/lib/testing/failures.ts';
import { ApiError } from '#src/platform/api-error.ts';
import {
  describeLoginError,
  loginProblem,
  loginTexts,
  LoginResponseError,
  missingCredentials,
  toLoginProblem,
} from './login-problem.ts';

const user = { id: 1, name: 'Ana Reyes' };

describe('login responses', () => {
  it('accepts a response with user and token', () => {
    expect(loginProblem({ data: { user, token: '1|abcDEF0123' } })).toBeNull();
  });

  it.each([
    [{ data: { user } }],
    [{ data: { token: '1|abc' } }],
    [{ data: { user, token: '' } }],
    [{ data: { user, token: null } }],
    [{ data: { user, token: 'undefined' } }],
    [{ data: { user, token: '[object Object]' } }],
    [{ data: { user, token: 'a b' } }],
    [{ data: { user, token: 'x'.repeat(1_000_000) } }],
    [{ data: { user: null, token: '1|abc' } }],
    [{ data: { user: [], token: '1|abc' } }],
    [{ data: {} }],
  ])('reports missing user or token data in %j', (body) => {
    expect(loginProblem(body)).toBe('Invalid response from server. Missing user or token data.');
  });

  it.each([
    [{}],
    [null],
    ['text'],
    [7],
    [[]],
    [{ data: null }],
    [{ data: 'x' }],
    [{ data: [] }],
    [{ user, token: '1|abc' }],
  ])('reports %j as a response without data', (body) => {
    expect(loginProblem(body)).toBe('Invalid response from server.');
  });

  it('returns an error message for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(loginProblem(body)).toMatch(/^Invalid response from server\./);
      }),
    );
  });
});

const unexpected = 'An unexpected error occurred. Please try again.';

describe('describeLoginError', () => {
  it.each([
    ['401 with a message', http(401, 'Wrong password'), 'Wrong password', null],
    ['401 without one', http(401, ''), 'Authentication failed', null],
    ['401 with blanks', http(401, '  '), 'Authentication failed', null],
    ['422', http(422, 'The email field is required.'), unexpected, null],
    ['419', http(419, 'CSRF token mismatch.'), unexpected, null],
    ['500 with a trace', http(500, 'SQLSTATE[42S02]: no such table'), unexpected, null],
    ['429 with a wait', http(429, 'Too Many Attempts.', 30), unexpected, 'Too many attempts. Try again in 30 seconds.'],
    ['429 without', http(429), unexpected, 'Too many attempts. Try again in a minute.'],
    ['no network', lost, unexpected, 'We couldn’t reach the server. Check your connection.'],
    ['a time-out', { ...lost, kind: 'timeout' }, unexpected, null],
    ['text that cannot be parsed', { ...lost, kind: 'parse', status: 200 }, 'Invalid response format', null],
    ['something thrown', new TypeError('x is undefined'), unexpected, null],
  ])('describes a failed login: %s', (_name, error, text, detail) => {
    expect(describeLoginError(error)).toEqual({ text, detail });
  });

  it("never shows the server's own message after a 5xx error", () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 599 }), (status) => {
        const errorText = describeLoginError(http(status, 'CANARY in /var/www/app.php:12'));
        expect(JSON.stringify(errorText)).not.toContain('CANARY');
      }),
    );
  });

  it('never shows undefined, NaN or an object in an error message', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        const errorText = describeLoginError(error);
        expect(`${errorText?.text} ${errorText?.detail ?? ''}`).not.toMatch(/NaN|\[object/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('toLoginProblem', () => {
  it("shows the server's message for rejected credentials and requires the password again", () => {
    const problem = toLoginProblem(new ApiError('authLogin', 'http', { status: 401, message: 'Wrong password' }));
    expect(problem).toEqual({ text: 'Wrong password', detail: null, fields: {}, refused: true });
  });

  it('falls back to "Authentication failed" without a server message', () => {
    expect(toLoginProblem(new ApiError('authLogin', 'http', { status: 401 }))?.text).toBe('Authentication failed');
  });

  it('shows the waiting time after too many attempts, below the specified text', () => {
    const problem = toLoginProblem(new ApiError('authLogin', 'http', { status: 429, retryAfter: 30 }));
    expect(problem?.text).toBe('An unexpected error occurred. Please try again.');
    expect(problem?.detail).toBe('Too many attempts. Try again in 30 seconds.');
  });

  it("shows the server's message beside its field and keeps the password", () => {
    const fields = { email: ['The email must be a valid address.', 'And another.'], device: ['Unknown.'] };
    const problem = toLoginProblem(new ApiError('authLogin', 'http', { status: 422, fields }));
    expect(problem?.fields).toEqual({ email: 'The email must be a valid address.' });
    expect(problem?.refused).toBe(false);
  });

  it('shows the specified text for a login response without user and token', () => {
    expect(toLoginProblem(new LoginResponseError(loginTexts.noUserOrToken))?.text).toBe(
      'Invalid response from server. Missing user or token data.',
    );
  });

  it('returns null after a cancelled request', () => {
    expect(toLoginProblem(new ApiError('authLogin', 'cancelled'))).toBeNull();
  });

  it('accepts any thrown value', () => {
    expect(toLoginProblem('boom')?.text).toBe('An unexpected error occurred. Please try again.');
  });
});

describe('missingCredentials', () => {
  it('names each empty field', () => {
    expect(missingCredentials({ email: '', password: '' })).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
    expect(missingCredentials({ email: 'ana@example.com', password: '' })).toEqual({
      password: 'Enter your password.',
    });
    expect(missingCredentials({ email: 'ana@example.com', code: '' })).toEqual({
      code: 'Enter the code from the email.',
    });
  });

  it('returns null when all required fields are filled in', () => {
    expect(missingCredentials({ email: 'ana@example.com', password: 'secret' })).toBeNull();
    expect(missingCredentials({ email: 'ana@example.com' })).toBeNull();
  });
});
