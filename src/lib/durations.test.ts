import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration, spokenDuration } from './durations.ts';

describe('durations', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [999, '0:00', '0 seconds'],
    [1000, '0:01', '1 second'],
    [59_999, '0:59', '59 seconds'],
    [60_000, '1:00', '1 minute'],
    [102_400, '1:42', '1 minute 42 seconds'],
    [3_600_000, '1:00:00', '1 hour'],
    [3_723_000, '1:02:03', '1 hour 2 minutes 3 seconds'],
    [-5, '0:00', '0 seconds'],
    [Number.NaN, '0:00', '0 seconds'],
    [Number.POSITIVE_INFINITY, '0:00', '0 seconds'],
  ])('shows %d ms as %s and reads it as "%s"', (ms, text, read) => {
    expect(formatDuration(ms)).toBe(text);
    expect(spokenDuration(ms)).toBe(read);
  });

  it('formats any number as a readable duration', () => {
    fc.assert(
      fc.property(fc.double(), (ms) => {
        expect(formatDuration(ms)).toMatch(/^\d+(:[0-5]\d){1,2}$/);
        expect(spokenDuration(ms)).toMatch(/^[\d,]/);
      }),
    );
  });
});
