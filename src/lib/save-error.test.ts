import { describe, expect, it } from 'vitest';
import type { FailureKind } from './failure.ts';
import { classifySaveError } from './save-error.ts';

describe('save errors', () => {
  it.each<[FailureKind, number | null, string]>([
    ['network', null, 'offline'],
    ['timeout', null, 'offline'],
    ['parse', 200, 'failed'],
    ['http', 500, 'failed'],
    ['http', 503, 'failed'],
    ['http', 408, 'failed'],
    ['http', 419, 'failed'],
    ['http', 429, 'failed'],
    ['http', 401, 'refused'],
    ['http', 403, 'refused'],
    ['http', 413, 'refused'],
    ['http', 422, 'refused'],
  ])('classifies %s %s as %s', (kind, status, errorKind) => {
    expect(classifySaveError({ kind, status })).toBe(errorKind);
  });

  it('classifies any other error as failed', () => {
    expect(classifySaveError(null)).toBe('failed');
  });
});
