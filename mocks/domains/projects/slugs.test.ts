import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSlug } from './slugs.ts';

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{M}\p{N}]+)*$/u;

describe('a slug', () => {
  it.each([
    ['The Salt Road', 'the-salt-road'],
    ['Été à Zürich', 'ete-a-zurich'],
    ['طريق الملح', 'طريق-الملح'],
    ['דרך המלח', 'דרך-המלח'],
    ['नमक की सड़क', 'नमक-की-सड़क'],
    ['小금 길', '小금-길'],
    ['Don’t look — back', 'dont-look-back'],
    ['!?', 'untitled'],
    ['\u{94d}नमक', 'नमक'],
  ])('of “%s” is “%s”', (name, slug) => {
    expect(newSlug(name, () => false)).toBe(slug.normalize('NFC'));
  });

  it('creates a slug of letters, digits and single hyphens from any name, valid in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = newSlug(name, () => false);
        expect(slug).toMatch(shape);
        expect(slug.length).toBeLessThanOrEqual(60);
        expect(slug.isWellFormed()).toBe(true);
      }),
    );
  });

  it('creates a unique slug for each of up to 120 equal names', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 1, max: 120 }), (name, times) => {
        const slugs = new Set<string>();
        for (let time = 0; time < times; time += 1) slugs.add(newSlug(name, (slug) => slugs.has(slug)));
        expect(slugs.size).toBe(times);
        for (const slug of slugs) expect(slug).toMatch(shape);
        for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(60);
      }),
      { numRuns: 30 },
    );
  });
});
