import { describe, expect, it } from 'vitest';
import { barHeight, lastBars, toBars } from './wave.tsx';

describe('the waveform', () => {
  it('shows the loudest level within each bar', () => {
    expect(toBars([0, 0.9, 0.1, 0.2, 0.4, 0.3], 3)).toEqual([0.9, 0.2, 0.4]);
  });

  it('fills the whole width with a short recording', () => {
    expect(toBars([0.5, 0.2], 4)).toEqual([0.5, 0.5, 0.2, 0.2]);
    expect(toBars([], 2)).toEqual([0, 0]);
  });

  it('leaves the oldest bars silent when a recording starts', () => {
    expect(lastBars([0.5], 3)).toEqual([0, 0, 0.5]);
  });

  it('shows the newest level at the right end during a recording', () => {
    expect(lastBars([0.1, 0.2, 0.3, 0.4], 2)).toEqual([0.3, 0.4]);
  });

  it('returns no bars when there is no space', () => {
    expect(toBars([0.5], 0)).toEqual([]);
    expect(lastBars([0.5], 0)).toEqual([]);
  });

  it('shows silence as a dot and limits loudness to the full height', () => {
    expect(barHeight(0)).toBe(0.1);
    expect(barHeight(1)).toBe(1);
    expect(barHeight(0.9)).toBeGreaterThan(2 * barHeight(0.5));
  });
});
