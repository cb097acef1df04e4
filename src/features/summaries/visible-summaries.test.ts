import { describe, expect, it } from 'vitest';
import { isVisible, trackVisible } from './visible-summaries.ts';

describe('visible summaries', () => {
  it('counts a summary as visible until its last view is closed', () => {
    const [card, reader] = [trackVisible(41), trackVisible(41)];
    reader();
    expect(isVisible(41)).toBe(true);
    card();
    expect(isVisible(41)).toBe(false);
    expect(isVisible(42)).toBe(false);
  });
});
