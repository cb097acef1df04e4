import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginProblem } from './login-answer.ts';

const user = { id: 1, name: 'Ana Reyes' };

describe('a login answer', () => {
  // Covers AUTH-07.
  it('with user and token logs in', () => {
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
  ])('%j misses user or token', (body) => {
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
  ])('%j has no data at all', (body) => {
    expect(loginProblem(body)).toBe('Invalid response from server.');
  });

  it('never breaks, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(loginProblem(body)).toMatch(/^Invalid response from server\./);
      }),
    );
  });
});
