import { describe, expect, it } from 'vitest';
import { barHeight, lastBars, toBars } from './wave-shape.ts';

describe('a wave', () => {
  it('shows the loudest moment of what each bar stands for', () => {
    expect(toBars([0, 0.9, 0.1, 0.2, 0.4, 0.3], 3)).toEqual([0.9, 0.2, 0.4]);
  });

  it('fills its room with a short recording too', () => {
    expect(toBars([0.5, 0.2], 4)).toEqual([0.5, 0.5, 0.2, 0.2]);
    expect(toBars([], 2)).toEqual([0, 0]);
  });

  it('leaves the oldest bars at rest while a recording begins', () => {
    expect(lastBars([0.5], 3)).toEqual([0, 0, 0.5]);
  });

  it('shows the newest sound at its right end while it grows', () => {
    expect(lastBars([0.1, 0.2, 0.3, 0.4], 2)).toEqual([0.3, 0.4]);
  });

  it('shows nothing where there is no room', () => {
    expect(toBars([0.5], 0)).toEqual([]);
    expect(lastBars([0.5], 0)).toEqual([]);
  });

  it('keeps silence visible as a dot and loudness inside its box', () => {
    expect(barHeight(0)).toBe(0.1);
    expect(barHeight(1)).toBe(1);
    expect(barHeight(0.9)).toBeGreaterThan(2 * barHeight(0.5));
  });
});
