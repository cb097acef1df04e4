import { describe, expect, it } from 'vitest';
import { toTitle } from './story.ts';

describe("a story's title", () => {
  it.each([
    ['The Salt Road', 'The Salt Road'],
    ['Mr. Fox', 'Mr. Fox'],
    ['The “Salt” Road', 'The “Salt” Road'],
    ['Who Called It?', 'Who Called It?'],
    ['I’d call it The Lamplighter’s Street, because nobody lights it.', 'The Lamplighter’s Street'],
    ['Maybe “Wren”, or something shorter.', 'Wren'],
    ['The title is Nine Letters North. It may change.', 'Nine Letters North'],
    ['Call it Winter', 'Winter'],
    ['The Road Home. I have had that name in a drawer since my first winter away.', 'The Road Home'],
  ])('is taken from the answer %j', (answer, title) => {
    expect(toTitle(answer)).toBe(title);
  });

  it('has at most 80 letters', () => {
    expect(toTitle('a'.repeat(500))).toHaveLength(80);
  });
});
