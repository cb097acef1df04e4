import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginTexts } from '#src/lib/error-strings.ts';
import { ApiError } from '#src/platform/api-error.ts';
import { loginProblem, LoginResponseError, missingCredentials, toLoginProblem } from './login-problem.ts';

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
