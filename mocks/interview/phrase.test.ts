import { describe, expect, it } from 'vitest';
import { extractPhrases } from './phrase.ts';

describe('quotable phrases of an answer', () => {
  it("extracts short phrases in the writer's own spelling, the most meaningful first", () => {
    expect(extractPhrases('The lamps were never lit on purpose. She knows.')).toEqual([
      'The lamps were never lit on purpose',
    ]);
    expect(extractPhrases('Her aunt brings soup every Thursday and counts the spoons. He was gone for days.')).toEqual([
      'Her aunt brings soup every Thursday',
      'He was gone for days',
    ]);
  });

  it('ends a phrase at a clause boundary and not on a hanging word', () => {
    expect(extractPhrases('When she lights the lamp herself and everybody sees who stands beneath it')).toEqual([
      'she lights the lamp herself',
    ]);
    expect(extractPhrases('the wheel turning slowly under the bridge at the old mill')).toEqual([
      'the wheel turning slowly under the bridge',
    ]);
  });

  it('ends a phrase at quotes, brackets and line breaks', () => {
    for (const phrase of extractPhrases(
      'She said “never come back here again” (twice, at least that) and\nshe meant every word',
    )) {
      expect(phrase).not.toMatch(/[“”"()\n]/);
    }
  });

  it('limits a phrase to eight words and sixty characters', () => {
    for (const phrase of extractPhrases(
      `${'word '.repeat(50)}. ${'x'.repeat(80)} ${'y'.repeat(80)} ${'z'.repeat(80)}`,
    )) {
      expect(phrase.split(' ').length).toBeLessThanOrEqual(8);
      expect(phrase.length).toBeLessThanOrEqual(60);
    }
  });

  it.each([
    '',
    'Wren.',
    '👩‍🚀 🎉',
    '???',
    'see https://example.test/a/b/c for it',
    'write to ana@lamplight.test please now',
    '   \n ',
    'no idea lol',
    'I don’t know yet! Maybe she would lose the house',
    'yes, sure',
  ])('extracts no phrase from %j', (answer) => {
    expect(extractPhrases(answer)).toEqual([]);
  });

  it('extracts phrases in other languages', () => {
    expect(extractPhrases('Der Hafen schweigt seit neunzehn Jahren')).toEqual([
      'Der Hafen schweigt seit neunzehn Jahren',
    ]);
  });

  it('extracts phrases from the start of a very long answer without delay', () => {
    expect(extractPhrases('Nobody lights this street any more. '.repeat(10_000))).toEqual([
      'Nobody lights this street any more',
    ]);
  });
});
