import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryPolicies, type RetryPolicyName } from '#src/lib/constants.ts';
import type { FailureKind } from '#src/lib/failure.ts';
import { isRetryable, retryDelay } from './retry-rules.ts';

function waits(name: RetryPolicyName) {
  const delays: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const delay = retryDelay(retryPolicies[name], attempt);
    if (delay === null) return delays;
    delays.push(delay);
  }
}

describe('automatic retries of the specification', () => {
  it.each<[RetryPolicyName, number[]]>([
    ['answer', [1000]],
    ['audio', [1000]],
    ['retryProcessing', [1000, 2000]],
    ['skip', [1000]],
    ['finish', []],
    ['chatMessagePoll', [1000, 1500]],
    ['chatMessageRefetch', [500]],
    ['summaryProcess', [1000]],
    ['none', []],
  ])('retries %s after the delays %j', (name, expected) => {
    expect(waits(name)).toEqual(expected);
  });

  it('waits as long as the server requests, up to a minute', () => {
    expect(retryDelay(retryPolicies.answer, 1, 30)).toBe(30_000);
    expect(retryDelay(retryPolicies.answer, 1, 3600)).toBe(60_000);
  });

  it('never waits less than its own delay or more than a minute', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 2 }), (seconds, attempt) => {
        const delay = retryDelay(retryPolicies.retryProcessing, attempt, seconds);
        expect(delay).toBeGreaterThanOrEqual(attempt * 1000);
        expect(delay).toBeLessThanOrEqual(60_000);
      }),
      { numRuns: 1000 },
    );
  });

  it("doesn't retry more often because the server sends a delay", () => {
    expect(retryDelay(retryPolicies.finish, 1, 5)).toBeNull();
    expect(retryDelay(retryPolicies.answer, 2, 5)).toBeNull();
    expect(retryDelay(retryPolicies.answer, 0)).toBeNull();
  });
});

describe('retryable failures', () => {
  it.each([500, 502, 503, 599, 429, 408])('retries after the status %i', (status) => {
    expect(isRetryable({ kind: 'http', status })).toBe(true);
  });

  it.each([400, 401, 402, 403, 404, 409, 413, 419, 422])("doesn't retry after the status %i", (status) => {
    expect(isRetryable({ kind: 'http', status })).toBe(false);
  });

  it.each<[FailureKind, boolean]>([
    ['network', true],
    ['timeout', true],
    ['cancelled', false],
    ['parse', false],
    ['blocked', false],
  ])('retries after a %s failure: %s', (kind, expected) => {
    expect(isRetryable({ kind, status: null })).toBe(expected);
  });

  it('never retries a cancelled request, even one with a status', () => {
    fc.assert(
      fc.property(fc.integer(), (status) => {
        expect(isRetryable({ kind: 'cancelled', status })).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
