import { describe, expect, it } from 'vitest';
import { readRange } from './static-files.ts';

describe('byte ranges', () => {
  it.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=50-5000', { from: 50, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', null],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
    ['bytes=-', null],
    [undefined, null],
  ])('reads the range %s of 100 bytes as %j', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });

  it('returns unsatisfiable for any range of an empty body', () => {
    expect([readRange('bytes=0-', 0), readRange('bytes=-5', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
  });
});
