import { describe, expect, it } from 'vitest';
import { addChips, chipOptions, emptyEntryKey, splitEntry } from './chips-entry.ts';

const known = ['Drama', 'Mystery', 'Historical'];
const shown = (typed: string, taken: readonly string[] = []) =>
  chipOptions(typed, known, taken).map(({ word, isNew }) => (isNew ? `Add “${word}”` : word));

describe('the list of a field of chips', () => {
  it('offers every word that was not taken, before anything is typed', () => {
    expect(shown('', ['Mystery'])).toEqual(['Drama', 'Historical']);
  });

  it('offers what holds the typed letters, and what was typed as the last', () => {
    expect(shown('st')).toEqual(['Mystery', 'Historical', 'Add “st”']);
    expect(shown('  Sea stories ')).toEqual(['Add “Sea stories”']);
  });

  it('does not offer to add what is in the list, or was taken, however it is written', () => {
    expect(shown('MYSTERY')).toEqual(['Mystery']);
    expect(shown('sea', ['Sea'])).toEqual([]);
  });

  it('takes marks in a word as they are', () => {
    expect(shown('(.*')).toEqual(['Add “(.*”']);
  });
});

describe('the words of a field of chips', () => {
  it('are each there once, spelled as the list spells them', () => {
    expect(addChips(['Drama'], ['drama', ' mystery ', 'Sea', 'SEA', ' '], known)).toEqual(['Drama', 'Mystery', 'Sea']);
  });

  it('are parted by commas and line ends; the last one is still being typed', () => {
    expect(splitEntry('Drama, Sea\nIc')).toEqual({ words: ['Drama', ' Sea'], rest: 'Ic' });
    expect(splitEntry('Drama')).toEqual({ words: [], rest: 'Drama' });
    expect(splitEntry('Drama, ')).toEqual({ words: ['Drama'], rest: '' });
  });
});

describe('a key in an empty entry', () => {
  it('Backspace marks the last chip first, and takes it away second', () => {
    expect(emptyEntryKey('Backspace', null, 3)).toEqual({ mark: 2, remove: null });
    expect(emptyEntryKey('Backspace', 2, 3)).toEqual({ mark: null, remove: 2 });
    expect(emptyEntryKey('Backspace', 0, 1)).toEqual({ mark: null, remove: 0 });
  });

  it('the arrows walk along the chips and back to the entry', () => {
    expect(emptyEntryKey('ArrowLeft', null, 2)).toEqual({ mark: 1, remove: null });
    expect(emptyEntryKey('ArrowLeft', 0, 2)).toEqual({ mark: 0, remove: null });
    expect(emptyEntryKey('ArrowRight', 0, 2)).toEqual({ mark: 1, remove: null });
    expect(emptyEntryKey('ArrowRight', 1, 2)).toEqual({ mark: null, remove: null });
    expect(emptyEntryKey('Delete', 1, 2)).toEqual({ mark: null, remove: 1 });
  });

  it('does nothing without chips, and other keys never do', () => {
    expect(emptyEntryKey('Backspace', null, 0)).toBeNull();
    expect(emptyEntryKey('ArrowRight', null, 2)).toBeNull();
    expect(emptyEntryKey('Delete', null, 2)).toBeNull();
    expect(emptyEntryKey('a', 1, 2)).toBeNull();
  });
});
