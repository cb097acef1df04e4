import { describe, expect, it } from 'vitest';
import { chipOptions, findChip } from './chip-options.ts';

const options = ['Drama', 'Mystery', 'Historical'];

function getSuggestions(typed: string, chosen: readonly string[] = []) {
  return chipOptions(typed, options, chosen).map(({ word, isNew }) => (isNew ? `Add “${word}”` : word));
}

describe('chip suggestions', () => {
  it("offers every word that isn't selected before the writer types", () => {
    expect(getSuggestions('', ['Mystery'])).toEqual(['Drama', 'Historical']);
  });

  it('offers words that contain the typed letters and the typed text last', () => {
    expect(getSuggestions('st')).toEqual(['Mystery', 'Historical', 'Add “st”']);
    expect(getSuggestions('  Sea stories ')).toEqual(['Add “Sea stories”']);
  });

  it('finds a word without its accents, and offers the typed text too', () => {
    const found = chipOptions('coming-of', ['Coming—of—age'], []).map(({ word }) => word);
    expect(found).toEqual(['Coming—of—age', 'coming-of']);
    expect(chipOptions('elegie', ['E\u0301legie'], [])).toHaveLength(2);
  });

  it("doesn't offer to add a listed or selected word in another letter case", () => {
    expect(getSuggestions('MYSTERY')).toEqual(['Mystery']);
    expect(getSuggestions('sea', ['Sea'])).toEqual([]);
  });

  it('treats special characters in a word literally', () => {
    expect(getSuggestions('(.*')).toEqual(['Add “(.*”']);
  });
});

describe('a typed chip', () => {
  it('is found in the list regardless of case and spaces', () => {
    expect(findChip(options, ' mystery ')).toBe('Mystery');
    expect(findChip(options, 'Sea')).toBeUndefined();
  });
});
