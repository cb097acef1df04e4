import { describe, expect, it } from 'vitest';
import { rateLevel } from './microphone-check.ts';

function of(seconds: number, level: number): number[] {
  return Array.from({ length: seconds * 10 }, () => level);
}

describe('microphone level rating', () => {
  it.each([
    ['nothing yet', [], null],
    ['three seconds of a quiet room', of(3, 0.05), null],
    ['four seconds of a quiet room', of(4, 0.05), 'silent'],
    ['half a second of a whisper', of(0.5, 0.3), null],
    ['a second of a whisper', of(1, 0.3), 'quiet'],
    ['one click in a quiet room', [...of(4, 0.05), 0.9], 'silent'],
    ['a word', [...of(1, 0.05), ...of(0.5, 0.7)], 'clear'],
    ['a word, and then a pause of three seconds', [...of(0.5, 0.7), ...of(3, 0.02)], 'clear'],
    ['a word, and then a pause of five seconds', [...of(0.5, 0.7), ...of(5, 0.02)], 'silent'],
    ['a whisper after a word long ago', [...of(1, 0.7), ...of(5, 0.3)], 'quiet'],
  ])('rates %s', (_what, levels, rating) => {
    expect(rateLevel(levels)).toBe(rating);
  });
});
