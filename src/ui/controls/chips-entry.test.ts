import { describe, expect, it } from 'vitest';
import { addChips, chipOptions, emptyEntryKey, splitEntry } from './chips-entry.ts';

const known = ['Drama', 'Mystery', 'Historical'];

function shown(typed: string, taken: readonly string[] = []) {
  return chipOptions(typed, known, taken).map(({ word, isNew }) => (isNew ? `Add “${word}”` : word));
}

describe('chip suggestions', () => {
  it("offers every word that isn't selected before the writer types", () => {
    expect(shown('', ['Mystery'])).toEqual(['Drama', 'Historical']);
  });

  it('offers words that contain the typed letters and the typed text last', () => {
    expect(shown('st')).toEqual(['Mystery', 'Historical', 'Add “st”']);
    expect(shown('  Sea stories ')).toEqual(['Add “Sea stories”']);
  });

  it("doesn't offer to add a listed or selected word in another letter case", () => {
    expect(shown('MYSTERY')).toEqual(['Mystery']);
    expect(shown('sea', ['Sea'])).toEqual([]);
  });

  it('treats special characters in a word literally', () => {
    expect(shown('(.*')).toEqual(['Add “(.*”']);
  });
});

describe('entered chips', () => {
  it('adds each word once, in the spelling of the list', () => {
    expect(addChips(['Drama'], ['drama', ' mystery ', 'Sea', 'SEA', ' '], known)).toEqual(['Drama', 'Mystery', 'Sea']);
  });

  it('splits words at commas and line breaks and leaves the last one open', () => {
    expect(splitEntry('Drama, Sea\nIc')).toEqual({ words: ['Drama', ' Sea'], rest: 'Ic' });
    expect(splitEntry('Drama')).toEqual({ words: [], rest: 'Drama' });
    expect(splitEntry('Drama, ')).toEqual({ words: ['Drama'], rest: '' });
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
