import { describe, expect, it } from 'vitest';
import { countText, formatWordCount } from './word-count.ts';

describe('word counts on screen', () => {
  it('formats counts with thousands separators and the correct plural', () => {
    expect(countText(38_410)).toBe('38,410');
    expect(formatWordCount(1)).toBe('1 word');
    expect(formatWordCount(1208)).toBe('1,208 words');
  });
});
