import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginProblem } from './login-response.ts';

const user = { id: 1, name: 'Ana Reyes' };

describe('login responses', () => {
  // Covers AUTH-07.
  it('accepts a response with user and token', () => {
    expect(loginProblem({ data: { user, token: '1|abcDEF0123' } })).toBeNull();
  });

  // Covers AUTH-07.
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
