import { describe, expect, it } from 'vitest';
import { toExcerpt } from './search-answers.ts';

describe('excerpt of a found answer', () => {
  it('has its matches in code points', () => {
    expect(toExcerpt('🌊🌊 the salt\n\n🌊', 'SALT 🌊')).toEqual({
      excerpt: '🌊🌊 the salt 🌊',
      highlights: [
        { start: 0, length: 2 },
        { start: 7, length: 4 },
        { start: 12, length: 1 },
      ],
    });
  });
});
