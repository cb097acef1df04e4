import { describe, expect, it } from 'vitest';
import { addChips, chipOptions, emptyEntryKey, splitEntry } from './chips-entry.ts';

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

  it("doesn't offer to add a listed or selected word in another letter case", () => {
    expect(getSuggestions('MYSTERY')).toEqual(['Mystery']);
    expect(getSuggestions('sea', ['Sea'])).toEqual([]);
  });

  it('treats special characters in a word literally', () => {
    expect(getSuggestions('(.*')).toEqual(['Add “(.*”']);
  });
});

describe('entered chips', () => {
  it('adds each word once, in the spelling of the list', () => {
    expect(addChips(['Drama'], ['drama', ' mystery ', 'Sea', 'SEA', ' '], options)).toEqual([
      'Drama',
      'Mystery',
      'Sea',
    ]);
  });

  it('splits words at commas and line breaks and leaves the last one open', () => {
    expect(splitEntry('Drama, Sea\nIc')).toEqual({ chips: ['Drama', ' Sea'], rest: 'Ic' });
    expect(splitEntry('Drama')).toEqual({ chips: [], rest: 'Drama' });
    expect(splitEntry('Drama, ')).toEqual({ chips: ['Drama'], rest: '' });
  });
});

describe('keys in an empty chip input', () => {
  it('marks the last chip on Backspace and removes it on the second press', () => {
    expect(emptyEntryKey('Backspace', null, 3)).toEqual({ mark: 2, remove: null });
    expect(emptyEntryKey('Backspace', 2, 3)).toEqual({ mark: null, remove: 2 });
    expect(emptyEntryKey('Backspace', 0, 1)).toEqual({ mark: null, remove: 0 });
  });

  it('moves along the chips and back to the input with the arrow keys', () => {
    expect(emptyEntryKey('ArrowLeft', null, 2)).toEqual({ mark: 1, remove: null });
    expect(emptyEntryKey('ArrowLeft', 0, 2)).toEqual({ mark: 0, remove: null });
    expect(emptyEntryKey('ArrowRight', 0, 2)).toEqual({ mark: 1, remove: null });
    expect(emptyEntryKey('ArrowRight', 1, 2)).toEqual({ mark: null, remove: null });
    expect(emptyEntryKey('Delete', 1, 2)).toEqual({ mark: null, remove: 1 });
  });

  it('ignores keys without chips and keys without a function', () => {
    expect(emptyEntryKey('Backspace', null, 0)).toBeNull();
    expect(emptyEntryKey('ArrowRight', null, 2)).toBeNull();
    expect(emptyEntryKey('Delete', null, 2)).toBeNull();
    expect(emptyEntryKey('a', 1, 2)).toBeNull();
  });
});
