import { describe, expect, it } from 'vitest';
import { createExcerpt } from './summaries.ts';

describe("a summary's excerpt", () => {
  it.each([
    ['Plain words.', 'Plain words.'],
    ['## A heading\n\nThe first\nparagraph.\n\nThe second.', 'The first paragraph.'],
    ['# A heading\nright above its text', 'right above its text'],
    ['\r\n\r\nTwo\r\nlines\r\n\r\nMore', 'Two lines'],
    ['She **sells** a *house*, ~~twice~~ `once`, ***at last***.', 'She sells a house, twice once, at last.'],
    ['A __loud__ and _quiet_ snake_case_name.', 'A loud and quiet snake_case_name.'],
    ['See [the map](https://example.test/map) of it.', 'See the map of it.'],
    [String.raw`2 * 3 * 4, \*not marked\*, 1\.`, '2 * 3 * 4, *not marked*, 1.'],
    ['![A map](map.webp)\n\nThe words below it.', 'The words below it.'],
    ['- one\n- two', 'one two'],
    ['# Only\n\n1. first\n2. second', 'first second'],
    ['> She *said* so.', 'She said so.'],
    ['# Only a heading', 'Only a heading'],
  ])('turns %j into the excerpt %j', (markdown, excerpt) => {
    expect(createExcerpt(markdown)).toBe(excerpt);
  });

  it('returns null for a summary without text', () => {
    expect(createExcerpt('')).toBeNull();
    expect(createExcerpt(' \n\n \n')).toBeNull();
  });

  it('limits an excerpt to 200 characters and ends it after a whole word', () => {
    const text = `${'Mara walks, '.repeat(30)}home.`;
    const excerpt = createExcerpt(text) ?? '';
    expect(excerpt.length).toBeLessThanOrEqual(200);
    expect(excerpt).toMatch(/Mara( walks)?…$/);
    expect(createExcerpt('word '.repeat(40).trim())).toHaveLength(199);
    expect(createExcerpt('x'.repeat(200))).toBe('x'.repeat(200));
    expect(createExcerpt('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
    expect(Array.from(createExcerpt('🌊'.repeat(300)) ?? '')).toHaveLength(200);
  });
});
