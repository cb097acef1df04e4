import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/platform/api-error.ts';
import { loginTexts } from '#src/lib/texts.ts';
import { LoginResponseError, toLoginProblem, missingCredentials } from './login-problem.ts';

describe('what the login form shows after a failed try', () => {
  it('gives the words of the server when it refused the credentials, and has the password typed anew', () => {
    const problem = toLoginProblem(new ApiError('authLogin', 'http', { status: 401, message: 'Wrong password' }));
    expect(problem).toEqual({ text: 'Wrong password', detail: null, fields: {}, refused: true });
  });

  it('has words of its own when the server gave none', () => {
    expect(toLoginProblem(new ApiError('authLogin', 'http', { status: 401 }))?.text).toBe('Authentication failed');
  });

  it('says how long to wait after too many tries, below the specified text', () => {
    const problem = toLoginProblem(new ApiError('authLogin', 'http', { status: 429, retryAfter: 30 }));
    expect(problem?.text).toBe('An unexpected error occurred. Please try again.');
    expect(problem?.detail).toBe('Too many attempts. Try again in 30 seconds.');
  });

  it('puts the server’s words beside the field they are about and keeps the password', () => {
    const fields = { email: ['The email must be a valid address.', 'And another.'], device: ['Unknown.'] };
    const problem = toLoginProblem(new ApiError('authLogin', 'http', { status: 422, fields }));
    expect(problem?.fields).toEqual({ email: 'The email must be a valid address.' });
    expect(problem?.refused).toBe(false);
  });

  it('shows what a login answer lacks to the letter', () => {
    expect(toLoginProblem(new LoginResponseError(loginTexts.noUserOrToken))?.text).toBe(
      'Invalid response from server. Missing user or token data.',
    );
  });

  it('shows nothing after a call that was given up', () => {
    expect(toLoginProblem(new ApiError('authLogin', 'cancelled'))).toBeNull();
  });

  it('takes anything that was thrown', () => {
    expect(toLoginProblem('boom')?.text).toBe('An unexpected error occurred. Please try again.');
  });
});

describe('what is missing before anything is sent', () => {
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

  it('is nothing when all that was asked for is there', () => {
    expect(missingCredentials({ email: 'ana@example.com', password: 'secret' })).toBeNull();
    expect(missingCredentials({ email: 'ana@example.com' })).toBeNull();
  });
});
