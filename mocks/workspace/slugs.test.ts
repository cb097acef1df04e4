import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSlug } from './slugs.ts';

describe('a slug', () => {
  it('creates a slug of lower-case letters, digits and single hyphens from any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = newSlug(name, () => false);
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(60);
      }),
    );
  });

  it('creates a unique slug for each of up to 120 equal names', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 1, max: 120 }), (name, times) => {
        const slugs = new Set<string>();
        for (let time = 0; time < times; time += 1) slugs.add(newSlug(name, (slug) => slugs.has(slug)));
        expect(slugs.size).toBe(times);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(60);
      }),
      { numRuns: 30 },
    );
  });
});
