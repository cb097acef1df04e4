import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';
import { landscapeOf } from './landscape.ts';
import { pick, TINTS } from './seed.ts';

describe('what stands in for a missing picture', () => {
  it('is the same for the same title, whatever its case and the air around it', () => {
    expect(landscapeOf('The Salt Road')).toEqual(landscapeOf('  the salt road '));
    expect(pick(TINTS, 'Mara')).toBe(pick(TINTS, 'Mara'));
  });

  it('differs between titles, and every tint comes up', () => {
    const titles = Array.from({ length: 200 }, (_, index) => `Story ${index}`);
    expect(new Set(titles.map((title) => JSON.stringify(landscapeOf(title)))).size).toBe(200);
    expect(new Set(titles.map((title) => pick(TINTS, title))).size).toBe(TINTS.length);
  });

  it('keeps the disc in the sky and the hills inside the box', () => {
    for (const title of ['', 'a', 'The Salt Road', '航海', 'x'.repeat(500)]) {
      const { disc, hills } = landscapeOf(title);
      expect(disc.y).toBeGreaterThan(0);
      expect(disc.y).toBeLessThan(62);
      for (const { path } of hills) expect(path).toMatch(/^M0 \d+C[\d ]+S[\d ]+V100H0Z$/);
    }
  });
});

describe('initials', () => {
  it('are the first letters of the first and the last name', () => {
    expect(initialsOf('Ana María Reyes', 2)).toBe('AR');
    expect(initialsOf('ana', 2)).toBe('A');
    expect(initialsOf('Ana Reyes', 1)).toBe('A');
  });

  it('are whole characters, and nothing for no name', () => {
    expect(initialsOf('👩‍🚀 Öberg', 2)).toBe('👩‍🚀Ö');
    expect(initialsOf('   ', 2)).toBe('');
  });
});
