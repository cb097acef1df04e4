import { describe, expect, it } from 'vitest';
import { getInitials, getPlaceholderArt, pick, TINTS } from './placeholder-art.ts';

describe('placeholder art', () => {
  it('draws the same art for a title in any letter case and spacing', () => {
    expect(getPlaceholderArt('The Salt Road')).toEqual(getPlaceholderArt('  the salt road '));
    expect(pick(TINTS, 'Mara')).toBe(pick(TINTS, 'Mara'));
  });

  it('draws different art for each title and uses every tint', () => {
    const titles = Array.from({ length: 200 }, (_, index) => `Story ${index}`);
    expect(new Set(titles.map((title) => JSON.stringify(getPlaceholderArt(title)))).size).toBe(200);
    expect(new Set(titles.map((title) => pick(TINTS, title))).size).toBe(TINTS.length);
  });

  it('keeps the disc in the sky and the hills inside the box', () => {
    for (const title of ['', 'a', 'The Salt Road', '航海', 'x'.repeat(500)]) {
      const { disc, hills } = getPlaceholderArt(title);
      expect(disc.y).toBeGreaterThan(0);
      expect(disc.y).toBeLessThan(62);
      for (const { path } of hills) expect(path).toMatch(/^M0 \d+C[\d ]+S[\d ]+V100H0Z$/);
    }
  });
});

describe('initials', () => {
  it('returns the first letters of the first and the last name', () => {
    expect(getInitials('Ana María Reyes', 2)).toBe('AR');
    expect(getInitials('ana', 2)).toBe('A');
    expect(getInitials('Ana Reyes', 1)).toBe('A');
  });

  it('returns whole characters and an empty string for an empty name', () => {
    expect(getInitials('👩‍🚀 Öberg', 2)).toBe('👩‍🚀Ö');
    expect(getInitials('   ', 2)).toBe('');
  });
});
